import { randomUUID } from 'node:crypto'
import { setTimeout as delay } from 'node:timers/promises'
import { test } from '@japa/runner'
import db from '@adonisjs/lucid/services/db'
import { DeliveryQueues, type DeliveryJob } from '#shared/events/delivery_queues'
import { queueBackend } from '#shared/events/queue_backend'
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

  const claim = () => claimDeliveries([subscriber.name], 500)

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

  test('are claimed in the order of their waiting time', async ({ assert }) => {
    await subscriber.publish(['first', 'second'])
    const { rows } = await db.rawQuery(
      `update deliveries set next_at = now() - interval '1 hour' where event_id = (
         select max(event_id::text)::uuid from deliveries where subscriber = ?
       ) returning event_id as id`,
      [subscriber.name]
    )
    const [claimed] = await claimDeliveries([subscriber.name], 1)
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

  test('are due at a separate moment for each subscriber of an event', async ({
    assert,
    cleanup,
  }) => {
    const [soon, late] = [new RecordingSubscriber('recorder_of_two_moments'), 'late_recorder']
    new RecordingSubscriber(late, { event: soon.event })
    cleanup(() => soon.reset())
    const due = { [late]: new Date(Date.now() + 3600_000) }
    await db.transaction((trx) => recordEventAt(trx, due, soon.event, randomUUID(), {} as never))
    assert.lengthOf(await claimDeliveries([soon.name], 500), 1)
    assert.isEmpty(await claimDeliveries([late], 500))
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
          return deliveries.length
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

  test('are not claimed while 200 jobs of their queue wait', async ({ assert, cleanup }) => {
    let counts = 0
    const added: Delivery[] = []
    const relay = startRelay(
      {
        waiting: async () => {
          counts += 1
          return new Map([['deliveries' as const, 200]])
        },
        add: async (deliveries) => {
          added.push(...deliveries)
          return deliveries.length
        },
      },
      { pollMs: 1 }
    )
    cleanup(() => relay.stop())
    await subscriber.publish(['one too many'])
    const before = counts
    await until('the relay has polled again', () => counts > before + 2)
    assert.isEmpty(added)
    assert.equal((await subscriber.progressOf('one too many')).state, 'pending')
  })

  test('are queued in batches by subscriber, those of reactions first and those that were started before alone', async ({
    assert,
    cleanup,
  }) => {
    const backend = queueBackend({ databaseUrl: env.get('DATABASE_URL') })
    const prefix = `order_${Date.now()}_`
    const queues = new DeliveryQueues(backend, prefix)
    const queue = backend.queue<DeliveryJob>(`${prefix}deliveries`)
    cleanup(async () => {
      await queue.obliterate({ force: true })
      await queue.close()
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
    ])
    const jobs = await queue.getJobs(['waiting'], 0, -1, true)
    assert.deepEqual(
      jobs.map(({ name, data }) => [name, data.eventIds!.length]),
      [
        ['notify_owner', 1],
        ['contact_counts', 2],
        ['contact_counts', 1],
      ]
    )
  })
})
