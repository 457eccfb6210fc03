import { ForeignMediaError } from '#modules/catalogue/errors'
import { ownMedia } from '#modules/media/public'

/** Throws `ForeignMediaError` unless the owner of the listing uploaded every photo and the video. */
export async function assertOwnMedia(
  ownerId: string,
  photos: string[],
  video: string | null | undefined
): Promise<void> {
  const ownPhotos = await ownMedia(ownerId, 'photo', photos)
  if (ownPhotos.length < photos.length) throw new ForeignMediaError('imageUrls')
  const videos = video ? [video] : []
  const ownVideos = await ownMedia(ownerId, 'video', videos)
  if (ownVideos.length < videos.length) throw new ForeignMediaError('videoUrl')
}
