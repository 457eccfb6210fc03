import { test } from '@japa/runner'
import type { JobType } from 'bullmq'
import db from '@adonisjs/lucid/services/db'
import { DeliveryQueues } from '#shared/events/delivery_queues'
import { DeliveryWorkers } from '#shared/events/delivery_workers'
import { queueBackend, type QueueBackend } from '#shared/events/queue_backend'
import { countStarts } from '#shared/outbox/delivery_states'
import { startRelay } from '#shared/outbox/relay'
import env from '#start/env'
import { redisResponds } from '#tests/redis_responds'
import { until } from '#harness/until'
import { waitForDeliveries } from '#tests/wait_for_deliveries'
import { sharedPipeline } from '#tests/shared_pipeline'
import { RecordingSubscriber } from '#tests/recording_subscriber'

const redisUrl = process.env.TEST_REDIS_URL ?? 'redis://127.0.0.1:6379'
const databaseUrl = env.get('DATABASE_URL')

describeContract('PostgreSQL', { databaseUrl })
if (await redisResponds(redisUrl)) describeContract('Redis', { databaseUrl, redisUrl })
else console.log(`Redis does not respond at ${redisUrl}; tests on Redis skipped`)

function describeContract(
  backendName: string,
  settings: { databaseUrl: string; redisUrl?: string }
) {
  test.group(`Delivery of an event through ${backendName}`, (group) => {
    group.tap((test) => test.tags(['@long']))

    const prefix = `contract_${Date.now()}_`
    const subscriber = new RecordingSubscriber(`recorder_on_${backendName.toLowerCase()}`)
    const batch = new RecordingSubscriber(`batch_recorder_on_${backendName.toLowerCase()}`, {
      isBatch: true,
    })
    const heavy = new RecordingSubscriber(`heavy_recorder_on_${backendName.toLowerCase()}`, {
      queue: 'heavy',
    })
    let backend: QueueBackend
    let queues: DeliveryQueues
    let workers: DeliveryWorkers | undefined
    let relay: { stop(): Promise<void> } | undefined

    const startWorkers = async () => {
      workers = new DeliveryWorkers(backend, prefix)
      await workers.run()
    }
    const startOwnRelay = () => (relay = startRelay(queues))
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
      await subscriber.reset()
      await batch.reset()
      await heavy.reset()
    })

    test('runs a subscriber once, with its writes in the transaction that marks it done', async ({
      assert,
    }) => {
      await startWorkers()
      startOwnRelay()
      await subscriber.publish(numbered(20))
      await until('all are done', () => isDone(20))
      assert.deepEqual(await subscriber.recordedTexts(), numbered(20))
      assert.equal(await subscriber.writtenWithDone(), 20, 'one transaction writes both')
      await until('no job is left', async () => (await openJobs()) === 0)
      assert.equal(await endedJobs(), 0, 'no job stays after its end')
    })

    test('leaves the same state after three shuffled copies of every job', async ({ assert }) => {
      await subscriber.publish(numbered(30))
      const deliveries = await subscriber.claim()
      assert.lengthOf(deliveries, 30)
      for (const _ of [1, 2, 3]) await queues.add(shuffled(deliveries))
      await startWorkers()
      await until('no job is left', async () => (await openJobs()) === 0)
      assert.isTrue(await isDone(30))
      assert.deepEqual(await subscriber.recordedTexts(), numbered(30))
    })

    test('leaves the same state after three copies of every batch, which overlap', async ({
      assert,
    }) => {
      await batch.publish(numbered(150))
      const deliveries = await batch.claim()
      assert.lengthOf(deliveries, 150)
      for (const _ of [1, 2, 3]) await queues.add(shuffled(deliveries))
      await startWorkers()
      startOwnRelay()
      await until('all are done', async () => (await batch.count('done')) === 150)
      await until('no job is left', async () => (await openJobs()) === 0)
      assert.deepEqual(await batch.recordedTexts(), numbered(150))
    }).timeout(120_000)

    test('retries a subscriber that throws, with a wait that doubles', async ({ assert }) => {
      await startWorkers()
      await subscriber.publish(['a failure'], 3)
      for (const failures of [1, 2, 3]) {
        // Without a relay, which would claim it again after the first wait of half a second.
        await subscriber.makeDue()
        await queues.add(await subscriber.claim())
        await until('it has failed again', async () => {
          return (await subscriber.progressOf('a failure')).failures === failures
        })
        const { state, dueAfter, dueIn } = await subscriber.progressOf('a failure')
        assert.equal(state, 'pending')
        const wait = 0.5 * 2 ** (failures - 1)
        assert.isAtLeast(dueAfter, wait)
        assert.isAtMost(dueIn, wait * 1.5)
      }
      await subscriber.makeDue()
      startOwnRelay()
      await until('it is done', () => isDone(1))
      assert.deepEqual(await subscriber.recordedTexts(), ['a failure'])
      assert.containsSubset(await subscriber.progressOf('a failure'), { failures: 3, error: null })
    })

    test('is dead after 8 failures and does not delay others', async ({ assert }) => {
      await startWorkers()
      startOwnRelay()
      await subscriber.publish(['poison'], 1_000_000)
      await subscriber.publish(numbered(200))
      await until('the other deliveries are done', () => isDone(200))
      assert.equal(
        await subscriber.count('dead'),
        0,
        'the retries of the poison must still be under way'
      )

      await until('it is dead', async () => {
        await subscriber.makeDue()
        return (await subscriber.count('dead')) === 1
      })
      const { failures, error } = await subscriber.progressOf('poison')
      assert.equal(failures, 8)
      assert.match(error!, /^ThrownError at .*subscriber\.ts/)
      assert.notInclude(error!, 'poison', 'the error must not contain the payload')
      assert.deepEqual(await subscriber.recordedTexts(), numbered(200))
    }).timeout(180_000)

    test('runs a batch in one transaction, and one at a time when one of it fails', async ({
      assert,
    }) => {
      await batch.publish(numbered(20))
      await queues.add(await batch.claim())
      await startWorkers()
      await until('all are done', async () => (await batch.count('done')) === 20)
      assert.equal(await batch.transactions(), 1)

      await workers!.close()
      await batch.publish(['poison'], 1_000_000)
      await batch.publish(['healthy 1', 'healthy 2'])
      await queues.add(await batch.claim())
      await startWorkers()
      await until('the healthy ones are done', async () => (await batch.count('done')) === 22)
      await until('the other one has failed alone', async () => {
        return (await batch.progressOf('poison')).failures === 1
      })
      assert.deepEqual(await batch.recordedTexts(), [...numbered(20), 'healthy 1', 'healthy 2'])
    })

    for (const { deaths, transactions, how } of [
      { deaths: 1, transactions: 1, how: 'as a batch after the first death' },
      { deaths: 2, transactions: 3, how: 'one at a time after the second' },
    ]) {
      test(`runs deliveries whose worker died again, ${how}`, async ({ assert }) => {
        await batch.publish(numbered(3))
        const eventIds = (await batch.claim()).map(({ eventId }) => eventId)
        for (let death = 0; death < deaths; death++)
          await countStarts({ subscriber: batch.name, eventIds })
        await addStalledJob(eventIds)
        await startWorkers()
        startOwnRelay()
        await until('all are done', async () => (await batch.count('done')) === 3)
        assert.deepEqual(await batch.recordedTexts(), numbered(3))
        assert.equal(await batch.transactions(), transactions)
      }).timeout(120_000)
    }

    test('runs two heavy jobs at a time, and delays no other job while their queue is full', async ({
      assert,
    }) => {
      const blocked = Promise.withResolvers<void>()
      heavy.blockedBy = blocked.promise
      await startWorkers()
      startOwnRelay()
      try {
        await heavy.publish(numbered(60))
        await until('the heavy queue is full', async () => {
          return (await queues.waiting()).get('heavy')! >= 20
        })
        await subscriber.publish(numbered(50))
        await until('the other deliveries are done', () => isDone(50))
        assert.equal(heavy.begun, 2)
        assert.isAtLeast(await heavy.count('pending'), 20, 'the rest waits in PostgreSQL')
      } finally {
        blocked.resolve()
      }
      await until('the heavy ones are done', async () => (await heavy.count('done')) === 60)
      assert.deepEqual(await heavy.recordedTexts(), numbered(60))
    }).timeout(120_000)

    test('resumes by the lease after a worker has vanished', async ({ assert }) => {
      await subscriber.publish(['half delivered'])
      const [delivery] = await subscriber.claim()
      await queues.add([delivery!])
      await countStarts({ subscriber: subscriber.name, eventIds: [delivery!.eventId] })
      await loseAllJobs()

      await startWorkers()
      startOwnRelay()
      await subscriber.publish(['another one'])
      await until('the other one is done', () => isDone(1))
      assert.equal(
        (await subscriber.progressOf('half delivered')).state,
        'queued',
        'the lease has not expired'
      )

      await subscriber.expireLeases()
      await until('the delivery is done', () => isDone(2))
      assert.deepEqual(await subscriber.recordedTexts(), ['another one', 'half delivered'])
      assert.equal((await subscriber.progressOf('half delivered')).starts, 2)
    })

    test('loses no event of fifty concurrent writers', async ({ assert }) => {
      db.manager.add('crowd', { client: 'pg', connection: databaseUrl, pool: { min: 0, max: 50 } })
      await startWorkers()
      startOwnRelay()
      for (const round of numbered(3)) {
        const writers = await Promise.all(
          numbered(50).map(() => db.connection('crowd').transaction())
        )
        await Promise.all(writers.map((trx, n) => subscriber.publish([`${round}-${n}`], 0, trx)))
        await Promise.all(shuffled(writers).map((trx) => trx.commit()))
      }
      await db.manager.release('crowd')
      await until('all are done', () => isDone(150))
      assert.lengthOf(new Set(await subscriber.recordedTexts()), 150)
      assert.lengthOf(await subscriber.recordedTexts(), 150)
    })

    test('publishes no event of a transaction that is rolled back', async ({ assert }) => {
      await startWorkers()
      startOwnRelay()
      const trx = await db.transaction()
      await subscriber.publish(['never happened'], 0, trx)
      await trx.rollback()
      await subscriber.publish(['happened'])
      await until('the committed one is done', () => isDone(1))
      assert.deepEqual(await subscriber.recordedTexts(), ['happened'])
      assert.isUndefined(await subscriber.progressOf('never happened'))
    })

    /** Deletes all jobs, like a flushed Redis; PostgreSQL still has them as "queued". */
    async function loseAllJobs() {
      const queue = backend.queue(`${prefix}deliveries`)
      await queue.obliterate({ force: true })
      await queue.close()
    }

    /** A job of these events whose worker took it and vanished, without renewing its lock. */
    async function addStalledJob(eventIds: string[]) {
      const queue = backend.queue(`${prefix}deliveries`)
      const job = { subscriber: batch.name, eventId: eventIds[0], eventIds }
      await queue.add(batch.name, job, { removeOnComplete: true, removeOnFail: true })
      const vanished = backend.worker(`${prefix}deliveries`, null as never, {
        lockDuration: 500,
        skipStalledCheck: true,
        autorun: false,
      })
      await vanished.getNextJob('token of the vanished worker')
      await vanished.close(true)
      await queue.close()
    }

    const openJobs = () => countJobs('waiting', 'active', 'delayed', 'prioritized')
    const endedJobs = () => countJobs('completed', 'failed')

    async function countJobs(...states: JobType[]): Promise<number> {
      const queue = backend.queue(`${prefix}deliveries`)
      const counts = await queue.getJobCounts(...states)
      await queue.close()
      return Object.values(counts).reduce((sum, count) => sum + count, 0)
    }
  })
}

function numbered(count: number): string[] {
  return Array.from({ length: count }, (_, n) => `event ${String(n).padStart(3, '0')}`)
}

function shuffled<Each>(all: Each[]): Each[] {
  return all
    .map((each) => ({ each, at: Math.random() }))
    .sort((a, b) => a.at - b.at)
    .map(({ each }) => each)
}
