import { BadUploadAddressError, SpentUploadAddressError } from '#modules/media/errors'
import { findMedia, type Media } from '#modules/media/queries/find_media'

/** The upload behind a signed address; throws when it arrived already or its ten minutes are over. */
export async function findOpenUpload(id: string): Promise<Media> {
  const media = await findMedia(id)
  if (!media) throw new BadUploadAddressError()
  if (media.state !== 'issued' || media.isExpired) throw new SpentUploadAddressError()
  return media
}
