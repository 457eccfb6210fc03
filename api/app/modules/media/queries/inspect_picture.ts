import { LIMITS } from '@saajha/contract/limits'
import { HeavyPictureError, UnreadablePictureError } from '#modules/media/errors'
import { FairQueue, QueueFullError } from '#modules/media/fair_queue'
import { PictureProcess } from '#modules/media/picture_process'
import { UnavailableError } from '#shared/http/errors/unavailable_error'

/** Separate from the variant worker, so that no upload waits for variants. */
const inspectionWorker = new PictureProcess()
/** A member may queue the photos of two listings. */
const queue = new FairQueue({ waitingMembers: 5, waitingOfMember: 2 * LIMITS.photos })
const RETRY_SECONDS = 10

/**
 * Returns the width and height in pixels of a picture, found by decoding all of it on the member's turn. Throws unless
 * it is a complete JPEG, PNG or WebP of at most 40 megapixels, and immediately if too many members wait.
 */
export async function inspectPicture(
  memberId: string,
  path: string
): Promise<{ width: number; height: number }> {
  const task = { do: 'inspect', input: path, maxPixels: LIMITS.photoPixels } as const
  const extent = await queue.run(memberId, () => inspectionWorker.run(task)).catch(toUnavailable)
  if (extent === 'unreadable') throw new UnreadablePictureError()
  if (extent === 'too heavy') throw new HeavyPictureError()
  return extent
}

function toUnavailable(error: unknown): never {
  if (!(error instanceof QueueFullError)) throw error
  throw new UnavailableError('Many pictures are being checked right now.', RETRY_SECONDS)
}
