import type { Worker } from 'bullmq'
import logger from '@adonisjs/core/services/logger'
import type { DeliveryJob } from '#shared/events/delivery_queues'
import type { QueueBackend } from '#shared/events/queue_backend'
import type { QueueName } from '#shared/events/subscriber'
import { runDelivery } from '#shared/outbox/run_delivery'

/** Heavy jobs are bound by the CPU, the others by the database. */
const CONCURRENCY: Record<QueueName, number> = { deliveries: 8, heavy: 2 }

/**
 * The lock of a job: a job of a killed worker is retried after this time, and a running worker renews its lock at half of
 * it. Short, so that a poison event uses up its starts within minutes.
 */
const LOCK_MS = 5_000
const STALLED_CHECK_MS = 2_000

/** The delay before a worker reconnects to an unavailable backend, such as a restarting PostgreSQL. */
const RETRY_MS = 1_000

/** The workers of one process, one per queue. */
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
        logger.error({ error: error.message }, 'worker lost its queue connection; it reconnects')
      })
      worker.on('failed', (job, error) =>
        logger.warn(
          { subscriber: job?.data.subscriber, event: job?.data.eventId, error: error.name },
          'delivery failed; the queue retries it'
        )
      )
    }
  }

  /** Resolves when all workers are connected to the backend. */
  async waitUntilReady(): Promise<void> {
    await Promise.all(this.#workers.map((worker) => worker.waitUntilReady()))
  }

  /** Stops taking jobs and waits for the running ones. */
  async close(): Promise<void> {
    await Promise.all(this.#workers.map((worker) => worker.close()))
  }
}
