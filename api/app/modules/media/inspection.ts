import { LIMITS } from '@saajha/contract/limits'
import { PictureQueueFullError } from '#modules/media/errors'
import { MemberQueue } from '#modules/media/member_queue'
import { PictureProcess } from '#modules/media/picture_process'
import type { PictureFailure, PictureResults, PictureTask } from '#modules/media/picture_program'
import { QueueFullError } from '#shared/concurrency/fair_queue'

/** Separate from the variant worker, so that no upload waits for variants. */
const inspectionWorker = new PictureProcess()
/** A member may queue the photos of two listings. */
const queue = new MemberQueue({ waitingMembers: 5, waitingOfMember: 2 * LIMITS.photos })
const RETRY_SECONDS = 10

/** Runs a task on an uploaded file on the member's turn. Throws a 503 immediately if too many members wait. */
export async function runInspection<Task extends PictureTask>(
  memberId: string,
  task: Task
): Promise<PictureResults[Task['do']] | PictureFailure> {
  return queue.run(memberId, () => inspectionWorker.run(task)).catch(toUnavailable)
}

function toUnavailable(error: unknown): never {
  if (!(error instanceof QueueFullError)) throw error
  throw new PictureQueueFullError({ retryAfterSeconds: RETRY_SECONDS })
}
