import { test } from '@japa/runner'
import db from '@adonisjs/lucid/services/db'
import { DeliveryQueues } from '#shared/events/delivery_queues'
import { DeliveryWorkers } from '#shared/events/delivery_workers'
import { queueBackend, type QueueBackend } from '#shared/events/queue_backend'
import { claimDeliveries, type Delivery } from '#shared/outbox/claim_deliveries'
import { startRelay } from '#shared/outbox/relay'
import env from '#start/env'
import { answers } from '#tests/answers'
import { waitForDeliveries, until } from '#tests/wait_for'
import { sharedPipeline } from '#tests/shared_pipeline'
import { RecordingSubscriber } from '#tests/recording_subscriber'

const redisUrl = process.env.TEST_REDIS_URL ?? 'redis://127.0.0.1:6379'
const databaseUrl = env.get('DATABASE_URL')

describeContract('PostgreSQL', { databaseUrl })
if (await answers(redisUrl)) describeContract('Redis', { databaseUrl, redisUrl })
else console.log(`Redis does not answer at ${redisUrl}: the Redis leg was left out`)

function describeContract(store: string, settings: { databaseUrl: string; redisUrl?: string }) {
  test.group(`An event reaches its subscribers through ${store}`, (group) => {
    const prefix = `contract_${Date.now()}_`
    const subscriber = new RecordingSubscriber(`witness_on_${store.toLowerCase()}`)
    let backend: QueueBackend
    let queues: DeliveryQueues
    let workers: DeliveryWorkers | undefined
    let relay: { stop(): Promise<void> } | undefined

    const startWorkers = () => (workers = new DeliveryWorkers(backend, prefix))
    const startCarrying = () => (relay = startRelay(queues))
    const isDone = async (count: number) => (await subscriber.count('done')) === count

    group.setup(async () => {
      await waitForDeliveries()
      await sharedPipeline.stop()
      await db.rawQuery('create table if not exists recorded_events (subscriber text, text text)')
      backend = queueBackend(settings)
      await backend.migrate()
      queues = new DeliveryQueues(backend, prefix)
      return async () => {
        await loseAllJobs()
        await queues.close()
        await backend.close()
        sharedPipeline.start()
      }
    })

    group.each.teardown(async () => {
      await relay?.stop()
      await workers?.close()
      relay = workers = undefined
      await subscriber.forget()
    })

    test('a subscriber runs once, and what it wrote is there when it is done', async ({
      assert,
    }) => {
      startWorkers()
      startCarrying()
      await subscriber.hears(numbered(20))
      await until('all are done', () => isDone(20))
      assert.deepEqual(await subscriber.notes(), numbered(20))
      assert.equal(await subscriber.writtenWithDone(), 20, 'one transaction writes both')
    })

    test('every job three times, shuffled, leaves the same state', async ({ assert }) => {
      await subscriber.hears(numbered(30))
      const deliveries = await claimDeliveries(500)
      assert.lengthOf(deliveries, 30)
      const thrice = [1, 2, 3].flatMap((epoch) => deliveries.map((each) => ({ ...each, epoch })))
      await queues.add(shuffled(thrice))
      startWorkers()
      await until('no job is left', async () => (await openJobs()) === 0)
      assert.isTrue(await isDone(30))
      assert.deepEqual(await subscriber.notes(), numbered(30))
    })

    test('one that throws is tried again and then succeeds', async ({ assert }) => {
      startWorkers()
      startCarrying()
      await subscriber.hears(['a shock'], 2)
      await until('it is done', () => isDone(1))
      assert.deepEqual(await subscriber.notes(), ['a shock'])
      assert.containsSubset(await subscriber.progressOf('a shock'), { failures: 2, error: null })
    })

    test('one that always throws ends dead after 8 failures and delays nobody', async ({
      assert,
    }) => {
      startWorkers()
      startCarrying()
      await subscriber.hears(['poison'], 1_000_000)
      await subscriber.hears(numbered(200))
      await until('the good ones are done', () => isDone(200))
      assert.equal((await subscriber.progressOf('poison')).state, 'queued')

      await until('its first job is used up', async () => {
        return (await subscriber.progressOf('poison')).failures === 5
      })
      await subscriber.aMinutePasses()
      await until('it is dead', async () => (await subscriber.count('dead')) === 1)
      const { failures, error } = await subscriber.progressOf('poison')
      assert.equal(failures, 8)
      assert.match(error!, /^FaintedError at .*subscriber\.ts/)
      assert.notInclude(error!, 'poison', 'what the event told must not be kept in the error')
      assert.deepEqual(await subscriber.notes(), numbered(200))
    }).timeout(60_000)

    test('a worker that vanishes in the middle is healed by the lease', async ({ assert }) => {
      await subscriber.hears(['half told'])
      const [delivery] = await claimDeliveries(500)
      await queues.add([delivery!])
      await countStart(delivery!)
      await loseAllJobs()

      startWorkers()
      startCarrying()
      await subscriber.hears(['another one'])
      await until('the other one is done', () => isDone(1))
      assert.equal(
        (await subscriber.progressOf('half told')).state,
        'queued',
        'its lease still runs'
      )

      await subscriber.aMinutePasses()
      await until('it is told after all', () => isDone(2))
      assert.deepEqual(await subscriber.notes(), ['another one', 'half told'])
      assert.equal((await subscriber.progressOf('half told')).epoch, 2)
    })

    test('fifty writers that commit in any order lose nothing', async ({ assert }) => {
      db.manager.add('crowd', { client: 'pg', connection: databaseUrl, pool: { min: 0, max: 50 } })
      startWorkers()
      startCarrying()
      for (const round of numbered(3)) {
        const writers = await Promise.all(
          numbered(50).map(() => db.connection('crowd').transaction())
        )
        await Promise.all(writers.map((trx, n) => subscriber.hears([`${round}-${n}`], 0, trx)))
        await Promise.all(shuffled(writers).map((trx) => trx.commit()))
      }
      await db.manager.release('crowd')
      await until('all are done', () => isDone(150))
      assert.lengthOf(new Set(await subscriber.notes()), 150)
      assert.lengthOf(await subscriber.notes(), 150)
    })

    test('a command that is rolled back announces nothing', async ({ assert }) => {
      startWorkers()
      startCarrying()
      const trx = await db.transaction()
      await subscriber.hears(['never happened'], 0, trx)
      await trx.rollback()
      await subscriber.hears(['happened'])
      await until('the true one is done', () => isDone(1))
      assert.deepEqual(await subscriber.notes(), ['happened'])
      assert.isUndefined(await subscriber.progressOf('never happened'))
    })

    /** What a flushed Redis does: the jobs are gone, PostgreSQL still says "queued". */
    async function loseAllJobs() {
      const queue = backend.queue(`${prefix}deliveries`)
      await queue.obliterate({ force: true })
      await queue.close()
    }

    async function openJobs(): Promise<number> {
      const queue = backend.queue(`${prefix}deliveries`)
      const counts = await queue.getJobCounts('waiting', 'active', 'delayed', 'prioritized')
      await queue.close()
      return Object.values(counts).reduce((sum, count) => sum + count, 0)
    }
  })
}

async function countStart({ eventId, subscriber }: Delivery) {
  await db.rawQuery(
    'update deliveries set starts = starts + 1 where event_id = :eventId and subscriber = :subscriber',
    { eventId, subscriber }
  )
}

function numbered(count: number): string[] {
  return Array.from({ length: count }, (_, n) => `rumour ${String(n).padStart(3, '0')}`)
}

function shuffled<Each>(all: Each[]): Each[] {
  return all
    .map((each) => ({ each, at: Math.random() }))
    .sort((a, b) => a.at - b.at)
    .map(({ each }) => each)
}
