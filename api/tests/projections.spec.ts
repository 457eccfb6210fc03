import { test } from '@japa/runner'
import db from '@adonisjs/lucid/services/db'
import type { EventName } from '#shared/events/domain_event'
import { rebuildReadTable } from '#shared/events/rebuild_read_table'
import { projection } from '#shared/events/subscriber'
import { subscribe } from '#shared/events/subscribers'
import { recordEvent } from '#shared/outbox/record_event'
import { runDelivery } from '#shared/outbox/run_delivery'
import { sharedPipeline } from '#tests/shared_pipeline'
import { waitForDeliveries } from '#tests/wait_for_deliveries'

const TALE = 'tale.told' as EventName
const SUBSCRIBER = 'tale_counts'
const SOURCE = `
  select e.payload ->> 'teller' as teller, count(*)::int as tales
  from domain_events e join deliveries d on d.event_id = e.id and d.subscriber = '${SUBSCRIBER}'
  where d.state = 'done' group by 1`

/** A tale without a teller violates the table's constraint. */
subscribe(
  projection(
    SUBSCRIBER,
    {
      [TALE]: `insert into tale_counts as t (teller, tales) select payload ->> 'teller', 1 from event
        on conflict (teller) do update set tales = t.tales + 1`,
    },
    { table: 'tale_counts', source: SOURCE }
  )
)

test.group('A read table', (group) => {
  group.setup(async () => {
    await waitForDeliveries()
    await sharedPipeline.stop()
    await db.rawQuery('create table tale_counts (teller text primary key, tales integer not null)')
    return async () => {
      await db.rawQuery('drop table tale_counts')
      sharedPipeline.start()
    }
  })
  group.each.setup(async () => void (await db.rawQuery('truncate tale_counts')))
  group.each.teardown(async () => {
    await db.rawQuery('delete from deliveries where subscriber = ?', [SUBSCRIBER])
  })

  test('counts an event once despite repeated and concurrent jobs', async ({ assert }) => {
    const tale = await tell({ teller: 'Tara' })
    await Promise.all([1, 2, 3, 4].map(() => runDelivery(tale)))
    await runDelivery(tale)
    assert.deepEqual(await counted(), [{ teller: 'Tara', tales: 1 }])
    assert.equal((await progressOf(tale)).state, 'done')
  })

  test('is unchanged by an event that fails, which is retried and logged without its content', async ({
    assert,
  }) => {
    const tale = await tell({ teller: null, words: 'between us' })
    await assert.rejects(() => runDelivery(tale), /^error 23502/)
    const { state, failures, last_error: error } = await progressOf(tale)
    assert.deepEqual([state, failures], ['pending', 1])
    assert.notInclude(error, 'between us')
    assert.isEmpty(await counted())
  })

  test('reports an event that this version does not know', async ({ assert }) => {
    const tale = await tell({ teller: 'Tara' }, 'tale.sung' as EventName)
    await assert.rejects(() => runDelivery(tale), /^Error at /)
    assert.equal((await progressOf(tale)).failures, 1)
  })

  test('is correct after a rebuild during new events', async ({ assert }) => {
    const tales: Target[] = []
    for (let n = 0; n < 40; n++) tales.push(await tell({ teller: `Teller ${n % 3}` }))
    const table = { table: 'tale_counts', source: SOURCE }
    await Promise.all([
      ...tales.map((tale) => runDelivery(tale)),
      ...[1, 2, 3].map(() => rebuildReadTable(table)),
    ])
    const { repaired } = await rebuildReadTable(table)
    assert.equal(repaired, 0)
    assert.equal(
      (await counted()).reduce((sum, { tales: count }) => sum + count, 0),
      40
    )
  })
})

type Target = { eventId: string; subscriber: string }

async function tell(payload: object, name = TALE): Promise<Target> {
  const aggregateId = '00000000-0000-7000-8000-000000000000'
  await db.transaction((trx) => recordEvent(trx, name, aggregateId, payload as never))
  const { rows } = await db.rawQuery('select id from domain_events order by id desc limit 1')
  const target = { eventId: rows[0].id as string, subscriber: SUBSCRIBER }
  await db.rawQuery(
    'insert into deliveries (event_id, subscriber) values (?, ?) on conflict do nothing',
    [target.eventId, SUBSCRIBER]
  )
  return target
}

async function counted(): Promise<{ teller: string; tales: number }[]> {
  return (await db.rawQuery('select * from tale_counts order by teller')).rows
}

async function progressOf({ eventId }: Target) {
  const { rows } = await db.rawQuery(
    `select state, failures, last_error from deliveries where event_id = ? and subscriber = ?`,
    [eventId, SUBSCRIBER]
  )
  return rows[0]
}
