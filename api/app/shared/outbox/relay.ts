import { setTimeout as delay } from 'node:timers/promises'
import logger from '@adonisjs/core/services/logger'
import type { DeliveryQueues } from '#shared/events/delivery_queues'
import { QUEUE_NAMES, QUEUES, type QueueName } from '#shared/events/subscriber'
import { subscribersIn } from '#shared/events/subscribers'
import { claimDeliveries } from '#shared/outbox/claim_deliveries'
import { failPoint } from '#shared/outbox/fail_point'

const POLL_MS = 250
const RETRY_MS = 1_000

/** One claim takes the deliveries of up to this many jobs of each subscriber. */
const JOBS_PER_CLAIM = 5

/** When the waiting jobs are counted again: a count costs as much as a claim, and other relays fill the same queues. */
const COUNT_AGAIN_MS = { allOpen: 2_000, someFull: POLL_MS }

type RelayQueues = Pick<DeliveryQueues, 'add' | 'waiting'>

let wake: () => void = () => {}

/** Makes the relay of this process claim deliveries immediately instead of at its next poll. Called after a commit. */
export function wakeRelay(): void {
  wake()
}

/**
 * Moves due deliveries from PostgreSQL to the queues until it is stopped. Any number of relays may run: claims skip rows
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
  let projectionsFrom = 0
  while (!stopping.aborted) {
    const woken = new Promise<void>((resolve) => (wake = resolve))
    try {
      const withProjections = performance.now() >= projectionsFrom
      const { isMoreDue, hasProjections } = await enqueueNext(queues, capacity, withProjections)
      // Many events in one batch cost a read table as much as one event. The first one does not wait.
      if (hasProjections) projectionsFrom = performance.now() + (isMoreDue ? 0 : pollMs)
      if (!isMoreDue) await Promise.race([woken, pause(pollMs, stopping)])
    } catch (error) {
      logger.error({ err: error }, 'relay could not queue deliveries; it retries')
      await pause(RETRY_MS, stopping)
    }
  }
}

/**
 * Claims deliveries and adds their jobs after the claim is committed. Returns whether a subscriber reached its limit, so that
 * more may be due, and whether deliveries to projections were claimed.
 */
async function enqueueNext(
  queues: RelayQueues,
  capacity: Capacity,
  withProjections: boolean
): Promise<{ isMoreDue: boolean; hasProjections: boolean }> {
  const limits = subscribersIn(await capacity.openQueues())
    .filter(({ kind }) => withProjections || kind !== 'projection')
    .map(({ name, kind, batchSize }) => ({
      subscriber: name,
      kind,
      limit: batchSize * JOBS_PER_CLAIM,
    }))
  const deliveries = limits.length > 0 ? await claimDeliveries(limits) : []
  if (deliveries.length === 0) return { isMoreDue: false, hasProjections: false }
  failPoint('after claim')
  capacity.consume(await queues.add(deliveries))
  failPoint('after add')
  const claimed = Map.groupBy(deliveries, ({ subscriber }) => subscriber)
  return {
    isMoreDue: limits.some(
      ({ subscriber, limit }) => (claimed.get(subscriber)?.length ?? 0) >= limit
    ),
    hasProjections: limits.some(
      ({ subscriber, kind }) => kind === 'projection' && claimed.has(subscriber)
    ),
  }
}

/** Back-pressure: the queues that may receive jobs, by the jobs that waited at the last count and those added since. */
class Capacity {
  #waiting = new Map<QueueName, number>()
  #countedAt = -Infinity
  #isUnchanged = false

  constructor(private queues: RelayQueues) {}

  async openQueues(): Promise<QueueName[]> {
    const isSomeFull = QUEUE_NAMES.some((name) => !this.#isOpen(name))
    const maxAge = isSomeFull ? COUNT_AGAIN_MS.someFull : COUNT_AGAIN_MS.allOpen
    const isOutdated = performance.now() - this.#countedAt >= maxAge
    if (isOutdated || (isSomeFull && !this.#isUnchanged)) {
      this.#waiting = await this.queues.waiting()
      this.#countedAt = performance.now()
      this.#isUnchanged = true
    }
    return QUEUE_NAMES.filter((name) => this.#isOpen(name))
  }

  consume(added: Map<QueueName, number>): void {
    for (const [name, jobs] of added) {
      this.#waiting.set(name, (this.#waiting.get(name) ?? 0) + jobs)
      this.#isUnchanged = false
    }
  }

  #isOpen(name: QueueName): boolean {
    return (this.#waiting.get(name) ?? 0) < QUEUES[name].maxWaiting
  }
}

async function pause(ms: number, stopping: AbortSignal): Promise<void> {
  await delay(ms, undefined, { signal: stopping }).catch(() => {})
}
