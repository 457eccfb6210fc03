import { dayFromToday } from '#tests/booking'
import fc from 'fast-check'
import { test } from '@japa/runner'
import type pg from 'pg'
import { findDayDifferences } from '#modules/bookings/queries/find_day_differences'
import {
  acceptBooking,
  addBooking,
  addListing,
  addMembers,
  connect,
  type RawListing,
} from '#modules/bookings/tests/raw_bookings'
import { violatedConstraint } from '#shared/database/violated_constraint'

/** `npm run soak` sets more steps and a random seed; the suite uses a fixed seed. */
const WANTED = Number(process.env.SOAK_STEPS ?? 0)
const SEED = Number(process.env.SOAK_SEED ?? (WANTED > 0 ? Date.now() % 2 ** 31 : 20_261_126))
const STEPS = WANTED || 3_000
const CONNECTIONS = 24
const FIRST_DAY = Date.parse(dayFromToday(10))
const DAYS = 40

const KINDS = [
  'request',
  'request',
  'request',
  'accept',
  'accept',
  'withdraw',
  'cancel',
  'cancel',
  'shift',
  'extend',
  'hand over',
  'hold',
  'settle',
  'complete',
  'complete by clock',
  'block',
  'change quantity',
] as const
type Kind = (typeof KINDS)[number]

const step = fc.record({
  kind: fc.constantFrom(...KINDS),
  listing: fc.nat(2),
  day: fc.nat(DAYS - 1),
  length: fc.nat(4),
  units: fc.integer({ min: 1, max: 3 }),
  /** Selects one of the bookings of a state. */
  pick: fc.nat(),
})
type Step = typeof step extends fc.Arbitrary<infer Value> ? Value : never

type Market = { listings: RawListing[]; renters: string[] }

test.group(`Random steps of bookings from ${CONNECTIONS} connections (seed ${SEED})`, (group) => {
  group.tap((each) => each.timeout(60_000 + STEPS * 20))

  test('overbook no day, and leave counters that equal the bookings', async ({
    assert,
    cleanup,
  }) => {
    const clients = await connect(CONNECTIONS, cleanup)
    const market = await openMarket(clients[0]!)
    const outcomes: Record<string, number> = {}
    const steps = fc.sample(step, { seed: SEED, numRuns: STEPS }).values()
    await Promise.all(
      clients.map(async (client) => {
        for (const each of steps) {
          const outcome = `${each.kind}: ${await take(client, market, each)}`
          outcomes[outcome] = (outcomes[outcome] ?? 0) + 1
        }
      })
    )
    assert.deepEqual(await findDayDifferences(), [], JSON.stringify(outcomes))
    for (const kind of KINDS) assert.isAbove(outcomes[`${kind}: done`] ?? 0, 0, kind)
    assert.isAbove(outcomes['accept: full'] ?? 0, 0)
    assert.isAbove(outcomes['complete by clock: held'] ?? 0, 0)
    assert.equal(sum(Object.values(outcomes)), STEPS)
  })
})

/** One unit with a day between rentals, twenty units without, three with two days between. */
async function openMarket(client: pg.Client): Promise<Market> {
  const listings = [
    await addListing(client, 1, 1),
    await addListing(client, 20),
    await addListing(client, 3, 2),
  ]
  return { listings, renters: await addMembers(client, 50) }
}

/** Takes a step; returns 'done', 'no booking', 'no longer open', 'full' or 'held'. Throws any error but these two checks. */
async function take(client: pg.Client, market: Market, step: Step): Promise<string> {
  const listing = market.listings[step.listing]!
  try {
    if (step.kind === 'request') {
      await addBooking(client, listing, requestOf(market, listing, step))
      return 'done'
    }
    if (step.kind === 'block') return await block(client, listing, step)
    if (step.kind === 'change quantity') return await changeQuantity(client, listing, step)
    const { from, set } = CHANGES[step.kind]
    const id = await anyBooking(client, listing, from, step.pick)
    if (!id) return 'no booking'
    if (set === null) {
      const outcome = await acceptBooking(client, listing.id, id)
      return outcome === 'accepted' ? 'done' : outcome
    }
    const changed = await client.query(`update bookings set ${set} where id = $1 and state = $2`, [
      id,
      from,
    ])
    return changed.rowCount ? 'done' : 'no longer open'
  } catch (error) {
    const constraint = violatedConstraint(error)
    if (constraint === 'item_days_never_overbooked') return 'full'
    if (constraint === 'bookings_problem') return 'held'
    throw error
  }
}

/** The state that each kind of step changes, and what it sets; null for accepting. */
const CHANGES: Record<
  Exclude<Kind, 'request' | 'block' | 'change quantity'>,
  { from: string; set: string | null }
> = {
  'accept': { from: 'requested', set: null },
  'withdraw': { from: 'requested', set: `state = 'withdrawn'` },
  'cancel': { from: 'accepted', set: `state = 'cancelled'` },
  'shift': {
    from: 'accepted',
    set: `start_date = start_date + 1, end_date = end_date + 1, held = daterange(lower(held) + 1, upper(held) + 1)`,
  },
  'extend': {
    from: 'accepted',
    set: 'end_date = end_date + 1, held = daterange(lower(held), upper(held) + 1)',
  },
  'hand over': { from: 'accepted', set: `state = 'active'` },
  'hold': { from: 'active', set: 'problem_at = coalesce(problem_at, now())' },
  'settle': {
    from: 'active',
    set: 'problem_settled_at = case when problem_at is not null then now() end',
  },
  'complete': {
    from: 'active',
    set: `state = 'completed', problem_settled_at = case when problem_at is not null then now() end`,
  },
  'complete by clock': { from: 'active', set: `state = 'completed'` },
}

function requestOf({ renters }: Market, { quantity }: RawListing, step: Step) {
  return {
    renterId: renters[step.pick % renters.length]!,
    start: dayOf(step),
    length: step.length,
    units: quantity > 1 ? step.units : 1,
  }
}

async function anyBooking(client: pg.Client, { id }: RawListing, state: string, pick: number) {
  const { rows } = await client.query<{ id: string }>(
    `select id from bookings where item_id = $1 and state = $2 order by id
     offset (select $3::bigint % greatest(1, count(*)) from bookings where item_id = $1 and state = $2) limit 1`,
    [id, state, pick]
  )
  return rows[0]?.id
}

/** Keeps some units of a day back, but none that is promised. */
async function block(client: pg.Client, { id }: RawListing, step: Step): Promise<'done'> {
  await client.query('begin')
  await client.query('select from items where id = $1 for no key update', [id])
  await client.query(
    `insert into item_days as d (item_id, day, capacity)
     select id, $2, greatest(0, quantity - $3::int) from items where id = $1
     on conflict (item_id, day) do update set capacity = greatest(d.taken, excluded.capacity)`,
    [id, dayOf(step), step.units - 1]
  )
  await client.query('commit')
  return 'done'
}

async function changeQuantity(client: pg.Client, listing: RawListing, step: Step): Promise<'done'> {
  // Every other change restores the former number, so that the listings stay as different as they are.
  const quantity = listing.quantity + (step.pick % 2 === 0 ? step.units : 0)
  await client.query('update items set quantity = $2 where id = $1', [listing.id, quantity])
  return 'done'
}

function dayOf({ day }: Step): string {
  return new Date(FIRST_DAY + day * 86_400_000).toISOString().slice(0, 10)
}

function sum(numbers: number[]): number {
  return numbers.reduce((total, each) => total + each, 0)
}
