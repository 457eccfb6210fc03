import env from '#start/env'
import { DeliveryQueues } from '#shared/events/delivery_queues'
import { DeliveryWorkers } from '#shared/events/delivery_workers'
import { queueBackend } from '#shared/events/queue_backend'
import { startRelay } from '#shared/outbox/relay'

const STOP_DEADLINE_MS = 10_000

/**
 * Starts what carries events to their subscribers in this process: a relay always, workers where asked.
 * `stop` finishes running jobs within ten seconds.
 */
export function startPipeline(options: { workers: boolean }): { stop(): Promise<void> } {
  const backend = queueBackend({
    redisUrl: env.get('REDIS_URL'),
    databaseUrl: env.get('DATABASE_URL'),
  })
  const queues = new DeliveryQueues(backend)
  const workers = options.workers ? new DeliveryWorkers(backend) : null
  const relay = startRelay(queues)
  return {
    async stop() {
      await relay.stop()
      await workers?.close(STOP_DEADLINE_MS)
      await queues.close()
      await backend.close()
    },
  }
}
