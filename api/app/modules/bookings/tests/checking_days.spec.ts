import { test } from '@japa/runner'
import db from '@adonisjs/lucid/services/db'
import type pg from 'pg'
import BookingsCheck from '#commands/bookings_check'
import { checkDays } from '#modules/bookings/commands/check_days'
import { clearPastDays } from '#modules/bookings/commands/clear_past_days'
import { addBooking, addListing, addMembers, connect } from '#modules/bookings/tests/raw_bookings'
import { metrics } from '#shared/operations/metrics'
import { runCommand } from '#tests/run_command'

test.group('bookings:check', (group) => {
  let client: pg.Client
  let itemId: string

  group.each.setup(async ({ context }) => {
    ;[client] = (await connect(1, (end) => context.cleanup(end))) as [pg.Client]
    const [renterId] = (await addMembers(client, 1)) as [string]
    const listing = await addListing(client, 3)
    itemId = listing.id
    const request = { renterId, start: '2031-05-10', length: 1, units: 2 }
    await addBooking(client, listing, request, 'accepted')
    return async () => void (await db.from('bookings').where('item_id', itemId).delete())
  })

  const writeDay = (change: string) =>
    client.query(`update item_days set ${change} where item_id = $1 and day = '2031-05-11'`, [
      itemId,
    ])

  test('succeeds while the counters equal the bookings', async ({ assert }) => {
    const { exitCode, output } = await runCommand(BookingsCheck)
    assert.equal(exitCode, 0, output)
    assert.include(output, 'no day is overbooked')
  })

  test('fails and names the day when {name}')
    .with([
      { name: 'a counter is too low', change: 'taken = 1', row: /2031-05-11.*2.*1.*3/ },
      { name: 'a counter is too high', change: 'taken = 3', row: /2031-05-11.*2.*3.*3/ },
    ])
    .run(async ({ assert }, { change, row }) => {
      await writeDay(change)
      const { exitCode, output } = await runCommand(BookingsCheck)
      await writeDay('taken = 2')
      assert.equal(exitCode, 1)
      assert.match(output, row)
      assert.include(output, itemId)
    })

  test('is run every hour for a metric', async ({ assert }) => {
    const figure = async () => (await metrics.wrongDays.get()).values[0]!.value
    await checkDays()
    assert.equal(await figure(), 0)
    await writeDay('taken = 1')
    await checkDays()
    await writeDay('taken = 2')
    assert.equal(await figure(), 1)
  })

  test('fails when a counter is missing', async ({ assert }) => {
    await client.query(`delete from item_days where item_id = $1 and day = '2031-05-10'`, [itemId])
    const { exitCode, output } = await runCommand(BookingsCheck)
    assert.equal(exitCode, 1)
    assert.include(output, '2031-05-10')
  })

  test('fails when a booking holds days without the trigger that counts them', async ({
    assert,
  }) => {
    await client.query('alter table bookings disable trigger bookings_hold_days')
    try {
      await client.query(`update bookings set state = 'cancelled' where item_id = $1`, [itemId])
    } finally {
      await client.query('alter table bookings enable trigger bookings_hold_days')
    }
    const { exitCode, output } = await runCommand(BookingsCheck)
    assert.equal(exitCode, 1)
    assert.match(output, /2031-05-10[^]*2031-05-11/)
    await client.query('delete from item_days where item_id = $1', [itemId])
  })

  test('ignores days gone by, whose counters are deleted', async ({ assert }) => {
    await client.query(
      `update bookings set start_date = today - 2, end_date = today, held = daterange(today - 2, today, '[]')
       from (select (now() at time zone 'Asia/Kolkata')::date as today) t where item_id = $1`,
      [itemId]
    )
    await clearPastDays(new AbortController().signal)
    const { rows } = await db.rawQuery(
      `select day - (now() at time zone 'Asia/Kolkata')::date as day from item_days
       where item_id = ? and taken > 0 order by day`,
      [itemId]
    )
    assert.deepEqual(rows, [{ day: 0 }])
    const { exitCode, output } = await runCommand(BookingsCheck)
    assert.equal(exitCode, 0, output)
  })

  test('has no days gone by after the hourly job, which deletes them in batches', async ({
    assert,
  }) => {
    await client.query(
      `insert into item_days (item_id, day, capacity) select $1, date '1990-01-01' + n, 1 from generate_series(1, 10001) n`,
      [itemId]
    )
    await clearPastDays(new AbortController().signal)
    const { rows } = await client.query(
      `select from item_days where item_id = $1 and day < '2026-01-01'`,
      [itemId]
    )
    assert.isEmpty(rows)
  })
})
