/** A photo in the picker: one that stands on the listing already (`file` is null), or one just chosen. */
export type Photo = {
  id: string
  /** What the preview shows. */
  src: string
  file: File | null
  /** Its address on the server, once it is there. */
  url: string | null
  /** From 0 to 1 while it is being sent. */
  progress: number | null
  hasFailed: boolean
}

let lastId = 0

/** A photo that stands on the listing already. */
export function currentPhoto(url: string): Photo {
  return { ...photoFrom(url), url }
}

/** A file that a member has just chosen; whoever drops it revokes `src`. */
export function chosenPhoto(file: File): Photo {
  return { ...photoFrom(URL.createObjectURL(file)), file }
}

function photoFrom(src: string): Photo {
  lastId += 1
  return { id: `photo-${lastId}`, src, file: null, url: null, progress: null, hasFailed: false }
}
