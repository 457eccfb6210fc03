import { availableParallelism } from 'node:os'
import { LIMITS } from '@saajha/contract/limits'
import { DecoderQueue, type Sender } from '#modules/media/decoder/decoder_queue'
import { PictureQueueFullError } from '#modules/media/errors'
import { countDecoderSeconds } from '#modules/media/limits'
import { WorkerProcess } from '#modules/media/decoder/worker_process'
import type {
  PictureFailure,
  PictureResults,
  PictureTask,
} from '#modules/media/decoder/picture_worker'
import { QueueFullError } from '#shared/concurrency/fair_queue'

/** A second decoder would take the processors of requests where there are only two. */
export const DECODERS = availableParallelism() > 2 ? 2 : 1

/** Separate from the variant worker, so that no upload waits for variants. */
const idleDecoders = Array.from({ length: DECODERS }, () => new WorkerProcess())
/** A member may queue the photos of two listings. A proxy ends a request without a response after 60 seconds. */
const queue = new DecoderQueue({
  atOnce: DECODERS,
  waiting: 100,
  waitingOfMember: 2 * LIMITS.photos,
  maxWaitMs: 45_000,
})
const RETRY_SECONDS = 10
const MAX_UNREADABLE_MS = 500

/**
 * Runs a task on an uploaded file on the sender's turn, and counts long ones as further files of the hourly limit. A file
 * that turns out unreadable after half a second is too complex. Throws a 503 if too many members wait who used the
 * decoder less.
 */
export async function runInspection<Task extends PictureTask>(
  sender: Sender,
  task: Task
): Promise<PictureResults[Task['do']] | PictureFailure> {
  const { result, cpuMs } = await queue
    .run(sender, async () => {
      const decoder = idleDecoders.pop()!
      const { result, cpuMs } = await decoder
        .measure(task)
        .finally(() => void idleDecoders.push(decoder))
      return { result, cpuMs, isRefused: result === 'unreadable' || result === 'too complex' }
    })
    .catch(toUnavailable)
  await countDecoderSeconds(sender.memberId, cpuMs / 1_000)
  return result === 'unreadable' && cpuMs > MAX_UNREADABLE_MS ? 'too complex' : result
}

function toUnavailable(error: unknown): never {
  if (!(error instanceof QueueFullError)) throw error
  throw new PictureQueueFullError({ retryAfterSeconds: RETRY_SECONDS })
}
