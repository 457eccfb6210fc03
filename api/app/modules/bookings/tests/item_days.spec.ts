import { test } from '@japa/runner'
import db from '@adonisjs/lucid/services/db'
import type { ItemCalendar } from '@saajha/contract/booking'
import { daysAfter } from '@saajha/contract/calendar_days'
import { lastRentableDay } from '@saajha/contract/rental_days'
import { findDayDifferences } from '#modules/bookings/queries/find_day_differences'
import { bookingRequest, changed, dayFromToday, requestBooking } from '#tests/booking'
import { listItem } from '#tests/listing'
import { Member } from '#tests/member'

test.group('The calendar of a listing', (group) => {
  let owner: Member
  let renter: Member
  let itemId: string

  group.each.setup(async ({ context }) => {
    owner = await Member.join(context.client, 'Asha Kulkarni')
    renter = await Member.join(context.client, 'Ravi Nair')
    itemId = (await listItem(owner)).id
  })

  const days = (query: string) => `/api/items/${itemId}/calendar?${query}`
  const readCalendar = async (from = 0, to = 30): Promise<ItemCalendar> => {
    const response = await renter.get(days(`from=${dayFromToday(from)}&to=${dayFromToday(to)}`))
    response.assertStatus(200)
    return response.body()
  }
  const offer = (from: number, to: number, available: number, by = owner) =>
    by
      .put(`/api/items/${itemId}/days`)
      .json({ from: dayFromToday(from), to: dayFromToday(to), available })
  const setQuantity = (quantity: number) =>
    db.from('items').where('id', itemId).update({ quantity })

  test('has no days of a listing without bookings, nor of a request', async ({ assert }) => {
    await requestBooking(renter, itemId)
    const calendar = { quantity: 1, booked: [], unavailable: [], free: {} }
    assert.deepEqual(await readCalendar(), calendar)
  })

  test('has the booked, the blocked and the partly free days of its range', async ({ assert }) => {
    await setQuantity(2)
    await changed(owner, await requestBooking(renter, itemId), { state: 'accepted' })
    await changed(owner, await requestBooking(renter, itemId, { endDate: dayFromToday(10) }), {
      state: 'accepted',
    })
    ;(await offer(20, 21, 0)).assertStatus(200)
    assert.deepEqual(await readCalendar(), {
      quantity: 2,
      booked: [dayFromToday(10)],
      unavailable: [dayFromToday(20), dayFromToday(21)],
      free: { [dayFromToday(11)]: 1, [dayFromToday(12)]: 1 },
    })
    assert.deepEqual(await readCalendar(21, 22), {
      quantity: 2,
      booked: [],
      unavailable: [dayFromToday(21)],
      free: {},
    })
  })

  test('rejects {name}')
    .with([
      { name: 'a missing day', query: 'from=2031-05-01' },
      { name: 'a day that does not exist', query: 'from=2031-02-30&to=2031-03-01' },
      { name: 'a day of the year 0', query: 'from=0000-01-01&to=0000-01-02' },
      { name: 'days in reverse order', query: 'from=2031-05-02&to=2031-05-01' },
      { name: 'more than 400 days', query: 'from=2031-05-01&to=2032-06-05' },
    ])
    .run(async (_, { query }) => {
      ;(await renter.get(days(query))).assertStatus(422)
    })

  test('does not exist for a deleted listing', async () => {
    ;(await owner.delete(`/api/items/${itemId}`)).assertStatus(204)
    ;(await renter.get(days('from=2031-05-01&to=2031-05-02'))).assertStatus(404)
  })

  test('has blocked days that cannot be requested until the owner offers them again', async ({
    assert,
  }) => {
    const ask = () => renter.post('/api/contact-interactions').json(bookingRequest(itemId))
    ;(await offer(12, 12, 0)).assertStatus(200)
    const rejected = await ask()
    rejected.assertStatus(409)
    assert.equal(rejected.body().code, 'bookingDaysTaken')
    ;(await offer(12, 12, 1)).assertStatus(200)
    ;(await ask()).assertStatus(201)
  })

  test('keeps what is promised when the owner blocks its days', async ({ assert }) => {
    await setQuantity(3)
    await changed(owner, await requestBooking(renter, itemId), { state: 'accepted' })
    ;(await offer(10, 12, 0)).assertStatus(200)
    const { booked } = await readCalendar()
    assert.deepEqual(booked, [10, 11, 12].map(dayFromToday))
    assert.isEmpty(await findDayDifferences())
  })

  test('offers no more pieces than the listing has, and ignores days gone by', async ({
    assert,
  }) => {
    ;(await offer(-5, 1, 500)).assertStatus(200)
    const { rows } = await db.rawQuery(
      'select day::text, capacity from item_days where item_id = ? order by day',
      [itemId]
    )
    assert.deepEqual(rows, [
      { day: dayFromToday(0), capacity: 1 },
      { day: dayFromToday(1), capacity: 1 },
    ])
  })

  test('is not changed more than two years ahead', async () => {
    const last = lastRentableDay(dayFromToday(0))
    const send = (day: string) =>
      owner.put(`/api/items/${itemId}/days`).json({ from: day, to: day, available: 0 })
    ;(await send(last)).assertStatus(200)
    const rejected = await send(daysAfter(last, 1))
    rejected.assertStatus(422)
    rejected.assertBodyContains({ code: 'bookingTooFarAhead' })
  })

  test('is changed by its owner only', async () => {
    ;(await offer(1, 2, 0, renter)).assertStatus(403)
  })

  test('is changed by two requests of a member at a time, and the 103rd at once is rejected', async ({
    assert,
    cleanup,
  }) => {
    const trx = await db.transaction()
    cleanup(() => trx.rollback())
    await trx.rawQuery('select from items where id = ? for update', [itemId])
    const changing = Array.from({ length: 103 }, () => offer(1, 2, 0).then((response) => response))
    const rejected = await Promise.race(changing)
    rejected.assertStatus(429)
    assert.equal(rejected.body().code, 'tooManyConcurrentBookingChanges')
    const { rows } = await db.rawQuery(
      `select from pg_stat_activity where wait_event_type = 'Lock' and query like '%from items%'`
    )
    assert.isAtMost(rows.length, 2)
    await trx.rollback()
    await Promise.all(changing)
  })
})
