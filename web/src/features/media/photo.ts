/** A photo in the picker: a saved one of the listing (`file` is null) or a newly chosen file. */
export type Photo = {
  id: string
  /** The preview URL. */
  src: string
  file: File | null
  /** Its URL on the server; null until it is uploaded. */
  url: string | null
  /** Upload progress from 0 to 1; null while not uploading. */
  progress: number | null
  hasFailed: boolean
}

let lastId = 0

/** A saved photo of the listing. */
export function currentPhoto(url: string): Photo {
  return { ...photoFrom(url), url }
}

/** A newly chosen file; the caller that drops it must revoke `src`. */
export function chosenPhoto(file: File): Photo {
  return { ...photoFrom(URL.createObjectURL(file)), file }
}

function photoFrom(src: string): Photo {
  lastId += 1
  return { id: `photo-${lastId}`, src, file: null, url: null, progress: null, hasFailed: false }
}
