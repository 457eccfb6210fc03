import { LIMITS, IMAGE_TYPES } from '@saajha/contract/limits'
import type { ImageUploadsBody } from '@saajha/contract/media'
import { inputs } from '@/messages/inputs'
import { useEffect, useRef, useState } from 'react'
import { toastError } from '@/components/toast_queue'
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
import { media } from '@/messages/media'

/**
 * The photos of a listing that is being written: chosen, ordered, and sent when the listing is. With a `purpose` they
 * are the private pictures of an identity document; `itemId` names a listing that exists already.
 */
export function usePhotos(
  currentUrls: readonly string[] = [],
  about: Pick<ImageUploadsBody, 'itemId' | 'purpose'> = {}
) {
  const begin = (): PhotoSelection => ({ shown: currentUrls.map(currentPhoto), setAside: [] })
  const [selection, setSelection] = useState(begin)
  const previews = usePreviews()

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
    /** Back to the photos that the listing has. */
    reset: () => setSelection(begin()),
    /** Goes on with photos that were kept; one that the listing no longer has is left out. */
    restore: (kept: StoredPhotos) => {
      const restored = restoredSelection(kept, currentUrls)
      previews.keep([...restored.shown, ...restored.setAside].filter(({ file }) => file))
      setSelection(restored)
    },
    add,
    upload,
    retry,
    remove: (id: string) => setSelection(without(selection, id)),
    move: (id: string, to: number) => setSelection((latest) => moved(latest, id, to)),
    moveOver: (id: string, overId: string) =>
      setSelection((latest) => moved(latest, id, placeOf(latest, overId))),
    keepCurrent: () => setSelection(withCurrent),
  }
}

/** The browser holds a chosen file in memory for its preview, until the page is left. */
function usePreviews() {
  const kept = useRef<string[]>([])
  useEffect(() => () => kept.current.forEach((src) => URL.revokeObjectURL(src)), [])
  return { keep: (photos: readonly Photo[]) => kept.current.push(...photos.map(({ src }) => src)) }
}

function placeOf({ shown }: PhotoSelection, id: string) {
  return shown.findIndex((photo) => photo.id === id)
}
