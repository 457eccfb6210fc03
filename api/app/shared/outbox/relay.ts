import { setTimeout as delay } from 'node:timers/promises'
import logger from '@adonisjs/core/services/logger'
import { claimDeliveries } from '#shared/outbox/claim_deliveries'
import { failPoint } from '#shared/outbox/fail_point'
import type { DeliveryQueues } from '#shared/events/delivery_queues'

const POLL_MS = 250
const RETRY_MS = 1_000
const CLAIM_SIZE = 500
const MAX_WAITING_JOBS = 10_000
const COUNT_AGAIN_MS = 2_000
const COUNT_AGAIN_JOBS = 2_000

type RelayQueues = Pick<DeliveryQueues, 'add' | 'waiting'>

let wake: () => void = () => {}

/** Makes the relay of this process claim deliveries immediately instead of at its next poll. Called after a commit. */
export function wakeRelay(): void {
  wake()
}

/**
 * Moves open deliveries from PostgreSQL to the queues until it is stopped. Any number of relays may run: claims skip rows
 * that another relay has locked.
 */
export function startRelay(
  queues: RelayQueues,
  { pollMs = POLL_MS } = {}
): { stop(): Promise<void> } {
  const stopping = new AbortController()
  const loop = run(queues, pollMs, stopping.signal)
  return {
    async stop() {
      stopping.abort()
      wake()
      await loop
    },
  }
}

async function run(queues: RelayQueues, pollMs: number, stopping: AbortSignal): Promise<void> {
  const capacity = new Capacity(queues)
  while (!stopping.aborted) {
    const woken = new Promise<void>((resolve) => (wake = resolve))
    try {
      const added = await enqueueNext(queues, capacity)
      if (added < CLAIM_SIZE) await Promise.race([woken, pause(pollMs, stopping)])
    } catch (error) {
      logger.error({ err: error }, 'relay could not queue deliveries; it retries')
      await pause(RETRY_MS, stopping)
    }
  }
}

/** Claims one batch and adds its jobs after the claim is committed. Returns the number of jobs. */
async function enqueueNext(queues: RelayQueues, capacity: Capacity): Promise<number> {
  if (!(await capacity.isAvailable())) return 0
  const deliveries = await claimDeliveries(CLAIM_SIZE)
  if (deliveries.length === 0) return 0
  failPoint('after claim')
  await queues.add(deliveries)
  capacity.consume(deliveries.length)
  failPoint('after add')
  return deliveries.length
}

/**
 * Back-pressure: the number of jobs that may be added before the waiting jobs are counted again. A count costs as much as a
 * claim, and other relays fill the same queues.
 */
class Capacity {
  #left = 0
  #countedAt = -Infinity

  constructor(private queues: RelayQueues) {}

  async isAvailable(): Promise<boolean> {
    if (this.#left < CLAIM_SIZE || performance.now() - this.#countedAt > COUNT_AGAIN_MS) {
      const waiting = await this.queues.waiting()
      const all = [...waiting.values()].reduce((sum, each) => sum + each, 0)
      this.#left = Math.min(MAX_WAITING_JOBS - all, COUNT_AGAIN_JOBS)
      this.#countedAt = performance.now()
    }
    return this.#left > 0
  }

  consume(jobs: number): void {
    this.#left -= jobs
  }
}

async function pause(ms: number, stopping: AbortSignal): Promise<void> {
  await delay(ms, undefined, { signal: stopping }).catch(() => {})
}
