import { chosenPhoto, currentPhoto, type Photo } from '@/features/media/photo'
import type { PhotoSelection } from '@/features/media/photo_selection'

type StoredPhoto = { url: string } | ({ file: File } & Partial<Pick<Photo, 'url' | 'uploadedAt'>>)

/** A serialized photo selection: the chosen files with their uploads, and the URLs of the saved photos. */
export type StoredPhotos = { shown: StoredPhoto[] }

/** Serializes a selection without its excess. */
export function storedPhotos({ shown }: PhotoSelection): StoredPhotos {
  const serialize = ({ file, src, url, uploadedAt }: Photo): StoredPhoto =>
    file ? { file, url, uploadedAt } : { url: src }
  return { shown: shown.map(serialize) }
}

/** Restores a selection, with only those URLs that the listing still has. */
export function restoredSelection(
  stored: StoredPhotos,
  currentUrls: readonly string[]
): PhotoSelection {
  const photo = (each: StoredPhoto) => {
    if ('file' in each) {
      const { url = null, uploadedAt = null } = each
      return [{ ...chosenPhoto(each.file), url, uploadedAt }]
    }
    return currentUrls.includes(each.url) ? [currentPhoto(each.url)] : []
  }
  return { shown: stored.shown.flatMap(photo), excess: [] }
}

/** Whether the selection equals the saved photos of the listing, in order. */
export function isSelectionOf({ shown }: PhotoSelection, urls: readonly string[]): boolean {
  return shown.length === urls.length && shown.every(({ src }, index) => src === urls[index])
}
