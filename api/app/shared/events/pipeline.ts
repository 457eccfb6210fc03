import { setTimeout as delay } from 'node:timers/promises'
import type { ScheduledJob } from '#shared/scheduled_jobs/scheduled_jobs'
import { startScheduledJobs } from '#shared/scheduled_jobs/start_scheduled_jobs'
import { DeliveryQueues } from '#shared/events/delivery_queues'
import { DeliveryWorkers } from '#shared/events/delivery_workers'
import { queueBackend } from '#shared/events/queue_backend'
import type { QueueName } from '#shared/events/subscriber'
import { sharedSettings } from '#shared/settings'
import { startRelay } from '#shared/outbox/relay'

const STOP_DEADLINE_MS = 10_000

/** The running event pipeline of this process. */
export type Pipeline = {
  /** The number of waiting jobs by queue. */
  waiting(): Promise<Map<QueueName, number>>
  stop(): Promise<void>
}

/**
 * Starts the event pipeline of this process: always a relay, and with `workers` also workers and `jobs`, all by default. `stop`
 * waits up to ten seconds for running jobs; a job that is interrupted, or whose result an unavailable backend cannot store,
 * is delivered again.
 */
export function startPipeline(options: { workers: boolean; jobs?: ScheduledJob[] }): Pipeline {
  const backend = queueBackend(sharedSettings())
  const queues = new DeliveryQueues(backend)
  const workers = options.workers ? new DeliveryWorkers(backend) : null
  const scheduledJobs = options.workers ? startScheduledJobs({ jobs: options.jobs }) : null
  const relay = startRelay(queues)
  let isStopping = false
  void connect()
  return {
    waiting: () => queues.waiting(),
    stop: () => Promise.race([finish(), delay(STOP_DEADLINE_MS, undefined, { ref: false })]),
  }

  /** BullMQ does not retry a failed first connection to PostgreSQL: the rejection ends the process to be restarted. */
  async function connect(): Promise<void> {
    try {
      await Promise.all([backend.name === 'postgres' && queues.waitUntilReady(), workers?.run()])
    } catch (error) {
      if (!isStopping) throw error
    }
  }

  async function finish(): Promise<void> {
    isStopping = true
    await Promise.all([scheduledJobs?.stop(), relay.stop(), workers?.close()])
    await queues.close()
    await backend.close()
  }
}
