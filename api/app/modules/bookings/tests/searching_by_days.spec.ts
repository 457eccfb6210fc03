import fc from 'fast-check'
import { test } from '@japa/runner'
import type { ApiClient } from '@japa/api-client'
import db from '@adonisjs/lucid/services/db'
import type { Item, ItemFacets } from '@saajha/contract/item'
import { PRICE_UNITS } from '@saajha/contract/item'
import { assertDuration } from '#modules/bookings/rules/assert_duration'
import { randomIp } from '#harness/random_ip'
import { sql } from '#shared/database/sql'
import { changed, dayFromToday, requestBooking } from '#tests/booking'
import { explained, type Explained } from '#tests/explained'
import { listItem } from '#tests/listing'
import { Member } from '#tests/member'
import { nextPage, pagesOf } from '#tests/pages_of'

const MARKETS = 150

/** What the database keeps of a listing; days are counted from today. */
type Listing = Pick<
  Item,
  'isAvailable' | 'priceUnit' | 'minRentalDuration' | 'maxRentalDuration'
> & {
  quantity: number
  bufferDays: number
  noticeDays: number
  /** Rupees. */
  price: number | null
  days: { day: number; capacity: number; taken: number }[]
}

const listing: fc.Arbitrary<Listing> = fc
  .record({
    isAvailable: fc.constantFrom(true, true, true, false),
    quantity: fc.integer({ min: 1, max: 4 }),
    bufferDays: fc.nat(3),
    noticeDays: fc.constantFrom(0, 0, 0, 2, 10),
    price: fc.constantFrom(20, 30, null),
    priceUnit: fc.constantFrom(...PRICE_UNITS),
    minRentalDuration: fc.constantFrom(1, 1, 1, 2, 3, 48),
    maxRentalDuration: fc.constantFrom(null, null, 1, 2, 3, 72),
    days: fc.uniqueArray(
      fc
        .record({ day: fc.nat(20), capacity: fc.nat(4), share: fc.nat(4) })
        .map(({ day, capacity, share }) => ({ day, capacity, taken: Math.min(capacity, share) })),
      { selector: ({ day }) => day, maxLength: 6 }
    ),
  })
  .filter(({ minRentalDuration: min, maxRentalDuration: max }) => max === null || max >= min)

type Rental = { first: number; last: number; units: number }

const rental: fc.Arbitrary<Rental> = fc
  .record({
    first: fc.nat(20),
    length: fc.oneof(fc.nat(6), fc.constantFrom(7, 8, 30, 31, 62, 63)),
    units: fc.integer({ min: 1, max: 4 }),
  })
  .map(({ first, length, units }) => ({ first, last: first + length, units }))

const PLAIN: Omit<Listing, 'days'> = {
  isAvailable: true,
  quantity: 1,
  bufferDays: 0,
  noticeDays: 0,
  price: 20,
  priceUnit: 'day',
  minRentalDuration: 1,
  maxRentalDuration: null,
}

function takenOn(day: number) {
  return { day, capacity: 1, taken: 1 }
}

/** Whether a request for these days can be accepted, by the rules of a request. */
function canBeRented(each: Listing, { first, last, units }: Rental): boolean {
  const lastHeld = last + each.bufferDays
  const isFull = each.days.some(
    ({ day, capacity, taken }) => day >= first && day <= lastHeld && taken + units > capacity
  )
  if (first < each.noticeDays) return false
  if (!each.isAvailable || each.quantity < units || isFull) return false
  try {
    const [startDate, endDate] = [dayFromToday(first), dayFromToday(last)]
    assertDuration(each, { startDate, endDate, units, collectAt: null, returnAt: null })
    return true
  } catch {
    return false
  }
}

/** Adds listings with the titles "Tent 0", "Tent 1", ..., the first of them the newest, and the counters of their days. */
async function addListings(ownerId: string, listings: Listing[]): Promise<void> {
  await sql(
    db,
    `with listed as (
       insert into items (owner_id, title, description, price, category_id, location, created_at, is_available, quantity,
         buffer_days, notice_days, price_unit, min_rental_duration, max_rental_duration)
       select $1, 'Tent ' || n, 'Sturdy', price, 'event-accessories', 'Pune, Maharashtra', now() - make_interval(secs => n),
         "isAvailable", quantity, "bufferDays", "noticeDays", "priceUnit", "minRentalDuration", "maxRentalDuration"
       from jsonb_to_recordset($2) as given (n int, "isAvailable" boolean, quantity smallint, "bufferDays" smallint,
         "noticeDays" smallint, price numeric, "priceUnit" text, "minRentalDuration" int, "maxRentalDuration" int)
       returning id, title
     )
     insert into item_days (item_id, day, capacity, taken)
     select l.id, $3::date + day, capacity, taken
     from listed l join jsonb_to_recordset($2) as given (n int, days jsonb) on l.title = 'Tent ' || n,
       jsonb_to_recordset(days) as given_day (day int, capacity smallint, taken smallint)`,
    [ownerId, JSON.stringify(listings.map((each, n) => ({ n, ...each }))), dayFromToday(0)]
  )
}

/** Removes the counters that no booking explains: `bookings:check` would find them. */
async function removeCounters(ownerId: string): Promise<void> {
  await sql(
    db,
    `delete from item_days where item_id in (
       select id from items i where owner_id = $1 and not exists (select from bookings b where b.item_id = i.id)
     )`,
    [ownerId]
  )
}

/** Each request comes from another network, so that none is limited. */
function get(client: ApiClient, path: string) {
  return client.get(path).header('x-forwarded-for', randomIp())
}

function daysOf({ first, last, units }: Rental): string {
  return `from=${dayFromToday(first)}&to=${dayFromToday(last)}&units=${units}`
}

/** How often the days of a listing were read. */
function probesOf(statements: Explained[]): number {
  return statements
    .flatMap(({ steps }) => steps)
    .filter((step) => step['Relation Name'] === 'item_days')
    .reduce((sum, step) => sum + step['Actual Loops'], 0)
}

test.group('A search by days', (group) => {
  let owner: Member
  group.each.setup(async ({ context }) => {
    owner = await Member.join(context.client, 'Tent Owner')
    return () => removeCounters(owner.user.id)
  })

  const read = async (client: ApiClient, query: string) => {
    const response = await get(client, `/api/items?ownerId=${owner.user.id}&${query}`)
    response.assertStatus(200)
    return response
  }
  const titles = async (client: ApiClient, query: string): Promise<string[]> =>
    ((await read(client, query)).body() as Item[]).map(({ title }) => title)

  test('finds exactly the listings whose pieces can be rented on the days', async ({
    client,
    assert,
  }) => {
    const market = fc.record({
      listings: fc.array(listing, { minLength: 6, maxLength: 10 }),
      rental,
    })
    const found = { some: 0, none: 0 }
    await fc.assert(
      fc.asyncProperty(market, async ({ listings, rental: asked }) => {
        await sql(db, 'delete from items where owner_id = $1', [owner.user.id])
        await addListings(owner.user.id, listings)
        const expected = listings.flatMap((each, n) =>
          canBeRented(each, asked) ? [`Tent ${n}`] : []
        )
        found[expected.length > 0 ? 'some' : 'none'] += 1
        const days = daysOf(asked)
        assert.deepEqual(await titles(client, days), expected)
        assert.sameMembers(await titles(client, `${days}&sort=price`), expected)
        assert.deepEqual(await titles(client, `${days}&q=tent`), expected)
        assert.sameMembers(await titles(client, `${days}&q=tent&sort=price`), expected)
        const facets = await get(client, `/api/items/facets?ownerId=${owner.user.id}&${days}`)
        assert.equal((facets.body() as ItemFacets).total, expected.length)
      }),
      { numRuns: MARKETS, seed: 20_261_126 }
    )
    assert.isAbove(found.some, MARKETS / 4)
    assert.isAbove(found.none, 0)
  })
    .timeout(360_000)
    .tags(['@long'])

  test('leaves out a listing from the moment when its owner accepts a booking, also on the days after it', async ({
    client,
    assert,
  }) => {
    const renter = await Member.join(client, 'Ravi Nair')
    const { id } = await listItem(owner, { title: 'Tent', bufferDays: 2 })
    const booking = await requestBooking(renter, id)
    const during = daysOf({ first: 11, last: 11, units: 1 })
    const between = daysOf({ first: 14, last: 15, units: 1 })
    const later = daysOf({ first: 15, last: 15, units: 1 })
    const facets = () => get(client, `/api/items/facets?ownerId=${owner.user.id}&${during}`)
    assert.deepEqual(await titles(client, during), ['Tent'])
    assert.equal((await facets()).body().total, 1)
    await changed(owner, booking, { state: 'accepted' })
    assert.deepEqual(await titles(client, during), [])
    assert.equal((await facets()).body().total, 0)
    assert.deepEqual(await titles(client, between), [])
    assert.deepEqual(await titles(client, later), ['Tent'])
    const before = daysOf({ first: 8, last: 8, units: 1 })
    assert.deepEqual(await titles(client, before), [], 'the days after it must be free, too')
  })

  test('has each free listing of a rare thing once on pages behind many that are taken', async ({
    client,
    assert,
  }) => {
    const listings = Array.from({ length: 8 }, (_, n) => ({
      ...PLAIN,
      days: n < 6 ? [takenOn(5)] : [],
    }))
    await addListings(owner.user.id, listings)
    const days = daysOf({ first: 5, last: 6, units: 1 })
    const first = await read(client, `${days}&q=tent&limit=1`)
    const second = await get(client, nextPage(first)!)
    const found = [...(first.body() as Item[]), ...(second.body() as Item[])]
    assert.deepEqual(
      found.map(({ title }) => title),
      ['Tent 6', 'Tent 7']
    )
    assert.isNull(nextPage(second))
  })

  test('near a city has only listings that are free', async ({ client, assert }) => {
    await listItem(owner, { title: 'Tent in Pune', location: 'Pune, Maharashtra', quantity: 2 })
    await listItem(owner, { title: 'Tent in Nashik', location: 'Nashik, Maharashtra' })
    const days = daysOf({ first: 3, last: 4, units: 2 })
    const near = await titles(client, `${days}&q=tent&near=Nashik%2C+Maharashtra`)
    assert.deepEqual(near, ['Tent in Pune'])
  })

  test('counts facets of the listings that are free', async ({ client, assert }) => {
    await listItem(owner, { categoryId: 'bus', quantity: 2 })
    await listItem(owner, { categoryId: 'camera' })
    const days = daysOf({ first: 3, last: 4, units: 2 })
    const path = `/api/items/facets?ownerId=${owner.user.id}&category=camera&${days}`
    const { total, categories } = (await get(client, path)).body() as ItemFacets
    assert.equal(total, 0)
    assert.deepEqual(categories, [{ value: 'bus', count: 1 }])
  })

  test('rejects {name}')
    .with([
      { name: 'a first day only', from: 3, field: 'to', code: 'dayRangeInvalid' },
      { name: 'a last day only', to: 3, field: 'to', code: 'dayRangeInvalid' },
      { name: 'yesterday in India', from: -1, to: 3, field: 'from', code: 'bookingInPast' },
      { name: 'days in reverse order', from: 4, to: 3, field: 'to', code: 'bookingReversed' },
      {
        name: 'more than two years ahead',
        from: 740,
        to: 741,
        field: 'to',
        code: 'bookingTooFarAhead',
      },
      { name: '367 days', from: 1, to: 368, field: 'to', code: 'dayRangeInvalid' },
    ])
    .run(async ({ client, assert }, { from, to, field, code }) => {
      const days = new URLSearchParams({
        ...(from !== undefined && { from: dayFromToday(from) }),
        ...(to !== undefined && { to: dayFromToday(to) }),
      })
      for (const path of ['/api/items', '/api/items/facets']) {
        const response = await get(client, `${path}?${days.toString()}`)
        response.assertStatus(422)
        const [error] = response.body().errors
        assert.equal(error.field, field)
        assert.equal(error.code, code)
      }
    })

  test('rejects {$self}')
    .with(['from=tomorrow&to=2931-03-01', 'from=2931-03-01&to='])
    .run(async ({ client }, query) => {
      ;(await get(client, `/api/items?${query}`)).assertStatus(422)
    })

  test('rejects a day that no calendar has', async ({ client, assert }) => {
    const response = await get(client, '/api/items?from=2931-02-30&to=2931-03-01')
    response.assertStatus(422)
    assert.equal(response.body().errors[0].code, 'dayRangeInvalid')
  })

  test('rejects {$self} pieces')
    .with([0, 501, 1.5])
    .run(async ({ client }, units) => {
      const days = daysOf({ first: 1, last: 2, units })
      ;(await get(client, `/api/items?${days}`)).assertStatus(422)
    })

  test('accepts today in India, and 366 days', async ({ client, assert }) => {
    await listItem(owner, { title: 'Tent' })
    assert.deepEqual(await titles(client, daysOf({ first: 0, last: 366, units: 1 })), ['Tent'])
  })
})

test.group('A search by days on which few listings are free', (group) => {
  let ownerId: string
  const ASKED = { first: 5, last: 6, units: 1 }
  /** Of 5,020 listings the second and the 5,001st are free, and the ten oldest, of which the last two have no price. */
  const FREE = [1, 5_000, ...Array.from({ length: 10 }, (_, n) => 5_010 + n)]
  /** The last listing that a first page looks at. It is free on day 11, on which the second is not. */
  const LAST = 4_999

  group.setup(async () => {
    const [owner] = await sql<{ id: string }>(
      db,
      `insert into users (username, email, full_name, password_hash)
       select name, name || '@example.in', 'Festival Owner', '-' from (select 'festival_' || md5(random()::text) as name) n
       returning id`
    )
    ownerId = owner!.id
    const listings = Array.from({ length: 5_020 }, (_, n) => {
      const days = n === 1 ? [8, 11] : n === LAST ? [5, 8] : FREE.includes(n) ? [] : [5, 8, 11]
      return { ...PLAIN, price: n < 5_018 ? 20 + n : null, days: days.map(takenOn) }
    })
    await addListings(ownerId, listings)
    await sql(db, 'analyze items')
    return async () => {
      await sql(db, 'delete from items where owner_id = $1', [ownerId])
      // Scans of the newest listings would read the deleted ones.
      await db.rawQuery('vacuum analyze items')
    }
  })
  group.tap((each) => each.timeout(180_000))

  test('continues after the last listing that was looked at, and has each free one once: {$self}')
    .with([
      'limit=4',
      'limit=4&sort=price',
      'limit=4&sort=popular',
      'limit=4&q=tent&sort=newest',
      'limit=4&q=tent',
    ])
    .run(async ({ client, assert }, query) => {
      const first = `/api/items?ownerId=${ownerId}&${daysOf(ASKED)}&${query}`
      const pages: string[][] = []
      for await (const page of pagesOf((path) => get(client, path), first)) {
        pages.push((page.body() as Item[]).map(({ title }) => title))
      }
      assert.deepEqual(
        pages.flat(),
        FREE.map((n) => `Tent ${n}`)
      )
      assert.deepEqual(
        pages.map(({ length }) => length),
        [1, 4, 4, 3]
      )
    })

  test('continues after the last listing that was looked at if that one is free: {$self}')
    .with(['limit=4', 'limit=4&sort=price', 'limit=1&q=tent'])
    .run(async ({ client, assert }, query) => {
      const days = daysOf({ first: 11, last: 11, units: 1 })
      const first = await get(client, `/api/items?ownerId=${ownerId}&${days}&${query}`)
      const second = await get(client, nextPage(first)!)
      const titles = [first, second].flatMap((page) =>
        (page.body() as Item[]).map(({ title }) => title)
      )
      assert.deepEqual(titles.slice(0, 2), [`Tent ${LAST}`, 'Tent 5000'])
    })

  test('may have an empty page before the next one{$self}')
    .with(['', '&q=tent'])
    .run(async ({ client, assert }, query) => {
      const days = daysOf({ first: 8, last: 8, units: 1 })
      const first = await get(client, `/api/items?ownerId=${ownerId}&${days}${query}`)
      assert.deepEqual(first.body(), [])
      assert.isUndefined(first.header('x-total-count'))
      const second = await get(client, nextPage(first)!)
      assert.lengthOf(second.body(), 11)
      assert.isNull(nextPage(second))
    })

  test('looks at 5,000 listings at most: {$self}')
    .with([
      '/api/items?',
      '/api/items?q=tent&sort=price&',
      '/api/items?q=tent&near=Pune%2C+Maharashtra&',
      '/api/items/facets?',
    ])
    .run(async ({ client, assert }, path) => {
      const url = `${path}ownerId=${ownerId}&${daysOf(ASKED)}`
      const statements = await explained(async () => {
        ;(await get(client, url)).assertStatus(200)
      })
      assert.isAbove(probesOf(statements), 4_000)
      assert.isAtMost(probesOf(statements), 5_000)
    })

  test('has facets whose counts are lower bounds, also without any listing: day {day}{query}')
    .with([
      { day: 5, query: '', total: 1 },
      { day: 20, query: '', total: 1_000 },
      { day: 8, query: '', total: 0 },
      { day: 8, query: '&q=tent', total: 0 },
    ])
    .run(async ({ client, assert }, { day, query, total }) => {
      const asked = daysOf({ first: day, last: day, units: 1 })
      const path = `/api/items/facets?ownerId=${ownerId}&${asked}${query}`
      const facets = (await get(client, path)).body() as ItemFacets
      assert.deepInclude(facets, { total, isCapped: true })
    })

  test('looks at few listings where most are free', async ({ client, assert }) => {
    const statements = await explained(async () => {
      const days = daysOf({ ...ASKED, first: 20, last: 21 })
      const response = await get(client, `/api/items?ownerId=${ownerId}&${days}&limit=24`)
      assert.lengthOf(response.body(), 24)
    })
    assert.isAtMost(probesOf(statements), 25)
  })
})
