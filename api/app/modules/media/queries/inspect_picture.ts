import { LIMITS } from '@saajha/contract/limits'
import { HeavyPictureError, UnreadablePictureError } from '#modules/media/errors'
import { FairQueue, QueueFullError } from '#modules/media/fair_queue'
import { PictureProcess } from '#modules/media/picture_process'
import { UnavailableError } from '#shared/http/errors/unavailable_error'

/** Its own, so that no member waits for the pictures that workers make. */
const inspection = new PictureProcess()
/** The photos of two listings at once are what one member may have here. */
const queue = new FairQueue({ waitingMembers: 5, waitingOfMember: 2 * LIMITS.photos })
const TRY_AGAIN_SECONDS = 10

/**
 * Width and height in pixels of the picture in a file, found by decoding all of it when it is its member's turn. Throws for
 * anything but a whole JPEG, PNG or WebP of at most 40 megapixels, and at once when too many members wait.
 */
export async function inspectPicture(
  memberId: string,
  path: string
): Promise<{ width: number; height: number }> {
  const task = { do: 'inspect', input: path, maxPixels: LIMITS.photoPixels } as const
  const extent = await queue.run(memberId, () => inspection.run(task)).catch(tellBusy)
  if (extent === 'unreadable') throw new UnreadablePictureError()
  if (extent === 'too heavy') throw new HeavyPictureError()
  return extent
}

function tellBusy(error: unknown): never {
  if (!(error instanceof QueueFullError)) throw error
  throw new UnavailableError('Many pictures are being checked right now.', TRY_AGAIN_SECONDS)
}
