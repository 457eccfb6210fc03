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

const PRICES = { price: '500', weeklyPrice: '2500', monthlyPrice: '8000' }
const LISTINGS = 100

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

  test('has the total that the page of the listing shows, for any prices, days and pieces', async ({
    client,
    assert,
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
    for (const { prices, unit, count, units } of listings) {
      const [price, weekly, monthly] = prices.map((paise) => paise && paise / 100)
      const [{ id: itemId }] = await db.table('items').returning('id').insert({
        owner_id: owner.user.id,
        title: 'Folding chairs',
        description: 'Sturdy',
        price,
        price_unit: unit,
        weekly_price: weekly,
        monthly_price: monthly,
        category_id: 'event-accessories',
        location: 'Pune, Maharashtra',
        quantity: units,
      })
      const shown: Item = (await client.get(`/api/items/${itemId}`)).body()
      const rental = { ...days(count), units, collectAt: null, returnAt: null }
      const { total } = quoteOf(shown, rental)
      const trx = await db.transaction()
      try {
        const [id, ownerId, renterId] = [randomUUID(), owner.user.id, renter.user.id]
        await openBooking(trx, { ...rental, id, itemId, ownerId, renterId })
        const [booking] = await sql<{ total: string }>(
          trx,
          'select quoted_total::text as total from bookings where id = $1',
          [id]
        )
        assert.equal(booking!.total, total, JSON.stringify({ prices, unit, count, units }))
      } finally {
        await trx.rollback()
      }
    }
  })
})
