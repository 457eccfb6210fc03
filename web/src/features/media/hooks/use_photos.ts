import { LIMITS, IMAGE_TYPES } from '@saajha/contract/limits'
import type { ImageUploadsBody } from '@saajha/contract/media'
import { inputs } from '@/messages/inputs'
import { useEffect, useRef, useState } from 'react'
import { useUploads } from '@/features/media/hooks/use_uploads'
import { isSelectionOf, restoredSelection, type StoredPhotos } from '@/features/media/stored_photos'
import { chosenPhoto, currentPhoto, type Photo } from '@/features/media/photo'
import {
  countWith,
  moved,
  withChosen,
  withCurrent,
  without,
  type PhotoSelection,
} from '@/features/media/photo_selection'
import { useToast } from '@/lib/toasts/use_toast'
import { media } from '@/messages/media'

/**
 * The photo selection of a listing draft: chosen, ordered, and uploaded when the listing is saved. With a `purpose`
 * they are the private images of an identity document; `itemId` is the id of an existing listing.
 */
export function usePhotos(
  currentUrls: readonly string[] = [],
  about: Pick<ImageUploadsBody, 'itemId' | 'purpose'> = {}
) {
  const begin = (): PhotoSelection => ({ shown: currentUrls.map(currentPhoto), setAside: [] })
  const [selection, setSelection] = useState(begin)
  const previews = usePreviews()
  const { toastError } = useToast()

  const change = (id: string, changes: Partial<Photo>) =>
    setSelection(({ shown, setAside }) => ({
      shown: shown.map((photo) => (photo.id === id ? { ...photo, ...changes } : photo)),
      setAside,
    }))
  const { upload, retry } = useUploads(selection.shown, change, about)

  const add = (files: readonly File[]) => {
    const pictures = files.filter(({ type }) => IMAGE_TYPES.some((allowed) => allowed === type))
    if (pictures.length < files.length) toastError(media.invalidFileType, inputs.photoTypeInvalid)
    if (countWith(selection, pictures.length) > LIMITS.photos) {
      return toastError(media.tooManyPhotos, inputs.tooManyPhotos)
    }
    if (pictures.length === 0) return
    const chosen = pictures.map(chosenPhoto)
    previews.keep(chosen)
    setSelection(withChosen(selection, chosen))
  }

  return {
    ...selection,
    selection,
    isChanged: !isSelectionOf(selection, currentUrls),
    /** Resets to the saved photos of the listing. */
    reset: () => setSelection(begin()),
    /** Restores stored photos, without those that the listing no longer has. */
    restore: (stored: StoredPhotos) => {
      const restored = restoredSelection(stored, currentUrls)
      previews.keep([...restored.shown, ...restored.setAside].filter(({ file }) => file))
      setSelection(restored)
    },
    add,
    upload,
    retry,
    remove: (id: string) => setSelection(without(selection, id)),
    move: (id: string, to: number) => setSelection((latest) => moved(latest, id, to)),
    moveOver: (id: string, overId: string) =>
      setSelection((latest) => moved(latest, id, positionOf(latest, overId))),
    keepCurrent: () => setSelection(withCurrent),
  }
}

/** Object URLs for previews; the browser holds the files in memory until they are revoked on unmount. */
function usePreviews() {
  const urls = useRef<string[]>([])
  useEffect(() => () => urls.current.forEach((src) => URL.revokeObjectURL(src)), [])
  return { keep: (photos: readonly Photo[]) => urls.current.push(...photos.map(({ src }) => src)) }
}

function positionOf({ shown }: PhotoSelection, id: string) {
  return shown.findIndex((photo) => photo.id === id)
}
