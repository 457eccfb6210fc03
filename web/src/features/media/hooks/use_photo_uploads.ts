import { useEffect, useState, useSyncExternalStore } from 'react'
import { currentPhoto } from '@/features/media/photo'
import { PhotoUploads } from '@/features/media/photo_uploads'

/** The photos of a form, at first those of `currentUrls`, and their latest selection. */
export function usePhotoUploads(
  currentUrls: readonly string[],
  options: ConstructorParameters<typeof PhotoUploads>[1]
) {
  const [photos] = useState(() => new PhotoUploads(currentUrls.map(currentPhoto), options))
  const selection = useSyncExternalStore(photos.subscribe, photos.read)
  useEffect(() => photos.leave, [photos])
  return { photos, selection }
}
