import { chosenPhoto, currentPhoto, type Photo } from '@/features/media/photo'
import type { PhotoSelection } from '@/features/media/photo_selection'

type StoredPhoto = { file: File } | { url: string }

/** A selection of photos that outlasts the page: the chosen files themselves, and the URLs of the others. */
export type StoredPhotos = { shown: StoredPhoto[]; setAside: StoredPhoto[] }

/** What is kept of a selection. A chosen photo that was uploaded is kept as a file: an unused upload is deleted after a day. */
export function storedPhotos({ shown, setAside }: PhotoSelection): StoredPhotos {
  const kept = ({ file, src }: Photo): StoredPhoto => (file ? { file } : { url: src })
  return { shown: shown.map(kept), setAside: setAside.map(kept) }
}

/** The selection again; of the URLs only those that the listing still has. */
export function restoredSelection(
  kept: StoredPhotos,
  currentUrls: readonly string[]
): PhotoSelection {
  const photo = (each: StoredPhoto) => {
    if ('file' in each) return [chosenPhoto(each.file)]
    return currentUrls.includes(each.url) ? [currentPhoto(each.url)] : []
  }
  return { shown: kept.shown.flatMap(photo), setAside: kept.setAside.flatMap(photo) }
}

/** Whether these are the photos of the listing, as it has them. */
export function isSelectionOf({ shown }: PhotoSelection, urls: readonly string[]): boolean {
  return shown.length === urls.length && shown.every(({ src }, index) => src === urls[index])
}
