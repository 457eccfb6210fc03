import { randomUUID } from 'node:crypto'
import { inspect } from 'node:util'
import { test } from '@japa/runner'
import logger from '@adonisjs/core/services/logger'
import db from '@adonisjs/lucid/services/db'
import { metrics } from '#shared/operations/metrics'
import { claimDeliveries, type Delivery } from '#shared/outbox/claim_deliveries'
import { recordEventAt } from '#shared/outbox/record_event'
import { countFailure, countStarts, returnDeliveries } from '#shared/outbox/delivery_states'
import { Postponed } from '#shared/outbox/postponed'
import { runDeliveries } from '#shared/outbox/run_deliveries'
import type { Counter } from 'prom-client'
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
      assert.lengthOf(await claim(), 99)
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
    assert.equal(await valueOf(metrics.deliveriesPostponed, batch.name), 2)
    for (const text of ['first', 'second']) {
      const { dueAfter, dueIn, ...progress } = await batch.progressOf(text)
      assert.deepEqual(progress, { state: 'pending', starts: 0, failures: 0, error: null })
      assert.isAtLeast(dueAfter, 300)
      assert.isAtMost(dueIn, 300)
    }
    await batch.makeDue()
    const again = await batch.claim()
    assert.deepEqual(
      again.map(({ starts }) => starts),
      [0, 0]
    )
  })

  for (const { what, deaths, spread } of [
    { what: 'together after one death of their worker', deaths: 1, spread: [0, 0] },
    {
      what: 'apart after two, so that one that ends its worker ends few others',
      deaths: 2,
      spread: [1.5, 4],
    },
  ]) {
    test(`are due again ${what}`, async ({ assert }) => {
      await subscriber.publish(Array.from({ length: 50 }, (_, n) => `${n} of ${deaths}`))
      const eventIds = (await claim()).map(({ eventId }) => eventId)
      const deliveries = { subscriber: subscriber.name, eventIds }
      for (let death = 0; death < deaths; death++) await countStarts(deliveries)
      await returnDeliveries(deliveries)
      const { rows } = await db.rawQuery(
        `select extract(epoch from max(next_at) - min(next_at))::float8 as spread
         from deliveries where subscriber = ? and state = 'pending'`,
        [subscriber.name]
      )
      assert.isAtLeast(rows[0].spread, spread[0]!)
      assert.isAtMost(rows[0].spread, spread[1]!)
    })
  }

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
    const { dueAfter, dueIn, ...progress } = await subscriber.progressOf('not now')
    assert.deepEqual(progress, { state: 'pending', starts: 0, failures: 0, error: null })
    assert.isAtLeast(dueAfter, 300)
    assert.isAtMost(dueIn, 300)
    await subscriber.makeDue()
    await run((await claim())[0]!)
    assert.deepEqual(await subscriber.recordedTexts(), ['not now'])
  })

  test('are counted and logged at each failure, without the words of the event', async ({
    assert,
    cleanup,
  }) => {
    const failing = new RecordingSubscriber('recorder_of_failures')
    cleanup(() => failing.reset())
    const logged = recordLog(cleanup)
    await failing.publish(['Secret words'], 8)
    for (let attempt = 0; attempt < 8; attempt++) {
      await failing.makeDue()
      await run((await failing.claim())[0]!)
    }
    assert.equal(await valueOf(metrics.deliveryFailures, failing.name), 8)
    assert.deepEqual(
      logged.map(({ level, message }) => [level, message]),
      [
        ...Array<string[]>(7).fill(['warn', 'delivery failed; it is retried']),
        ['error', 'delivery failed and is dead; it needs an operator'],
      ]
    )
    assert.match(String(logged[0]!.fields.error), /^ThrownError at /)
    assert.notInclude(inspect(logged, { depth: null }), 'Secret words')
  })

  test('of a failed batch are counted and logged once together, without the words of their events', async ({
    assert,
    cleanup,
  }) => {
    const batch = new RecordingSubscriber('recorder_of_failed_batches', { isBatch: true })
    cleanup(() => batch.reset())
    const logged = recordLog(cleanup)
    await batch.publish(['Secret words'], 2)
    await batch.publish(['healthy'])
    const eventIds = (await batch.claim()).map(({ eventId }) => eventId)
    await runDeliveries({ subscriber: batch.name, eventIds })
    assert.equal(await valueOf(metrics.batchFailures, batch.name), 1)
    assert.equal(await valueOf(metrics.deliveryFailures, batch.name), 1)
    assert.deepEqual(
      logged.map(({ fields, message }) => [fields.deliveries, message]),
      [
        [2, 'batch failed; its deliveries run one at a time'],
        [undefined, 'delivery failed; it is retried'],
      ]
    )
    assert.notInclude(inspect(logged, { depth: null }), 'Secret words')
  })

  test('are returned for five seconds, uncounted, by a version that lacks their subscriber', async ({
    assert,
  }) => {
    await subscriber.publish(['for a newer version'])
    await db.rawQuery(
      `update deliveries set subscriber = 'newer', state = 'queued', queued_at = now() where subscriber = ?`,
      [subscriber.name]
    )
    const { rows } = await db.rawQuery(
      `select event_id as "eventId" from deliveries where subscriber = 'newer'`
    )
    await runDeliveries({ subscriber: 'newer', eventIds: [rows[0].eventId] })
    const { rows: after } = await db.rawQuery(
      `select state, starts, failures, extract(epoch from next_at - queued_at)::float8 as "dueAfter",
         extract(epoch from next_at - now())::float8 as "dueIn"
       from deliveries where subscriber = 'newer'`
    )
    const { dueAfter, dueIn, ...progress } = after[0]
    assert.deepEqual(progress, { state: 'pending', starts: 0, failures: 0 })
    assert.isAtLeast(dueAfter, 5)
    assert.isAtMost(dueIn, 5)
  })

  test('wait twice as long after each failure, and up to a half more', async ({ assert }) => {
    const { eventId } = await claimOne('failing')
    for (const [failures, wait] of [
      [4, 8],
      [5, 16],
      [6, 32],
    ] as const) {
      await db.rawQuery(
        `update deliveries set state = 'queued', failures = ? where subscriber = ?`,
        [failures, subscriber.name]
      )
      await countFailure(subscriber.name, eventId, 'Error')
      const { dueAfter, dueIn } = await subscriber.progressOf('failing')
      assert.isAtLeast(dueAfter, wait)
      assert.isAtMost(dueIn, wait * 1.5)
    }
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
})

type LogLine = { level: 'warn' | 'error'; fields: Record<string, unknown>; message: string }

/** The warnings and errors logged from now on, in place of their output. */
function recordLog(cleanup: (undo: () => void) => void): LogLine[] {
  const logged: LogLine[] = []
  for (const level of ['warn', 'error'] as const) {
    const original = logger[level]
    logger[level] = (fields: any, message?: any) => void logged.push({ level, fields, message })
    cleanup(() => void (logger[level] = original))
  }
  return logged
}

/** The value of a counter for a subscriber. */
async function valueOf(counter: Counter<'subscriber'>, subscriber: string): Promise<number> {
  const { values } = await counter.get()
  return values.find(({ labels }) => labels.subscriber === subscriber)?.value ?? 0
}

/** The sum of the lags of a subscriber's deliveries so far, in seconds. */
async function lagOf(subscriber: string): Promise<number> {
  const { values } = await metrics.deliveryLag.get()
  const sum = values.find(
    ({ metricName, labels }) =>
      metricName === 'delivery_lag_seconds_sum' && labels.subscriber === subscriber
  )
  return sum?.value ?? 0
}
