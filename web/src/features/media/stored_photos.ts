import { chosenPhoto, currentPhoto, isExpired, type Photo } from '@/features/media/photo'
import { withExcess, type PhotoSelection } from '@/features/media/photo_selection'

type StoredFile = { file: File } & Partial<Pick<Photo, 'url' | 'uploadedAt'>>
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
  const areExpired = files.some(({ uploadedAt = null }) => isExpired({ uploadedAt }))
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
  return withExcess(shown.flatMap(photo), excess.map(restoredFile))
}

/** Whether the selection equals the saved photos of the listing, in order. */
export function isSelectionOf({ shown, excess }: PhotoSelection, urls: readonly string[]): boolean {
  if (excess.length > 0 || shown.length !== urls.length) return false
  return shown.every(({ src }, index) => src === urls[index])
}

function storedFile({ file, url, uploadedAt }: Photo): StoredFile | null {
  return file && { file, url, uploadedAt }
}

function restoredFile({ file, url = null, uploadedAt = null }: StoredFile): Photo {
  return { ...chosenPhoto(file), url, uploadedAt }
}
