/** The upload of a photo; `controller` aborts it, and `at` is its time in milliseconds, Infinity for a saved photo. */
export type Upload =
  | { state: 'waiting' }
  | { state: 'sending'; progress: number; controller: AbortController }
  | { state: 'stored'; url: string; at: number }
  | { state: 'failed'; error: unknown }

/** A photo in the picker: a saved one of the listing (`file` is null) or a newly chosen file. `src` is its preview URL. */
export type Photo = { id: string; src: string; file: Blob | null; upload: Upload }

/** An upload that no listing uses is deleted by the server after a day. */
const USABLE_MS = 20 * 60 * 60 * 1000

let lastId = 0

/** A saved photo of the listing. */
export function currentPhoto(url: string): Photo {
  return photoOf(url, null, { state: 'stored', url, at: Infinity })
}

/** A newly chosen file, or one that is restored with its upload; the caller that drops it must revoke `src`. */
export function chosenPhoto(file: Blob, upload: Upload = { state: 'waiting' }): Photo {
  return photoOf(URL.createObjectURL(file), file, upload)
}

/** The URL of a photo on the server; null until it is uploaded. */
export function urlOf({ upload }: Photo): string | null {
  return upload.state === 'stored' ? upload.url : null
}

/** Whether a photo was not uploaded yet, or so long ago that it has to be uploaded again. */
export function needsUpload({ upload }: Photo): boolean {
  return upload.state === 'waiting' || (upload.state === 'stored' && isExpired(upload.at))
}

/** Whether an upload at this time in milliseconds is too old to be used. */
export function isExpired(at: number): boolean {
  return Date.now() - at > USABLE_MS
}

function photoOf(src: string, file: Blob | null, upload: Upload): Photo {
  lastId += 1
  return { id: `photo-${lastId}`, src, file, upload }
}
