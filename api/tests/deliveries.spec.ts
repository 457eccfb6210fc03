import { randomUUID } from 'node:crypto'
import { setTimeout as delay } from 'node:timers/promises'
import { test } from '@japa/runner'
import db from '@adonisjs/lucid/services/db'
import { DeliveryQueues, type DeliveryJob } from '#shared/events/delivery_queues'
import { queueBackend } from '#shared/events/queue_backend'
import type { QueueName } from '#shared/events/subscriber'
import { metrics } from '#shared/operations/metrics'
import { claimDeliveries, type Delivery } from '#shared/outbox/claim_deliveries'
import { recordEventAt } from '#shared/outbox/record_event'
import { startRelay } from '#shared/outbox/relay'
import { countStarts } from '#shared/outbox/delivery_states'
import { Postponed } from '#shared/outbox/postponed'
import { runDeliveries } from '#shared/outbox/run_deliveries'
import env from '#start/env'
import { until } from '#harness/until'
import { waitForDeliveries } from '#tests/wait_for_deliveries'
import { sharedPipeline } from '#tests/shared_pipeline'
import { RecordingSubscriber } from '#tests/recording_subscriber'

test.group('Outbox deliveries', (group) => {
  const subscriber = new RecordingSubscriber('recorder_of_steps')

  group.setup(async () => {
    await waitForDeliveries()
    await sharedPipeline.stop()
    await db.rawQuery('create table if not exists recorded_events (subscriber text, text text)')
    return () => sharedPipeline.start()
  })
  group.each.teardown(() => subscriber.reset())

  const claim = () => subscriber.claim()

  const run = ({ eventId, subscriber: name }: Delivery) =>
    runDeliveries({ subscriber: name, eventIds: [eventId] })

  const claimOne = async (text: string, throwsTimes = 0, thrown?: Error): Promise<Delivery> => {
    subscriber.thrown = thrown
    await subscriber.publish([text], throwsTimes)
    const [delivery] = await claim()
    return delivery!
  }

  const shift = (seconds: number) =>
    db.rawQuery(
      `update deliveries set queued_at = queued_at + make_interval(secs => ?) where subscriber = ?`,
      [seconds, subscriber.name]
    )

  /** Runs SQL in a trigger on deliveries, after the update that counts a start. */
  const onStart = async (sql: string) => {
    await db.rawQuery(
      `create function on_start() returns trigger language plpgsql as $$ begin ${sql}; return null; end $$`
    )
    await db.rawQuery(
      `create trigger on_start after update of starts on deliveries
       for each row when (new.starts > old.starts) execute function on_start()`
    )
    return () => db.rawQuery('drop function on_start cascade')
  }

  test('are not claimed while another transaction locks them', async ({ assert }) => {
    await subscriber.publish(Array.from({ length: 100 }, (_, n) => `event ${n}`))
    const other = await db.transaction()
    try {
      await other.rawQuery(
        `select from deliveries where subscriber = ? order by event_id limit 1 for update`,
        [subscriber.name]
      )
      const blocked = delay(10_000, null, { ref: false })
      const deliveries = await Promise.race([claim(), blocked])
      assert.lengthOf(deliveries ?? [], 99)
    } finally {
      await other.rollback()
    }
    assert.lengthOf(await claim(), 1)
  })

  test('are claimed of every subscriber up to its limit, whatever the backlog of another', async ({
    assert,
    cleanup,
  }) => {
    const other = new RecordingSubscriber('recorder_beside_a_backlog')
    cleanup(() => other.reset())
    await subscriber.publish(Array.from({ length: 20 }, (_, n) => `event ${n}`))
    await other.publish(['later'])
    const claimed = await claimDeliveries([
      { subscriber: subscriber.name, limit: 5 },
      { subscriber: other.name, limit: 5 },
    ])
    const bySubscriber = Map.groupBy(claimed, (each) => each.subscriber)
    assert.lengthOf(bySubscriber.get(subscriber.name)!, 5)
    assert.lengthOf(bySubscriber.get(other.name)!, 1)
  })

  test('are not claimed for a subscriber that this version lacks, also after their lease', async ({
    assert,
  }) => {
    await subscriber.publish(['for a newer version', 'lost by a newer version'])
    await db.rawQuery(
      `update deliveries d set subscriber = 'newer', queued_at = now() - interval '2 minutes',
         state = case e.payload ->> 'text' when 'for a newer version' then 'pending' else 'queued' end
       from domain_events e where e.id = d.event_id and d.subscriber = ?`,
      [subscriber.name]
    )
    assert.isEmpty(await claim())
    assert.lengthOf(await claimDeliveries([{ subscriber: 'newer', limit: 5 }]), 2)
  })

  test('are claimed in the order of their waiting time', async ({ assert }) => {
    await subscriber.publish(['first', 'second'])
    const { rows } = await db.rawQuery(
      `update deliveries set next_at = now() - interval '1 hour' where event_id = (
         select max(event_id::text)::uuid from deliveries where subscriber = ?
       ) returning event_id as id`,
      [subscriber.name]
    )
    const [claimed] = await subscriber.claim(1)
    assert.equal(claimed!.eventId, rows[0].id)
  })

  test('renew their lease when they start', async ({ assert }) => {
    const { eventId } = await claimOne('slow')
    await shift(-50)
    await countStarts({ subscriber: subscriber.name, eventIds: [eventId] })
    await shift(-50)
    assert.isEmpty(await claim())
    await shift(-11)
    assert.lengthOf(await claim(), 1)
  })

  test('are not claimed before they are due', async ({ assert }) => {
    const due = new Date(Date.now() + 3600_000)
    await db.transaction((trx) =>
      recordEventAt(trx, due, subscriber.event, randomUUID(), {
        text: 'later',
        throwsTimes: 0,
      } as never)
    )
    assert.isEmpty(await claim())
    assert.closeTo((await subscriber.progressOf('later')).dueIn, 3600, 60)
    await subscriber.makeDue()
    assert.lengthOf(await claim(), 1)
  })

  test('are due at a separate time for each subscriber of an event', async ({
    assert,
    cleanup,
  }) => {
    const soon = new RecordingSubscriber('recorder_of_two_times')
    const late = new RecordingSubscriber('late_recorder', { event: soon.event })
    cleanup(() => soon.reset())
    const due = { [late.name]: new Date(Date.now() + 3600_000) }
    await db.transaction((trx) => recordEventAt(trx, due, soon.event, randomUUID(), {} as never))
    assert.lengthOf(await soon.claim(), 1)
    assert.isEmpty(await late.claim())
  })

  test('cannot be scheduled for a subscriber that does not receive the event', async ({
    assert,
  }) => {
    const due = { notify_owner: new Date() }
    const record = db.transaction((trx) =>
      recordEventAt(trx, due, subscriber.event, randomUUID(), {} as never)
    )
    await assert.rejects(() => record, `notify_owner does not subscribe to ${subscriber.event}`)
  })

  test('of a batch are postponed together without being counted, and form a batch again', async ({
    assert,
    cleanup,
  }) => {
    const batch = new RecordingSubscriber('recorder_of_postponed_batches', { isBatch: true })
    cleanup(() => batch.reset())
    batch.thrown = new Postponed(300)
    await batch.publish(['first', 'second'], 1)
    const eventIds = (await batch.claim()).map(({ eventId }) => eventId)
    await runDeliveries({ subscriber: batch.name, eventIds })
    for (const text of ['first', 'second']) {
      const { dueIn, ...progress } = await batch.progressOf(text)
      assert.deepEqual(progress, { state: 'pending', starts: 0, failures: 0, error: null })
      assert.closeTo(dueIn, 300, 30)
    }
    await batch.makeDue()
    const again = await batch.claim()
    assert.deepEqual(
      again.map(({ wasStarted }) => wasStarted),
      [false, false]
    )
  })

  test('that are postponed keep the starts at which their worker died', async ({ assert }) => {
    const delivery = await claimOne('deadly and postponed', 1, new Postponed(1))
    await db.rawQuery('update deliveries set starts = 3 where subscriber = ?', [subscriber.name])
    await run(delivery)
    assert.equal((await subscriber.progressOf('deadly and postponed')).starts, 3)
  })

  test('cannot be postponed by a time that is not a number of seconds', ({ assert }) => {
    for (const seconds of [NaN, -1, Infinity]) {
      assert.throws(() => new Postponed(seconds), `Cannot postpone by ${seconds} s`)
    }
  })

  test('count their lag from when they were due, also after retries', async ({ assert }) => {
    await subscriber.publish(['retried for a while'])
    await db.rawQuery(
      `update deliveries set due_at = now() - interval '100 seconds' where subscriber = ?`,
      [subscriber.name]
    )
    const before = await lagOf(subscriber.name)
    await run((await claim())[0]!)
    assert.closeTo((await lagOf(subscriber.name)) - before, 100, 30)
  })

  test('are postponed without being counted when their reaction asks for it', async ({
    assert,
  }) => {
    const delivery = await claimOne('not now', 1, new Postponed(300))
    await run(delivery)
    const { dueIn, ...progress } = await subscriber.progressOf('not now')
    assert.deepEqual(progress, { state: 'pending', starts: 0, failures: 0, error: null })
    assert.closeTo(dueIn, 300, 30)
    await subscriber.makeDue()
    await run((await claim())[0]!)
    assert.deepEqual(await subscriber.recordedTexts(), ['not now'])
  })

  test('are returned for five seconds, uncounted, by a version that lacks their subscriber', async ({
    assert,
  }) => {
    await subscriber.publish(['for a newer version'])
    await db.rawQuery(
      `update deliveries set subscriber = 'newer', state = 'queued' where subscriber = ?`,
      [subscriber.name]
    )
    const { rows } = await db.rawQuery(
      `select event_id as "eventId" from deliveries where subscriber = 'newer'`
    )
    await runDeliveries({ subscriber: 'newer', eventIds: [rows[0].eventId] })
    const { rows: after } = await db.rawQuery(
      `select state, starts, failures, extract(epoch from next_at - now())::float8 as "dueIn"
       from deliveries where subscriber = 'newer'`
    )
    const { dueIn, ...progress } = after[0]
    assert.deepEqual(progress, { state: 'pending', starts: 0, failures: 0 })
    assert.closeTo(dueIn, 5, 2)
  })

  test('are dead after 50 starts, and their subscriber does not run', async ({ assert }) => {
    const delivery = await claimOne('a killer')
    await db.rawQuery('update deliveries set starts = 50 where subscriber = ?', [subscriber.name])
    await run(delivery)
    assert.containsSubset(await subscriber.progressOf('a killer'), {
      state: 'dead',
      error: 'The worker died at each of 50 starts',
    })
    assert.isEmpty(await subscriber.recordedTexts())
  })

  test('are not marked done if they become dead while their job starts', async ({ assert }) => {
    const delivery = await claimOne('too late')
    const undo = await onStart(
      `update deliveries set state = 'dead' where event_id = new.event_id and subscriber = new.subscriber`
    )
    await run(delivery).finally(undo)
    assert.equal((await subscriber.progressOf('too late')).state, 'dead')
    assert.isEmpty(await subscriber.recordedTexts())
  })

  test('are claimed before the next poll when a commit wakes the relay', async ({ cleanup }) => {
    const added: Delivery[] = []
    const relay = startRelay(
      {
        waiting: async () => new Map(),
        add: async (deliveries) => {
          added.push(...deliveries)
          return new Map([['deliveries' as const, deliveries.length]])
        },
      },
      { pollMs: 10 * 60_000 }
    )
    cleanup(() => relay.stop())
    await subscriber.publish(['first'])
    await until('the first is queued', () => added.length === 1)
    await subscriber.publish(['second'])
    await until('the second is queued', () => added.length === 2)
  })

  const fullQueues: [QueueName, number][] = [
    ['deliveries', 200],
    ['heavy', 20],
  ]
  for (const [queue, jobs] of fullQueues) {
    test(`are not claimed while ${jobs} jobs of their queue ${queue} wait`, async ({
      assert,
      cleanup,
    }) => {
      const recorder = new RecordingSubscriber(`recorder_of_full_${queue}`, { queue })
      cleanup(() => recorder.reset())
      let counts = 0
      const added: Delivery[] = []
      const relay = startRelay(
        {
          waiting: async () => {
            counts += 1
            return new Map([[queue, jobs]])
          },
          add: async (deliveries) => {
            added.push(...deliveries)
            return new Map([['deliveries' as const, deliveries.length]])
          },
        },
        { pollMs: 1 }
      )
      cleanup(() => relay.stop())
      await recorder.publish(['one too many'])
      const before = counts
      await until('the relay has polled again', () => counts > before + 2)
      assert.isEmpty(added)
      assert.equal((await recorder.progressOf('one too many')).state, 'pending')
    })
  }

  test('are queued in batches by subscriber and event, those of reactions first and those that were started before alone', async ({
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
      wasStarted: false,
      traceParent: null,
    })
    await queues.add([
      to('contact_counts'),
      to('notify_owner'),
      to('contact_counts'),
      { ...to('contact_counts'), wasStarted: true },
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
        ['contact_counts', 1],
        ['item_popularity', 1],
        ['item_popularity', 1],
      ]
    )
    assert.equal((await queues.waiting()).get('heavy'), 1)
  })
})

/** The sum of the lags of a subscriber's deliveries so far, in seconds. */
async function lagOf(subscriber: string): Promise<number> {
  const { values } = await metrics.deliveryLag.get()
  const sum = values.find(
    ({ metricName, labels }) =>
      metricName === 'delivery_lag_seconds_sum' && labels.subscriber === subscriber
  )
  return sum?.value ?? 0
}
