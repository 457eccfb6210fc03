import { test } from '@japa/runner'
import db from '@adonisjs/lucid/services/db'
import type { EventName } from '#shared/events/domain_event'
import { rebuildReadTable } from '#shared/events/rebuild_read_table'
import { projection } from '#shared/events/subscriber'
import { subscribe } from '#shared/events/subscribers'
import { recordEvent } from '#shared/outbox/record_event'
import { runDeliveries } from '#shared/outbox/run_deliveries'
import { sharedPipeline } from '#tests/shared_pipeline'
import { waitForDeliveries } from '#tests/wait_for_deliveries'

const ORDER_PLACED = 'order.placed' as EventName
const SUBSCRIBER = 'order_counts'
const SOURCE = `
  select e.payload ->> 'customer' as customer, count(*)::int as orders
  from domain_events e join deliveries d on d.event_id = e.id and d.subscriber = '${SUBSCRIBER}'
  where d.state = 'done' group by 1`

/** An order without a customer violates the table's constraint. */
subscribe(
  projection(
    SUBSCRIBER,
    {
      [ORDER_PLACED]: `insert into order_counts as c (customer, orders) select payload ->> 'customer', count(*) from event group by 1
        on conflict (customer) do update set orders = c.orders + excluded.orders`,
    },
    { table: 'order_counts', source: SOURCE }
  )
)

test.group('A read table', (group) => {
  group.setup(async () => {
    await waitForDeliveries()
    await sharedPipeline.stop()
    await db.rawQuery(
      'create table order_counts (customer text primary key, orders integer not null)'
    )
    return async () => {
      await db.rawQuery('drop table order_counts')
      sharedPipeline.start()
    }
  })
  group.each.setup(async () => void (await db.rawQuery('truncate order_counts')))
  group.each.teardown(async () => {
    await db.rawQuery('delete from deliveries where subscriber = ?', [SUBSCRIBER])
  })

  test('counts an event once despite repeated and concurrent jobs', async ({ assert }) => {
    const order = await placeOrder({ customer: 'Tara' })
    await Promise.all([1, 2, 3, 4].map(() => runDelivery(order)))
    await runDelivery(order)
    assert.deepEqual(await orderCounts(), [{ customer: 'Tara', orders: 1 }])
    assert.equal((await progressOf(order)).state, 'done')
  })

  test('is unchanged by an event that fails, which is retried and logged without its content', async ({
    assert,
  }) => {
    const order = await placeOrder({ customer: null, note: 'between us' })
    await runDelivery(order)
    const { state, failures, last_error: error } = await progressOf(order)
    assert.deepEqual([state, failures], ['pending', 1])
    assert.match(error, /^error 23502/)
    assert.notInclude(error, 'between us')
    assert.isEmpty(await orderCounts())
  })

  test('applies the events of a batch together', async ({ assert }) => {
    const orders = []
    for (let n = 0; n < 5; n++) orders.push(await placeOrder({ customer: `Customer ${n % 2}` }))
    await runDeliveries({
      subscriber: SUBSCRIBER,
      eventIds: orders.map(({ eventId }) => eventId),
    })
    assert.deepEqual(await orderCounts(), [
      { customer: 'Customer 0', orders: 3 },
      { customer: 'Customer 1', orders: 2 },
    ])
  })

  test('leaves an event that this version does not know to a newer one, uncounted', async ({
    assert,
  }) => {
    const order = await placeOrder({ customer: 'Tara' }, 'order.cancelled' as EventName)
    await runDelivery(order)
    const { last_error: error, ...progress } = await progressOf(order)
    assert.deepEqual(progress, { state: 'pending', failures: 0 })
    assert.isNull(error)
  })

  test('is correct after a rebuild during new events', async ({ assert }) => {
    const orders: Target[] = []
    for (let n = 0; n < 40; n++) orders.push(await placeOrder({ customer: `Customer ${n % 3}` }))
    const table = { table: 'order_counts', source: SOURCE }
    await Promise.all([
      ...orders.map((order) => runDelivery(order)),
      ...[1, 2, 3].map(() => rebuildReadTable(table)),
    ])
    const { repaired } = await rebuildReadTable(table)
    assert.equal(repaired, 0)
    assert.equal(
      (await orderCounts()).reduce((sum, { orders: count }) => sum + count, 0),
      40
    )
  })
})

type Target = { eventId: string; subscriber: string }

async function placeOrder(payload: object, name = ORDER_PLACED): Promise<Target> {
  const aggregateId = '00000000-0000-7000-8000-000000000000'
  await db.transaction((trx) => recordEvent(trx, name, aggregateId, payload as never))
  const { rows } = await db.rawQuery('select id from domain_events order by id desc limit 1')
  const target = { eventId: rows[0].id as string, subscriber: SUBSCRIBER }
  await db.rawQuery(
    `insert into deliveries (event_id, subscriber, state) values (?, ?, 'queued')
     on conflict (event_id, subscriber) do update set state = 'queued'`,
    [target.eventId, SUBSCRIBER]
  )
  return target
}

function runDelivery({ eventId, subscriber }: Target): Promise<void> {
  return runDeliveries({ subscriber, eventIds: [eventId] })
}

async function orderCounts(): Promise<{ customer: string; orders: number }[]> {
  return (await db.rawQuery('select * from order_counts order by customer')).rows
}

async function progressOf({ eventId }: Target) {
  const { rows } = await db.rawQuery(
    `select state, failures, last_error from deliveries where event_id = ? and subscriber = ?`,
    [eventId, SUBSCRIBER]
  )
  return rows[0]
}
