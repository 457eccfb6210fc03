import { LIMITS } from '@saajha/contract/limits'
import type { ImageUploadsBody } from '@saajha/contract/media'
import { useEffect, useState, useSyncExternalStore } from 'react'
import { loadUploads } from '@/features/media/load_uploads'
import { currentPhoto, urlOf } from '@/features/media/photo'
import { PhotoUploads, type Sender } from '@/features/media/photo_uploads'
import { isSelectionOf, restoredSelection, type StoredPhotos } from '@/features/media/stored_photos'
import { useToast } from '@/lib/toasts/use_toast'

type Options = {
  limit?: number
  /** Called when a photo cannot be added or uploaded, instead of a notice. */
  report?: (title: string, message: string) => void
}

/**
 * The photo selection of a listing draft: chosen, ordered and uploaded. With a `purpose` they are private images, of an
 * identity document or of a handover. Those of a document are uploaded when its form is sent; `itemId` is the id of an
 * existing listing.
 */
export function usePhotos(
  currentUrls: readonly string[] = [],
  about: Pick<ImageUploadsBody, 'itemId' | 'purpose'> = {},
  options: Options = {}
) {
  const { toastError } = useToast()
  const [photos] = useState(
    () =>
      new PhotoUploads(currentUrls.map(currentPhoto), {
        send: sender(about),
        isImmediate: about.purpose !== 'document',
        limit: LIMITS.photos,
        report: toastError,
        ...options,
      })
  )
  const selection = useSyncExternalStore(photos.subscribe, photos.read)
  useEffect(() => photos.leave, [photos])
  const chosen = selection.shown.filter(({ file }) => file)

  return {
    ...photos,
    ...selection,
    selection,
    /** How many of the chosen photos are uploaded. */
    uploads: { done: chosen.filter(urlOf).length, count: chosen.length },
    isChanged: !isSelectionOf(selection, currentUrls),
    /** Resets to the saved photos of the listing. */
    reset: () => photos.replace({ shown: currentUrls.map(currentPhoto), excess: [] }),
    /** Restores stored photos, without those that the listing no longer has. */
    restore: (stored: StoredPhotos) => photos.replace(restoredSelection(stored, currentUrls)),
  }
}

/** Loads what sends pictures with the first ones. If that fails, the uploads fail, and a retry of one loads it again. */
function sender(about: Omit<ImageUploadsBody, 'imageCount'>): Sender {
  return (count) => {
    const sends = loadUploads().then(({ sendPictures }) => sendPictures(about)(count))
    return async (file) => (await sends)(file)
  }
}
