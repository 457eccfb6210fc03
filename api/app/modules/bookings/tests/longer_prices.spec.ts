import { randomUUID } from 'node:crypto'
import { test } from '@japa/runner'
import fc from 'fast-check'
import db from '@adonisjs/lucid/services/db'
import type { Booking, ChangeAnswer, NewChange } from '@saajha/contract/booking'
import type { Item } from '@saajha/contract/item'
import { quoteOf } from '@saajha/contract/quote'
import { openBooking } from '#modules/bookings/commands/open_booking'
import { sql } from '#shared/database/sql'
import { bookingOf, changed, dayFromToday, requestBooking } from '#tests/booking'
import { listItem } from '#tests/listing'
import { Member } from '#tests/member'
import { pagesOf } from '#tests/pages_of'

const PRICES = { price: '500', weeklyPrice: '2500', monthlyPrice: '8000' }
const LISTINGS = 1_000

/** So many days, the first of them in ten days. */
const days = (count: number) => ({ startDate: dayFromToday(10), endDate: dayFromToday(10 + count) })

test.group('A booking of a listing with prices for a week and a month', (group) => {
  let owner: Member
  let renter: Member
  let item: Item

  group.each.setup(async ({ context }) => {
    owner = await Member.join(context.client, 'Asha Kulkarni')
    renter = await Member.join(context.client, 'Ravi Nair')
    item = await listItem(owner, PRICES)
  })

  const edit = async (prices: object) =>
    (await owner.put(`/api/items/${item.id}`).json(prices)).assertStatus(200)
  const change = async (id: string, proposer: Member, other: Member, change: NewChange) => {
    const proposed = await proposer.post(`/api/bookings/${id}/changes`).json(change)
    proposed.assertStatus(201)
    const { change: open } = proposed.body() as Booking
    const state: ChangeAnswer = 'accepted'
    const answered = await other.put(`/api/bookings/${id}/changes/${open!.id}`).json({ state })
    answered.assertStatus(200)
    return answered.body() as Booking
  }

  test('costs the cheapest months, weeks and days, and shows its three prices to both members', async ({
    assert,
  }) => {
    const id = await requestBooking(renter, item.id, days(10))
    for (const member of [owner, renter])
      assert.containsSubset(await bookingOf(member, id), {
        unitPrice: '500.00',
        weeklyPrice: '2500.00',
        monthlyPrice: '8000.00',
        chargedDays: 10,
        quotedTotal: '4000.00',
      })
  })

  test('keeps its three prices for its changes by either member when the listing’s change', async ({
    assert,
  }) => {
    const id = await requestBooking(renter, item.id, days(10))
    await edit({ price: '900', weeklyPrice: null, monthlyPrice: '20000' })
    await changed(owner, id, { state: 'accepted' })
    const longer = await change(id, renter, owner, days(40))
    assert.containsSubset(longer, { quotedTotal: '12000.00', agreedTotal: '12000.00' })
    const shorter = await change(id, owner, renter, days(6))
    assert.containsSubset(shorter, {
      unitPrice: '500.00',
      weeklyPrice: '2500.00',
      monthlyPrice: '8000.00',
      quotedTotal: '2500.00',
      agreedTotal: '2500.00',
    })
  })

  test('without such prices when it was requested costs its days after the listing got some', async ({
    assert,
  }) => {
    await edit({ weeklyPrice: null, monthlyPrice: null })
    const id = await requestBooking(renter, item.id, days(10))
    await edit(PRICES)
    await changed(owner, id, { state: 'accepted' })
    const longer = await change(id, owner, renter, days(14))
    assert.containsSubset(longer, { quotedTotal: '7000.00', weeklyPrice: null })
  })

  test('has the total that its listing shows, for any prices, days and pieces', async ({
    client,
    assert,
    cleanup,
  }) => {
    const paise = (max: number) => fc.integer({ min: 1, max })
    const optional = (max: number) => fc.option(paise(max), { nil: null, freq: 4 })
    const listings = fc.sample(
      fc.record({
        prices: paise(10_000_000).chain((day) =>
          fc.tuple(fc.constant(day), optional(7 * day), optional(30 * day))
        ),
        unit: fc.constantFrom('day', 'day', 'day', 'week', 'month'),
        count: fc.nat(366),
        units: fc.integer({ min: 1, max: 5 }),
      }),
      LISTINGS
    )
    const seller = await Member.join(client, 'Meera Iyer')
    cleanup(async () => void (await db.from('items').where('owner_id', seller.user.id).delete()))
    await db.table('items').multiInsert(
      listings.map(({ prices, unit, units }, n) => {
        const [price, weekly, monthly] = prices.map((paise) => paise && paise / 100)
        return {
          owner_id: seller.user.id,
          title: `Folding chairs ${n}`,
          description: 'Sturdy',
          price,
          price_unit: unit,
          weekly_price: weekly,
          monthly_price: monthly,
          category_id: 'event-accessories',
          location: 'Pune, Maharashtra',
          quantity: units,
        }
      })
    )
    const shown: Item[] = []
    const pages = pagesOf(
      (path) => client.get(path),
      `/api/items?ownerId=${seller.user.id}&limit=100`
    )
    for await (const page of pages) shown.push(...(page.body() as Item[]))
    assert.lengthOf(shown, LISTINGS)

    const [ownerId, renterId] = [seller.user.id, renter.user.id]
    const trx = await db.transaction()
    try {
      const totals: Record<string, string | null> = {}
      for (const item of shown) {
        const { count, units } = listings[Number(item.title.split(' ').at(-1))]!
        const rental = { ...days(count), units, collectAt: null, returnAt: null }
        await openBooking(trx, { ...rental, id: randomUUID(), itemId: item.id, ownerId, renterId })
        totals[item.id] = quoteOf(item, rental).total
      }
      const [booked] = await sql<{ totals: Record<string, string> }>(
        trx,
        'select json_object_agg(item_id, quoted_total::text) as totals from bookings where owner_id = $1',
        [ownerId]
      )
      assert.deepEqual(booked!.totals, totals)
    } finally {
      await trx.rollback()
    }
  }).tags(['@long'])
})
