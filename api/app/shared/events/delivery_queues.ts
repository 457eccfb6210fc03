import type { Queue } from 'bullmq'
import type { QueueBackend } from '#shared/events/queue_backend'
import type { QueueName } from '#shared/events/subscriber'
import { findSubscriber } from '#shared/events/subscribers'
import { traceMetadata } from '#shared/events/job_telemetry'
import type { Delivery } from '#shared/outbox/claim_deliveries'

/** Seconds for which finished jobs stay visible. */
const KEEP_DONE_SECONDS = 60
const KEEP_FAILED_SECONDS = 24 * 3600

/** On PostgreSQL so many jobs are sooner added one by one: to add many at once, BullMQ makes a table of them first. */
const FEW = 6

/** What a job carries: which delivery it runs. */
export type DeliveryJob = Omit<Delivery, 'traceParent'>

export const QUEUE_NAMES: readonly QueueName[] = ['deliveries', 'media']

/** The queues that deliveries travel through, on whichever store was chosen. */
export class DeliveryQueues {
  #queues: Map<QueueName, Queue<DeliveryJob>>
  #few: number

  constructor(backend: QueueBackend, prefix = '') {
    this.#few = backend.name === 'postgres' ? FEW : 0
    this.#queues = new Map(
      QUEUE_NAMES.map((name) => [name, backend.queue<DeliveryJob>(prefix + name)])
    )
    for (const queue of this.#queues.values()) queue.on('error', () => {})
  }

  /**
   * Adds one job per delivery, those that somebody waits for before those of read tables. A repeated epoch is ignored by the
   * queue; a new one is a new job.
   */
  async add(deliveries: Delivery[]): Promise<void> {
    const inOrder = deliveries.toSorted((one, other) => +buildsTable(one) - +buildsTable(other))
    for (const [name, queue] of this.#queues) {
      const jobs = inOrder.filter((each) => queueOf(each) === name).map(toJob)
      if (jobs.length > this.#few) await queue.addBulk(jobs)
      else for (const job of jobs) await queue.add(job.name, job.data, job.opts)
    }
  }

  /** How many jobs wait for a worker, by queue. */
  async waiting(): Promise<Map<QueueName, number>> {
    const counts = [...this.#queues].map(async ([name, queue]) => {
      return [name, await queue.getJobCountByTypes('waiting', 'prioritized')] as const
    })
    return new Map(await Promise.all(counts))
  }

  /** Resolves once all are connected to their store. */
  async waitUntilReady(): Promise<void> {
    await Promise.all([...this.#queues.values()].map((queue) => queue.waitUntilReady()))
  }

  async close(): Promise<void> {
    await Promise.all([...this.#queues.values()].map((queue) => queue.close()))
  }
}

function queueOf(delivery: Delivery): QueueName {
  return findSubscriber(delivery.subscriber)?.queue ?? 'deliveries'
}

function buildsTable({ subscriber }: Delivery): boolean {
  return findSubscriber(subscriber)?.kind === 'projection'
}

function toJob({ eventId, subscriber, epoch, traceParent }: Delivery) {
  return {
    name: subscriber,
    data: { eventId, subscriber, epoch },
    opts: {
      jobId: `${eventId}-${subscriber}-${epoch}`,
      attempts: 5,
      backoff: { type: 'exponential', delay: 500, jitter: 0.5 },
      removeOnComplete: { age: KEEP_DONE_SECONDS },
      removeOnFail: { age: KEEP_FAILED_SECONDS },
      ...(traceParent && { telemetry: { metadata: traceMetadata(traceParent) } }),
    },
  }
}
