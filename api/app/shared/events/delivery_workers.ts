import type { Worker } from 'bullmq'
import logger from '@adonisjs/core/services/logger'
import { deliveriesOf, type DeliveryJob } from '#shared/events/delivery_queues'
import type { QueueBackend } from '#shared/events/queue_backend'
import { QUEUE_NAMES, QUEUES } from '#shared/events/subscriber'
import { returnDeliveries } from '#shared/outbox/delivery_states'
import { runDeliveries } from '#shared/outbox/run_deliveries'

/**
 * The lock of a job: a job of a killed worker is failed after this time, and a running worker renews its lock at half of
 * it. Short, so that a poison event uses up its starts within minutes.
 */
const LOCK_MS = 5_000
const STALLED_CHECK_MS = 1_000

/** The delay before a worker reconnects to an unavailable backend, such as a restarting PostgreSQL. */
const RETRY_MS = 1_000

/** The workers of one process, one per queue. */
export class DeliveryWorkers {
  #workers: Worker<DeliveryJob>[]

  constructor(backend: QueueBackend, prefix = '') {
    this.#workers = QUEUE_NAMES.map((name) =>
      backend.worker<DeliveryJob>(prefix + name, ({ data }) => runDeliveries(deliveriesOf(data)), {
        concurrency: QUEUES[name].concurrency,
        lockDuration: LOCK_MS,
        stalledInterval: STALLED_CHECK_MS,
        maxStalledCount: 0,
        runRetryDelay: RETRY_MS,
        // A worker that cannot connect at first would take the whole processor, so it begins once it is connected.
        autorun: false,
      })
    )
    for (const worker of this.#workers) {
      worker.on('error', (error) => {
        if (worker.closing) return
        logger.error({ error: error.message }, 'worker lost its queue connection; it reconnects')
      })
      worker.on('failed', (job, error) => job && void returnJob(job.data, error))
    }
  }

  /** Starts the workers once they are connected to the backend. Rejects if the first connection to PostgreSQL fails. */
  async run(): Promise<void> {
    await Promise.all(this.#workers.map((worker) => worker.waitUntilReady()))
    for (const worker of this.#workers)
      worker.run().catch((error: Error) => worker.emit('error', error))
  }

  /** Stops taking jobs and waits for the running ones. */
  async close(): Promise<void> {
    await Promise.all(this.#workers.map((worker) => worker.close()))
  }
}

/** A job fails when its worker died. Deliveries that cannot be returned now are claimed again when their lease expires. */
async function returnJob(job: DeliveryJob, cause: Error): Promise<void> {
  const { subscriber, eventIds } = deliveriesOf(job)
  logger.warn(
    { subscriber, deliveries: eventIds.length, error: cause.name },
    'job ended without a result; its deliveries run again'
  )
  try {
    await returnDeliveries({ subscriber, eventIds })
  } catch (error) {
    logger.error({ err: error }, 'deliveries not returned; they run again after their lease')
  }
}
