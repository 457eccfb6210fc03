import type { Worker } from 'bullmq'
import logger from '@adonisjs/core/services/logger'
import type { DeliveryJob } from '#shared/events/delivery_queues'
import type { QueueBackend } from '#shared/events/queue_backend'
import type { QueueName } from '#shared/events/subscriber'
import { runDelivery } from '#shared/outbox/run_delivery'

/** Pictures are bound by the processor, notifications by the database. */
const CONCURRENCY: Record<QueueName, number> = { deliveries: 8, media: 2 }

/**
 * A job whose worker was killed is taken up again after this long; its worker renews it at half of that. Short, so that
 * an event that kills its workers has used up its starts within minutes.
 */
const LOCK_MS = 5_000
const STALLED_CHECK_MS = 2_000

/** A worker whose store went away, as PostgreSQL does while it restarts, looks again after this long. */
const RETRY_MS = 1_000

/** The workers of one process: one per queue. */
export class DeliveryWorkers {
  #workers: Worker<DeliveryJob>[]

  constructor(backend: QueueBackend, prefix = '') {
    this.#workers = Object.entries(CONCURRENCY).map(([name, concurrency]) =>
      backend.worker<DeliveryJob>(prefix + name, ({ data }) => runDelivery(data), {
        concurrency,
        lockDuration: LOCK_MS,
        stalledInterval: STALLED_CHECK_MS,
        maxStalledCount: 1000,
        runRetryDelay: RETRY_MS,
      })
    )
    for (const worker of this.#workers) {
      worker.on('error', (error) => {
        if (worker.closing) return
        logger.error({ error: error.message }, 'A worker lost its queue; it tries again')
      })
      worker.on('failed', (job, error) =>
        logger.warn(
          { subscriber: job?.data.subscriber, event: job?.data.eventId, error: error.name },
          'A delivery failed; it is tried again'
        )
      )
    }
  }

  /** Resolves once all are connected to their store. */
  async waitUntilReady(): Promise<void> {
    await Promise.all(this.#workers.map((worker) => worker.waitUntilReady()))
  }

  /** Takes no new job, and waits for the running ones. */
  async close(): Promise<void> {
    await Promise.all(this.#workers.map((worker) => worker.close()))
  }
}
