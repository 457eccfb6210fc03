/** A photo in the picker: a saved one of the listing (`file` is null) or a newly chosen file. */
export type Photo = {
  id: string
  /** The preview URL. */
  src: string
  file: File | null
  /** Its URL on the server; null until it is uploaded. */
  url: string | null
  /** Time of the upload in milliseconds; null for a saved photo and until it is uploaded. */
  uploadedAt: number | null
  /** Upload progress from 0 to 1; null while not uploading. */
  progress: number | null
  hasFailed: boolean
}

/** An upload that no listing uses is deleted by the server after a day. */
const USABLE_MS = 20 * 60 * 60 * 1000

let lastId = 0

/** A saved photo of the listing. */
export function currentPhoto(url: string): Photo {
  return { ...photoFrom(url), url }
}

/** A newly chosen file; the caller that drops it must revoke `src`. */
export function chosenPhoto(file: File): Photo {
  return { ...photoFrom(URL.createObjectURL(file)), file }
}

/** Whether a chosen photo has to be uploaded, possibly again. */
export function needsUpload({ file, url, uploadedAt }: Photo): boolean {
  if (!file) return false
  return url === null || uploadedAt === null || isExpired({ uploadedAt })
}

/** Whether a photo was uploaded so long ago that it has to be uploaded again. */
export function isExpired({ uploadedAt }: Pick<Photo, 'uploadedAt'>): boolean {
  return uploadedAt !== null && Date.now() - uploadedAt > USABLE_MS
}

function photoFrom(src: string): Photo {
  lastId += 1
  return {
    id: `photo-${lastId}`,
    src,
    file: null,
    url: null,
    uploadedAt: null,
    progress: null,
    hasFailed: false,
  }
}
