import { chosenPhoto, currentPhoto, type Photo } from '@/features/media/photo'
import type { PhotoSelection } from '@/features/media/photo_selection'

type StoredPhoto = { file: File } | { url: string }

/** A serialized photo selection: the chosen files themselves and the URLs of the saved photos. */
export type StoredPhotos = { shown: StoredPhoto[]; setAside: StoredPhoto[] }

/**
 * Serializes a selection. An uploaded photo is stored as a file, because the server deletes unused uploads after a day.
 */
export function storedPhotos({ shown, setAside }: PhotoSelection): StoredPhotos {
  const serialize = ({ file, src }: Photo): StoredPhoto => (file ? { file } : { url: src })
  return { shown: shown.map(serialize), setAside: setAside.map(serialize) }
}

/** Restores a selection, with only those URLs that the listing still has. */
export function restoredSelection(
  stored: StoredPhotos,
  currentUrls: readonly string[]
): PhotoSelection {
  const photo = (each: StoredPhoto) => {
    if ('file' in each) return [chosenPhoto(each.file)]
    return currentUrls.includes(each.url) ? [currentPhoto(each.url)] : []
  }
  return { shown: stored.shown.flatMap(photo), setAside: stored.setAside.flatMap(photo) }
}

/** Whether the selection equals the saved photos of the listing, in order. */
export function isSelectionOf({ shown }: PhotoSelection, urls: readonly string[]): boolean {
  return shown.length === urls.length && shown.every(({ src }, index) => src === urls[index])
}
