import { chosenPhoto, currentPhoto, isExpired, type Photo } from '@/features/media/photo'
import type { PhotoSelection } from '@/features/media/photo_uploads'

type StoredFile = { file: Blob; url?: string | null; uploadedAt?: number | null }
type StoredPhoto = { url: string } | StoredFile

/**
 * A serialized photo selection: the chosen files with their uploads, and the URLs of the saved photos. An earlier version
 * stored no excess.
 */
export type StoredPhotos = { shown: StoredPhoto[]; excess?: StoredFile[] }

/** Serializes a selection. */
export function storedPhotos({ shown, excess }: PhotoSelection): StoredPhotos {
  const serialize = (photo: Photo) => storedFile(photo) ?? { url: photo.src }
  return { shown: shown.map(serialize), excess: excess.flatMap((photo) => storedFile(photo) ?? []) }
}

/** How many chosen files are stored, and whether some of them were uploaded too long ago to be used. */
export function storedFiles({ shown, excess = [] }: StoredPhotos) {
  const files = [...shown, ...excess].filter((photo) => 'file' in photo)
  const areExpired = files.some(({ uploadedAt }) => isExpired(uploadedAt ?? Infinity))
  return { count: files.length, areExpired }
}

/** Restores a selection, with only those URLs that the listing still has. */
export function restoredSelection(
  { shown, excess = [] }: StoredPhotos,
  currentUrls: readonly string[]
): PhotoSelection {
  const photo = (each: StoredPhoto) => {
    if ('file' in each) return [restoredFile(each)]
    return currentUrls.includes(each.url) ? [currentPhoto(each.url)] : []
  }
  return { shown: shown.flatMap(photo), excess: excess.map(restoredFile) }
}

/** Whether the selection equals the saved photos of the listing, in order. */
export function isSelectionOf({ shown, excess }: PhotoSelection, urls: readonly string[]): boolean {
  if (excess.length > 0 || shown.length !== urls.length) return false
  return shown.every(({ src }, index) => src === urls[index])
}

function storedFile({ file, upload }: Photo): StoredFile | null {
  if (!file) return null
  return upload.state === 'stored' ? { file, url: upload.url, uploadedAt: upload.at } : { file }
}

function restoredFile({ file, url, uploadedAt }: StoredFile): Photo {
  return url && uploadedAt
    ? chosenPhoto(file, { state: 'stored', url, at: uploadedAt })
    : chosenPhoto(file)
}
