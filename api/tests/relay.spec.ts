import { randomUUID } from 'node:crypto'
import { test } from '@japa/runner'
import db from '@adonisjs/lucid/services/db'
import { DeliveryQueues, type DeliveryJob } from '#shared/events/delivery_queues'
import { queueBackend } from '#shared/events/queue_backend'
import { projection, type QueueName } from '#shared/events/subscriber'
import { subscribe } from '#shared/events/subscribers'
import { flushViews } from '#modules/catalogue/public'
import type { Delivery } from '#shared/outbox/claim_deliveries'
import { startRelay } from '#shared/outbox/relay'
import env from '#start/env'
import { until } from '#harness/until'
import { RecordingSubscriber } from '#tests/recording_subscriber'
import { sharedPipeline } from '#tests/shared_pipeline'
import { waitForDeliveries } from '#tests/wait_for_deliveries'

const NEVER_MS = 10 * 60_000

test.group('The relay', (group) => {
  group.setup(async () => {
    await flushViews()
    await waitForDeliveries()
    await sharedPipeline.stop()
    await db.rawQuery('create table if not exists recorded_events (subscriber text, text text)')
    return async () => {
      // The fakes also received deliveries of other events, such as views of earlier tests, which no worker takes.
      await db.rawQuery(
        `update deliveries set state = 'pending', next_at = now() where state = 'queued'`
      )
      sharedPipeline.start()
    }
  })

  test('claims deliveries before its next poll when a commit wakes it', async ({ cleanup }) => {
    const recorder = new RecordingSubscriber('recorder_of_wakes')
    cleanup(() => recorder.reset())
    const queues = new FakeQueues()
    const relay = startRelay(queues, { pollMs: NEVER_MS })
    cleanup(() => relay.stop())
    await recorder.publish(['first'])
    await until('the first is queued', () => queues.added(recorder.name).length === 1)
    await recorder.publish(['second'])
    await until('the second is queued', () => queues.added(recorder.name).length === 2)
  })

  test('claims deliveries again after an error of its queues', async ({ cleanup }) => {
    const recorder = new RecordingSubscriber('recorder_after_error')
    cleanup(() => recorder.reset())
    const queues = new FakeQueues()
    const waiting = queues.waiting.bind(queues)
    let hasFailed = false
    queues.waiting = async () => {
      if (hasFailed) return waiting()
      hasFailed = true
      throw new Error('The queues are unavailable')
    }
    const relay = startRelay(queues, { pollMs: NEVER_MS })
    cleanup(() => relay.stop())
    await recorder.publish(['after an error'])
    await until('it is queued', () => queues.added(recorder.name).length === 1)
  })

  test('claims deliveries to projections once per poll, as one batch, and those to reactions at once', async ({
    assert,
    cleanup,
  }) => {
    const recorder = new RecordingSubscriber('recorder_beside_projection')
    const beside = 'projection_beside_recorder'
    const unused = { table: 'recorded_events', source: '' }
    subscribe(projection(beside, { [recorder.event]: 'select from event' }, unused))
    cleanup(() => recorder.reset())
    const others = await lockDeliveries()
    cleanup(() => others.rollback())
    const queues = new FakeQueues()
    const relay = startRelay(queues, { pollMs: NEVER_MS })
    cleanup(() => relay.stop())
    for (const [n, text] of ['first', 'second', 'third'].entries()) {
      await recorder.publish([text])
      await until(`the ${text} is queued`, () => queues.added(recorder.name).length === n + 1)
    }
    assert.deepEqual(queues.added(beside), [1])
    await relay.stop()

    const restarted = startRelay(queues, { pollMs: NEVER_MS })
    cleanup(() => restarted.stop())
    await until('the others are queued', () => queues.added(beside).length === 2)
    assert.deepEqual(queues.added(beside), [1, 2])
  })

  const fullQueues: [QueueName, number][] = [
    ['deliveries', 200],
    ['heavy', 20],
  ]
  for (const [queue, jobs] of fullQueues) {
    test(`claims no deliveries of the queue ${queue} while ${jobs} of its jobs wait`, async ({
      assert,
      cleanup,
    }) => {
      const recorder = new RecordingSubscriber(`recorder_of_full_${queue}`, { queue })
      cleanup(() => recorder.reset())
      const queues = new FakeQueues(new Map([[queue, jobs]]))
      const relay = startRelay(queues, { pollMs: 1 })
      cleanup(() => relay.stop())
      await recorder.publish(['one too many'])
      const before = queues.counts
      await until('the relay has polled again', () => queues.counts > before + 2)
      assert.isEmpty(queues.added(recorder.name))
      assert.equal((await recorder.progressOf('one too many')).state, 'pending')
    })
  }

  test('queues deliveries in batches by subscriber and event, those of reactions first and those that may fail again apart', async ({
    assert,
    cleanup,
  }) => {
    const backend = queueBackend({ databaseUrl: env.get('DATABASE_URL') })
    const prefix = `order_${Date.now()}_`
    const queues = new DeliveryQueues(backend, prefix)
    const queue = backend.queue<DeliveryJob>(`${prefix}deliveries`)
    const heavy = backend.queue<DeliveryJob>(`${prefix}heavy`)
    cleanup(async () => {
      for (const each of [queue, heavy]) {
        await each.obliterate({ force: true })
        await each.close()
      }
      await queues.close()
      await backend.close()
    })
    const to = (subscriber: string): Delivery => ({
      eventId: randomUUID(),
      subscriber,
      event: 'contact.sent',
      starts: 0,
      failures: 0,
      traceParent: null,
    })
    await queues.add([
      to('contact_counts'),
      to('notify_owner'),
      to('contact_counts'),
      { ...to('contact_counts'), starts: 1 },
      { ...to('contact_counts'), starts: 1, failures: 1 },
      { ...to('contact_counts'), starts: 2 },
      { ...to('contact_counts'), starts: 1 },
      { ...to('contact_counts'), starts: 2 },
      to('item_popularity'),
      { ...to('item_popularity'), event: 'items.viewed' },
      { ...to('make_image_variants'), event: 'media.uploaded' },
    ])
    const jobs = await queue.getJobs(['waiting'], 0, -1, true)
    assert.deepEqual(
      jobs.map(({ name, data }) => [name, data.eventIds!.length]),
      [
        ['notify_owner', 1],
        ['contact_counts', 2],
        ['contact_counts', 2],
        ['contact_counts', 1],
        ['contact_counts', 1],
        ['contact_counts', 1],
        ['item_popularity', 1],
        ['item_popularity', 1],
      ]
    )
    assert.equal((await queues.waiting()).get('heavy'), 1)
  })
})

/**
 * Locks the present deliveries, so that a relay skips them: a subscriber that reaches its limit makes a relay poll again.
 * Returns the transaction that holds the locks.
 */
async function lockDeliveries() {
  const trx = await db.transaction()
  await trx.from('deliveries').forUpdate().select('event_id')
  return trx
}

/** Queues that record what a relay adds, and report a constant number of waiting jobs. */
class FakeQueues {
  #claims: Delivery[][] = []

  /** How often the relay counted the waiting jobs. */
  counts = 0

  constructor(private waitingJobs = new Map<QueueName, number>()) {}

  async waiting(): Promise<Map<QueueName, number>> {
    this.counts += 1
    return this.waitingJobs
  }

  async add(deliveries: Delivery[]): Promise<Map<QueueName, number>> {
    this.#claims.push(deliveries)
    return new Map()
  }

  /** The number of a subscriber's deliveries in each claim that has some. */
  added(subscriber: string): number[] {
    return this.#claims
      .map((claim) => claim.filter((each) => each.subscriber === subscriber).length)
      .filter((count) => count > 0)
  }
}
