import { Queue, createPostgresBackend, createRedisBackend, withBackend } from 'bullmq'
import { Redis as Client } from 'ioredis'
import type { Experiment } from '#chaos/experiment'
import type { House } from '#chaos/house'
import { Market } from '#chaos/market'
import { judge } from '#chaos/verdict'

/** Every job is delivered three times, in any order: the state in the end is the same. */
export const thrice: Experiment = {
  number: 6,
  title: 'Every job three times, shuffled',
  async run(house, scale, chance) {
    const market = await Market.open(house.addresses, scale, chance)
    await Promise.all(house.workers.map((worker) => worker.stop()))
    await market.write(scale.goodOnes)
    const jobs = await house.postgres.query(
      `select event_id as "eventId", subscriber, epoch from deliveries where state in ('pending', 'queued')`
    )
    const { queue, close } = openQueue(house)
    // Those that the relays added lie there in the order of the contacts.
    await queue.drain()
    const copies = [1, 2, 3].flatMap((copy) =>
      jobs.map((job) => ({
        name: job.subscriber,
        data: job,
        opts: { jobId: `${job.eventId}-${job.subscriber}-copy-${copy}`, attempts: 5 },
      }))
    )
    await queue.addBulk(chance.shuffled(copies))
    await Promise.all(house.workers.map((worker) => worker.start()))
    while ((await queue.getJobCountByTypes('waiting', 'active', 'delayed', 'prioritized')) > 0) {
      await new Promise((resolve) => setTimeout(resolve, 100))
    }
    await close()
    const note = `${jobs.length} deliveries, ${copies.length} jobs`
    return [{ what: this.title, note, ...(await judge(house, market)) }]
  },
}

function openQueue(house: House): { queue: Queue; close(): Promise<void> } {
  if (!house.redis) {
    const { Queue: PostgresQueue } = withBackend(createPostgresBackend)
    const connection = { connectionString: house.postgres.url, schema: 'bullmq', max: 2 }
    const queue = new PostgresQueue('deliveries', { connection }) as unknown as Queue
    return { queue, close: () => queue.close() }
  }
  const connection = new Client(house.redis.url, { maxRetriesPerRequest: null })
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
