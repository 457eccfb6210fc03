import { test } from '@japa/runner'
import type pg from 'pg'
import { findDayDifferences } from '#modules/bookings/queries/find_day_differences'
import {
  acceptBooking,
  addBooking,
  addListing,
  addMembers,
  connect,
  type AcceptOutcome,
  type RawListing,
} from '#modules/bookings/tests/raw_bookings'

const PARALLEL = 50
const ROUNDS = 5

test.group('Parallel accepts of overlapping requests', () => {
  test('hold {units} of {quantity} units each, {fitting} times at most')
    .with([
      { quantity: 1, units: 1, fitting: 1 },
      { quantity: 20, units: 3, fitting: 6 },
    ])
    .run(async ({ assert, cleanup }, { quantity, units, fitting }) => {
      const clients = await connect(PARALLEL, cleanup)
      const renters = await addMembers(clients[0]!, PARALLEL)
      for (let round = 0; round < ROUNDS; round++) {
        const listing = await addListing(clients[0]!, quantity)
        const ids: string[] = []
        for (const [n, renterId] of renters.entries()) {
          // Three shifted ranges. All include 12 December.
          const start = `2031-12-${10 + (n % 3)}`
          ids.push(await addBooking(clients[0]!, listing, { renterId, start, length: 2, units }))
        }
        const accepts = await Promise.all(
          clients.map((client, n) => acceptBooking(client, listing.id, ids[n]!))
        )
        assert.deepEqual(countOutcomes(accepts), {
          'accepted': fitting,
          'no longer open': PARALLEL - fitting,
        })
        assert.equal(await takenOf(clients[0]!, listing.id, '2031-12-12'), fitting * units)
      }
      assert.isEmpty(await findDayDifferences())
    })
    .timeout(180_000)
})

test.group('A day of a listing', (group) => {
  let client: pg.Client
  let renterId: string

  group.each.setup(async ({ context }) => {
    ;[client] = (await connect(1, (end) => context.cleanup(end))) as [pg.Client]
    ;[renterId] = (await addMembers(client, 1)) as [string]
  })

  const accepted = (listing: RawListing, start: string, length: number, units = 1) =>
    addBooking(client, listing, { renterId, start, length, units }, 'accepted')

  test('rejects an accepted booking that overlaps another one, also outside of the API', async ({
    assert,
  }) => {
    const listing = await addListing(client, 1)
    await accepted(listing, '2031-05-10', 2)
    await assert.rejects(() => accepted(listing, '2031-05-12', 3), /item_days_never_overbooked/)
    await accepted(listing, '2031-05-13', 3)
  })

  test('is held for the days between rentals after the last day', async ({ assert }) => {
    const listing = await addListing(client, 1, 2)
    await accepted(listing, '2031-05-10', 2)
    await assert.rejects(() => accepted(listing, '2031-05-14', 0), /item_days_never_overbooked/)
    await accepted(listing, '2031-05-15', 0)
  })

  test('has room for as many units as the listing', async ({ assert }) => {
    const listing = await addListing(client, 3)
    await accepted(listing, '2031-05-10', 2, 2)
    await assert.rejects(() => accepted(listing, '2031-05-11', 0, 2), /item_days_never_overbooked/)
    await accepted(listing, '2031-05-11', 0)
    assert.equal(await takenOf(client, listing.id, '2031-05-11'), 3)
  })

  test('is free again after a booking is cancelled, deleted, or moved to other days', async ({
    assert,
  }) => {
    const listing = await addListing(client, 1)
    const taken = (day: string) => takenOf(client, listing.id, day)
    const id = await accepted(listing, '2031-05-10', 0)
    await client.query(`update bookings set state = 'active' where id = $1`, [id])
    assert.equal(await taken('2031-05-10'), 1)
    await client.query(
      `update bookings set start_date = '2031-05-11', end_date = '2031-05-11', held = '[2031-05-11,2031-05-11]' where id = $1`,
      [id]
    )
    assert.deepEqual([await taken('2031-05-10'), await taken('2031-05-11')], [0, 1])
    await client.query(`update bookings set state = 'cancelled' where id = $1`, [id])
    assert.equal(await taken('2031-05-11'), 0)
    const other = await accepted(listing, '2031-05-11', 0)
    await client.query('delete from bookings where id = $1', [other])
    assert.equal(await taken('2031-05-11'), 0)
  })

  test('is the same in every time zone of the connection', async ({ assert }) => {
    const listing = await addListing(client, 3)
    for (const zone of ['UTC', 'Asia/Kolkata', 'America/Los_Angeles']) {
      await client.query(`set time zone '${zone}'`)
      await accepted(listing, '2031-03-09', 1)
    }
    const { rows } = await client.query(
      'select day::text, taken from item_days where item_id = $1 order by day',
      [listing.id]
    )
    assert.deepEqual(rows, [
      { day: '2031-03-09', taken: 3 },
      { day: '2031-03-10', taken: 3 },
    ])
  })
})

test.group('A changed number of units', (group) => {
  let client: pg.Client
  let renterId: string

  group.each.setup(async ({ context }) => {
    ;[client] = (await connect(1, (end) => context.cleanup(end))) as [pg.Client]
    ;[renterId] = (await addMembers(client, 1)) as [string]
  })

  const setQuantity = ({ id }: RawListing, quantity: number) =>
    client.query('update items set quantity = $2 where id = $1', [id, quantity])

  test('changes the capacity of each day from today on, and leaves a blocked day blocked', async ({
    assert,
  }) => {
    const listing = await addListing(client, 3)
    await addBooking(
      client,
      listing,
      { renterId, start: '2031-05-10', length: 0, units: 1 },
      'accepted'
    )
    await client.query(
      `insert into item_days (item_id, day, capacity) values ($1, '2031-05-11', 0), ($1, '2031-05-12', 2), ($1, '2020-01-01', 3)`,
      [listing.id]
    )
    await setQuantity(listing, 2)
    assert.deepEqual(await capacities(client, listing.id), [3, 2, 0, 1])
    await setQuantity(listing, 5)
    assert.deepEqual(await capacities(client, listing.id), [3, 5, 0, 4])
  })

  test('is rejected below what is promised', async ({ assert }) => {
    const listing = await addListing(client, 3)
    await addBooking(
      client,
      listing,
      { renterId, start: '2031-05-10', length: 0, units: 2 },
      'accepted'
    )
    await assert.rejects(() => setQuantity(listing, 1), /item_days_never_overbooked/)
    await setQuantity(listing, 2)
  })
})

function countOutcomes(outcomes: AcceptOutcome[]): Partial<Record<AcceptOutcome, number>> {
  const groups = Object.groupBy(outcomes, (outcome) => outcome)
  return Object.fromEntries(Object.entries(groups).map(([outcome, all]) => [outcome, all.length]))
}

async function takenOf(client: pg.Client, itemId: string, day: string): Promise<number> {
  const { rows } = await client.query<{ taken: number }>(
    'select taken from item_days where item_id = $1 and day = $2',
    [itemId, day]
  )
  return rows[0]!.taken
}

async function capacities(client: pg.Client, itemId: string): Promise<number[]> {
  const { rows } = await client.query<{ capacity: number }>(
    'select capacity from item_days where item_id = $1 order by day',
    [itemId]
  )
  return rows.map(({ capacity }) => capacity)
}
