import type { Queue } from 'bullmq'
import type { QueueBackend } from '#shared/events/queue_backend'
import { QUEUE_NAMES, type QueueName } from '#shared/events/subscriber'
import { findSubscriber } from '#shared/events/subscribers'
import { traceMetadata } from '#shared/events/job_telemetry'
import type { Delivery } from '#shared/outbox/claim_deliveries'
import type { DeliverySet } from '#shared/outbox/delivery_states'

/** On PostgreSQL up to this many jobs are faster to add one by one: `addBulk` creates a temporary table first. */
const MAX_SINGLE_ADDS = 6

/**
 * The data of a job: the deliveries to run. During a rolling release, workers of the previous release read `eventId`, and
 * their jobs have no `eventIds`.
 */
export type DeliveryJob = { subscriber: string; eventId: string; eventIds?: string[] }

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

  /** Adds the jobs of claimed deliveries, those of reactions before those of projections. Returns their number by queue. */
  async add(deliveries: Delivery[]): Promise<Map<QueueName, number>> {
    const inOrder = deliveries.toSorted((one, other) => +buildsTable(one) - +buildsTable(other))
    const added = new Map<QueueName, number>()
    for (const [name, queue] of this.#queues) {
      const jobs = inBatches(inOrder.filter((each) => queueOf(each) === name)).map(toJob)
      if (jobs.length > this.#maxSingleAdds) await queue.addBulk(jobs)
      else for (const job of jobs) await queue.add(job.name, job.data, job.opts)
      if (jobs.length > 0) added.set(name, jobs.length)
    }
    return added
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

/** The deliveries of a job. */
export function deliveriesOf({ subscriber, eventId, eventIds }: DeliveryJob): DeliverySet {
  return { subscriber, eventIds: eventIds ?? [eventId] }
}

/**
 * Groups deliveries of the same event name to the same subscriber, up to its batch size. Those whose worker died are a batch
 * of their own. A delivery that failed or killed two workers is alone, since it may fail again.
 */
function inBatches(deliveries: Delivery[]): Delivery[][] {
  const groups = Map.groupBy(deliveries, ({ subscriber, event, eventId, starts, failures }) =>
    [subscriber, event, failures > 0 || starts > 1 ? eventId : starts].join(' ')
  )
  return [...groups.values()].flatMap((group) => {
    const size = findSubscriber(group[0]!.subscriber)?.batchSize ?? 1
    return Array.from({ length: Math.ceil(group.length / size) }, (_, n) =>
      group.slice(n * size, (n + 1) * size)
    )
  })
}

function queueOf({ subscriber }: Delivery): QueueName {
  return findSubscriber(subscriber)?.queue ?? 'deliveries'
}

function buildsTable({ subscriber }: Delivery): boolean {
  return findSubscriber(subscriber)?.kind === 'projection'
}

/** A job is tried once and then removed: the table `deliveries` decides about further attempts. */
function toJob(batch: Delivery[]) {
  const { eventId, subscriber, traceParent } = batch[0]!
  const isTraced = batch.length === 1 && traceParent !== null
  return {
    name: subscriber,
    data: { subscriber, eventId, eventIds: batch.map((each) => each.eventId) },
    opts: {
      removeOnComplete: true,
      removeOnFail: true,
      ...(isTraced && { telemetry: { metadata: traceMetadata(traceParent) } }),
    },
  }
}
