import type { Queue } from 'bullmq'
import type { QueueBackend } from '#shared/events/queue_backend'
import type { QueueName } from '#shared/events/subscriber'
import { findSubscriber } from '#shared/events/subscribers'
import { traceMetadata } from '#shared/events/job_telemetry'
import type { Delivery } from '#shared/outbox/claim_deliveries'

/** Retention of completed and failed jobs. */
const KEEP_DONE_SECONDS = 60
const KEEP_FAILED_SECONDS = 24 * 3600

/** On PostgreSQL up to this many jobs are faster to add one by one: `addBulk` creates a temporary table first. */
const MAX_SINGLE_ADDS = 6

/** The data of a job: the delivery to run. */
export type DeliveryJob = Omit<Delivery, 'traceParent'>

export const QUEUE_NAMES: readonly QueueName[] = ['deliveries', 'heavy']

/** The BullMQ queues of deliveries, on the configured backend. */
export class DeliveryQueues {
  #queues: Map<QueueName, Queue<DeliveryJob>>
  #maxSingleAdds: number

  constructor(backend: QueueBackend, prefix = '') {
    this.#maxSingleAdds = backend.name === 'postgres' ? MAX_SINGLE_ADDS : 0
    this.#queues = new Map(
      QUEUE_NAMES.map((name) => [name, backend.queue<DeliveryJob>(prefix + name)])
    )
    for (const queue of this.#queues.values()) queue.on('error', () => {})
  }

  /**
   * Adds one job per delivery, reactions before projections. The queue ignores a repeated attempt of a delivery and adds a
   * job for a new one.
   */
  async add(deliveries: Delivery[]): Promise<void> {
    const inOrder = deliveries.toSorted((one, other) => +buildsTable(one) - +buildsTable(other))
    for (const [name, queue] of this.#queues) {
      const jobs = inOrder.filter((each) => queueOf(each) === name).map(toJob)
      if (jobs.length > this.#maxSingleAdds) await queue.addBulk(jobs)
      else for (const job of jobs) await queue.add(job.name, job.data, job.opts)
    }
  }

  /** The number of waiting jobs by queue. */
  async waiting(): Promise<Map<QueueName, number>> {
    const counts = [...this.#queues].map(async ([name, queue]) => {
      return [name, await queue.getJobCountByTypes('waiting', 'prioritized')] as const
    })
    return new Map(await Promise.all(counts))
  }

  /** Resolves when all queues are connected to the backend. */
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
