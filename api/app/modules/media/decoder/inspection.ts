import { availableParallelism } from 'node:os'
import { LIMITS } from '@saajha/contract/limits'
import { PictureQueueFullError } from '#modules/media/errors'
import { countDecoderSeconds } from '#modules/media/limits'
import { WorkerProcess } from '#modules/media/decoder/worker_process'
import type {
  PictureFailure,
  PictureResults,
  PictureTask,
} from '#modules/media/decoder/picture_worker'
import { FairQueue } from '#shared/concurrency/fair_queue'

/** Who sends a file: a member, from a network that `networkOf()` names. */
export type Sender = { memberId: string; network: string }

/** A second decoder would take the processors of requests where there are only two. */
export const DECODERS = availableParallelism() > 2 ? 2 : 1

/** Separate from the variant worker, so that no upload waits for variants. */
const idleDecoders = Array.from({ length: DECODERS }, () => new WorkerProcess())
/** A member may queue the photos of two listings. A proxy ends a request without a response after 60 seconds. */
const queue = new FairQueue({
  atOnce: DECODERS,
  waiting: 100,
  waitingOfKey: 2 * LIMITS.photos,
  maxWaitMs: 45_000,
})
const MAX_UNREADABLE_MS = 500

/**
 * Runs a task on an uploaded file on the sender's turn, and counts long ones as further files of the hourly limit. A network
 * pays for refused files only, since it may have thousands of honest members. A file that turns out unreadable after half a
 * second is too complex. Throws a 503 if too many members wait who used the decoder less.
 */
export async function runInspection<Task extends PictureTask>(
  { memberId, network }: Sender,
  task: Task
): Promise<PictureResults[Task['do']] | PictureFailure> {
  const { result, cpuMs } = await queue.run(
    [memberId, network],
    async () => {
      const decoder = idleDecoders.pop()!
      const measured = await decoder.measure(task).finally(() => void idleDecoders.push(decoder))
      queue.addUse(memberId, measured.cpuMs)
      if (isRefused(measured.result)) queue.addUse(network, measured.cpuMs)
      return measured
    },
    () => new PictureQueueFullError({ retryAfterSeconds: 10 })
  )
  await countDecoderSeconds(memberId, cpuMs / 1_000)
  return result === 'unreadable' && cpuMs > MAX_UNREADABLE_MS ? 'too complex' : result
}

function isRefused(result: unknown): boolean {
  return result === 'unreadable' || result === 'too complex'
}
