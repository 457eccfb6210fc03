import { IMAGE_TYPES, LIMITS } from '@saajha/contract/limits'
import type { ImageUploadsBody } from '@saajha/contract/media'
import { inputs } from '@/messages/inputs'
import { useEffect, useRef, useState } from 'react'
import { useUploads } from '@/features/media/hooks/use_uploads'
import { isSelectionOf, restoredSelection, type StoredPhotos } from '@/features/media/stored_photos'
import { chosenPhoto, currentPhoto, type Photo } from '@/features/media/photo'
import {
  acceptsExcess,
  moved,
  capacityOf,
  withChosen,
  without,
  withoutSaved,
  type PhotoSelection,
} from '@/features/media/photo_selection'
import { UploadError } from '@/lib/http/upload_error'
import { useToast } from '@/lib/toasts/use_toast'
import { media } from '@/messages/media'

type Options = {
  limit?: number
  /** Called when a photo cannot be added or uploaded, instead of a notice. */
  report?: (title: string, message: string) => void
}

/**
 * The photo selection of a listing draft: chosen, ordered and uploaded. With a `purpose` they are private images, of an
 * identity document or a handover; `itemId` is the id of an existing listing.
 */
export function usePhotos(
  currentUrls: readonly string[] = [],
  about: Pick<ImageUploadsBody, 'itemId' | 'purpose'> = {},
  options: Options = {}
) {
  const { limit = LIMITS.photos } = options
  const begin = (): PhotoSelection => ({ shown: currentUrls.map(currentPhoto), excess: [] })
  const [selection, setSelection] = useState(begin)
  const previews = usePreviews()
  const { toastError } = useToast()
  const report = options.report ?? toastError

  const change = (id: string, changes: Partial<Photo>) =>
    setSelection(({ shown, excess }) => ({
      shown: shown.map((photo) => (photo.id === id ? { ...photo, ...changes } : photo)),
      excess,
    }))
  const { upload, retry } = useUploads(selection.shown, { change, report, about })

  const uploadAll = async () => {
    const count = selection.excess.length
    if (count > 0) throw new UploadError(media.tooManyPhotos, media.excess({ count }))
    return upload()
  }

  const add = (files: readonly File[]) => {
    const pictures = files.filter(({ type }) => IMAGE_TYPES.some((allowed) => allowed === type))
    if (pictures.length < files.length) report(media.invalidFileType, inputs.photoTypeInvalid)
    const capacity = capacityOf(selection, limit)
    if (pictures.length > capacity) {
      // Photos in excess are not added yet.
      const isAdded = capacity > 0 && !acceptsExcess(selection)
      const added = isAdded ? ` ${media.photosAdded({ count: capacity })}` : ''
      report(media.tooManyPhotos, media.atMostPhotos({ limit }) + added)
    }
    const chosen = pictures.slice(0, capacity).map(chosenPhoto)
    if (chosen.length === 0) return
    previews.keep(chosen)
    setSelection((latest) => withChosen(latest, chosen, limit))
  }

  return {
    ...selection,
    selection,
    /** How many of the chosen photos are uploaded. */
    uploads: uploadsOf(selection.shown),
    isChanged: !isSelectionOf(selection, currentUrls),
    /** Resets to the saved photos of the listing. */
    reset: () => setSelection(begin()),
    /** Restores stored photos, without those that the listing no longer has. */
    restore: (stored: StoredPhotos) => {
      const restored = restoredSelection(stored, currentUrls)
      previews.keep([...restored.shown, ...restored.excess].filter(({ file }) => file))
      setSelection(restored)
    },
    add,
    /** Returns the URLs in order; throws an `UploadError`, also while the owner is asked about photos in excess. */
    upload: uploadAll,
    retry,
    remove: (id: string) => setSelection((latest) => without(latest, id, limit)),
    move: (id: string, to: number) => setSelection((latest) => moved(latest, id, to)),
    moveOver: (id: string, overId: string) =>
      setSelection((latest) => moved(latest, id, positionOf(latest, overId))),
    /** Removes the saved photos in favour of those in excess. */
    replaceSaved: () => setSelection((latest) => withoutSaved(latest, limit)),
    dropExcess: () => setSelection((latest) => ({ ...latest, excess: [] })),
  }
}

/** Object URLs for previews; the browser holds the files in memory until they are revoked on unmount. */
function usePreviews() {
  const urls = useRef<string[]>([])
  useEffect(() => () => urls.current.forEach((src) => URL.revokeObjectURL(src)), [])
  return { keep: (photos: readonly Photo[]) => urls.current.push(...photos.map(({ src }) => src)) }
}

function uploadsOf(photos: readonly Photo[]) {
  const chosen = photos.filter(({ file }) => file)
  return { done: chosen.filter(({ url }) => url).length, count: chosen.length }
}

function positionOf({ shown }: PhotoSelection, id: string) {
  return shown.findIndex((photo) => photo.id === id)
}
