import { setTimeout as delay } from 'node:timers/promises'
import { Queue, createPostgresBackend, createRedisBackend, withBackend } from 'bullmq'
import { Redis as Client } from 'ioredis'
import type { Experiment } from '#chaos/experiment'
import type { Cluster } from '#chaos/cluster'
import { Workload } from '#harness/workload'
import { judge } from '#chaos/verdict'

/** Every job is delivered three times in random order; the final state must be the same. */
export const duplicateDelivery: Experiment = {
  number: 6,
  title: 'Every job three times, shuffled',
  async run(cluster, scale, random) {
    const workload = await Workload.open(cluster.urls, scale, random)
    await Promise.all(cluster.workers.map((worker) => worker.stop()))
    await workload.write(scale.healthyEvents)
    const jobs = await cluster.postgres.query(
      `update deliveries set state = 'queued', queued_at = now() where state in ('pending', 'queued')
       returning event_id as "eventId", subscriber`
    )
    const { queue, close } = openQueue(cluster)
    // Jobs that the relays added are in the order of the contacts.
    await queue.drain()
    const copies = [1, 2, 3].flatMap(() => jobs.map((job) => ({ name: job.subscriber, data: job })))
    await queue.addBulk(random.shuffled(copies))
    await Promise.all(cluster.workers.map((worker) => worker.start()))
    while ((await queue.getJobCountByTypes('waiting', 'active', 'delayed', 'prioritized')) > 0) {
      await delay(100)
    }
    await close()
    const note = `${jobs.length} deliveries, ${copies.length} jobs`
    return [{ what: this.title, note, ...(await judge(cluster, workload)) }]
  },
}

function openQueue(cluster: Cluster): { queue: Queue; close(): Promise<void> } {
  if (!cluster.redis) {
    const { Queue: PostgresQueue } = withBackend(createPostgresBackend)
    const connection = { connectionString: cluster.postgres.url, schema: 'bullmq', max: 2 }
    const queue = new PostgresQueue('deliveries', { connection }) as unknown as Queue
    return { queue, close: () => queue.close() }
  }
  const connection = new Client(cluster.redis.url, { maxRetriesPerRequest: null })
  const { Queue: RedisQueue } = withBackend(createRedisBackend)
  const queue = new RedisQueue('deliveries', { connection })
  return {
    queue,
    async close() {
      await queue.close()
      connection.disconnect()
    },
  }
}
