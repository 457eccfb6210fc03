import { test } from '@japa/runner'
import db from '@adonisjs/lucid/services/db'
import type { Item } from '@saajha/contract/item'
import { clearPastDays } from '#modules/bookings/commands/clear_past_days'
import { findDayDifferences } from '#modules/bookings/queries/find_day_differences'
import {
  LONGER,
  SHORTER,
  acceptedBooking,
  bookedDaysOf,
  changesOf,
  daysFromToday,
} from '#modules/bookings/tests/accepted_booking'
import { bookingOf, changed, dayFromToday, letDaysPass, requestBooking } from '#tests/booking'
import { Member } from '#tests/member'
import { typesOf } from '#tests/notifications'

test.group('A change of an accepted booking', (group) => {
  let owner: Member
  let renter: Member
  let item: Item
  let id: string

  group.each.setup(async ({ context }) => {
    ;({ owner, renter, item, id } = await acceptedBooking(context.client))
  })

  const { propose, rejects, sendAnswer, answer } = changesOf(() => id)
  const bookedDays = () => bookedDaysOf(owner, item.id)

  test('to longer days holds them and changes the total once it is accepted', async ({
    assert,
  }) => {
    await propose(renter, LONGER)
    const booking = await answer(owner, 'accepted')
    assert.containsSubset(booking, {
      ...LONGER,
      chargedDays: 4,
      quotedTotal: '1800.00',
      agreedTotal: '1800.00',
      change: null,
      mayProposeChange: true,
      state: 'accepted',
    })
    assert.deepEqual(booking.mayAnswerChange, [])
    assert.deepEqual(await bookedDays(), daysFromToday(10, 14))
    assert.isEmpty(await findDayDifferences())
  })

  test('to shorter days frees the others', async ({ assert }) => {
    await propose(owner, SHORTER)
    await answer(renter, 'accepted')
    assert.deepEqual(await bookedDays(), daysFromToday(10, 11))
    assert.isEmpty(await findDayDifferences())
  })

  test('to other days moves the booking', async ({ assert }) => {
    const moved = { startDate: dayFromToday(11), endDate: dayFromToday(13) }
    await propose(renter, moved)
    await answer(owner, 'accepted')
    assert.deepEqual(await bookedDays(), daysFromToday(11, 13))
  })

  test('holds the days between rentals after the new last day', async ({ assert }) => {
    await db.rawQuery('update items set buffer_days = 2 where id = ?', [item.id])
    await propose(renter, LONGER)
    await answer(owner, 'accepted')
    assert.deepEqual(await bookedDays(), daysFromToday(10, 16))
  })

  test('to more pieces needs as many', async ({ assert }) => {
    await db.rawQuery('update items set quantity = 3 where id = ?', [item.id])
    const days = { startDate: dayFromToday(10), endDate: dayFromToday(12) }
    await rejects(renter, { ...days, units: 4 }, 422, 'tooManyUnits')
    await propose(renter, { ...days, units: 3 })
    const booking = await answer(owner, 'accepted')
    assert.containsSubset(booking, { units: 3, quotedTotal: '2700.00' })
    assert.deepEqual(await bookedDays(), daysFromToday(10, 12))
  })

  test('beyond the limits of the listing can be agreed on and names the limits to the members', async ({
    assert,
  }) => {
    const setLimits = (limits: object) => owner.put(`/api/items/${item.id}`).json(limits)
    const limitsOf = async (member: Member) => (await bookingOf(member, id)).change!.beyondLimits
    await setLimits({ minRentalDuration: 2, maxRentalDuration: 3, noticeDays: 9 })
    await propose(renter, LONGER)
    const tooLong = { name: 'maxRentalDuration', count: 3, unit: 'day' }
    assert.deepEqual(await limitsOf(owner), [tooLong])
    await answer(renter, 'withdrawn')

    const { change } = await propose(owner, {
      startDate: dayFromToday(8),
      endDate: dayFromToday(9),
    })
    const tooShort = { name: 'minRentalDuration', count: 2, unit: 'day' }
    const notice = { name: 'noticeDays', count: 9, unit: 'day' }
    assert.deepEqual(change!.beyondLimits, [tooShort, notice])
    const booking = await answer(renter, 'accepted')
    assert.equal(booking.startDate, dayFromToday(8))

    // The days stay, whatever the listing says of them.
    await setLimits({ quantity: 2 })
    await propose(renter, { startDate: dayFromToday(8), endDate: dayFromToday(9), units: 2 })
    assert.isEmpty(await limitsOf(owner))
  })

  test('to one day drops times that would be in reverse order', async ({ client, assert }) => {
    const friend = await Member.join(client, 'Meera Joshi')
    const days = { startDate: dayFromToday(20), endDate: dayFromToday(22) }
    id = await requestBooking(friend, item.id, { ...days, collectAt: '18:00', returnAt: '10:00' })
    await changed(owner, id, { state: 'accepted' })
    const kept = { startDate: dayFromToday(20), endDate: dayFromToday(21) }
    await propose(friend, kept)
    assert.containsSubset(await answer(owner, 'accepted'), {
      collectAt: '18:00',
      returnAt: '10:00',
    })
    await propose(friend, { startDate: dayFromToday(20), endDate: dayFromToday(20) })
    assert.containsSubset(await answer(owner, 'accepted'), { collectAt: null, returnAt: null })
  })

  test('keeps the only time of a rental of one day', async ({ client, assert }) => {
    const friend = await Member.join(client, 'Meera Joshi')
    const days = { startDate: dayFromToday(20), endDate: dayFromToday(20) }
    id = await requestBooking(friend, item.id, { ...days, collectAt: '10:00' })
    await changed(owner, id, { state: 'accepted' })
    await propose(owner, { ...days, total: '400' })
    assert.containsSubset(await answer(friend, 'accepted'), { collectAt: '10:00', returnAt: null })
  })

  test('to the same or fewer days holds no more days between rentals than before', async ({
    client,
    assert,
  }) => {
    const other = await Member.join(client, 'Meera Joshi')
    const next = { startDate: dayFromToday(13), endDate: dayFromToday(14) }
    await changed(owner, await requestBooking(other, item.id, next), { state: 'accepted' })
    await db.rawQuery('update items set buffer_days = 2 where id = ?', [item.id])
    const days = { startDate: dayFromToday(10), endDate: dayFromToday(12) }
    await propose(owner, { ...days, total: '100' })
    await answer(renter, 'accepted')
    assert.deepEqual(await bookedDays(), daysFromToday(10, 14))
    await propose(renter, SHORTER)
    await answer(owner, 'accepted')
    assert.deepEqual(await bookedDays(), daysFromToday(10, 14))
    await rejects(renter, LONGER, 409, 'bookingDayTaken')
  })

  test('is rejected for days that another booking holds, when proposed and when accepted', async ({
    client,
    assert,
  }) => {
    await propose(renter, LONGER)
    const other = await Member.join(client, 'Meera Joshi')
    const days = { startDate: dayFromToday(14), endDate: dayFromToday(15) }
    const otherId = await requestBooking(other, item.id, days)
    await changed(owner, otherId, { state: 'accepted' })
    const { change } = await bookingOf(owner, id)
    const rejected = await sendAnswer(owner, change!.id, 'accepted')
    rejected.assertStatus(409)
    rejected.assertBodyContains({ code: 'bookingDayTaken', params: { day: dayFromToday(14) } })
    assert.deepEqual((await bookingOf(owner, id)).change, change, 'it can still be declined')
    await answer(owner, 'declined')
    await rejects(renter, LONGER, 409, 'bookingDayTaken')
    assert.isEmpty(await findDayDifferences())
  })

  test('declines requests that no longer fit, and frees those that fit again', async ({
    client,
    assert,
  }) => {
    const other = await Member.join(client, 'Meera Joshi')
    const days = { startDate: dayFromToday(14), endDate: dayFromToday(15) }
    const otherId = await requestBooking(other, item.id, days)
    await propose(renter, LONGER)
    await answer(owner, 'accepted')
    assert.containsSubset(await bookingOf(other, otherId), {
      state: 'declined',
      reason: 'dates_taken',
    })
    await propose(renter, SHORTER)
    await answer(owner, 'accepted')
    assert.include(await typesOf(other), 'booking_days_freed')
  })

  test('and a competing request accepted at the same time never overbook a day', async ({
    client,
    assert,
  }) => {
    const other = await Member.join(client, 'Meera Joshi')
    const days = { startDate: dayFromToday(14), endDate: dayFromToday(15) }
    const otherId = await requestBooking(other, item.id, days)
    const { change } = await propose(renter, LONGER)
    const statuses = await Promise.all([
      sendAnswer(owner, change!.id, 'accepted').then((response) => response.status()),
      owner
        .put(`/api/bookings/${otherId}`)
        .json({ state: 'accepted' })
        .then((response) => response.status()),
    ])
    assert.sameMembers(statuses, [200, 409])
    assert.isEmpty(await findDayDifferences())
  })

  test('of a running rental changes its last day only', async ({ assert }) => {
    await letDaysPass(id, 11)
    await changed(owner, id, { state: 'active' })
    const yesterday = dayFromToday(-1)
    await rejects(
      renter,
      { startDate: dayFromToday(0), endDate: dayFromToday(1) },
      422,
      'bookingStarted'
    )
    await rejects(renter, { startDate: yesterday, endDate: yesterday }, 422, 'bookingStarted')
    await rejects(
      renter,
      { startDate: yesterday, endDate: dayFromToday(400) },
      422,
      'dayRangeInvalid'
    )
    const { change } = await propose(renter, { startDate: yesterday, endDate: dayFromToday(4) })
    assert.isAbove(Date.parse(change!.answerBy), Date.now() + 3_600_000)
    const booking = await answer(owner, 'accepted')
    assert.containsSubset(booking, { state: 'active', endDate: dayFromToday(4) })
    assert.isEmpty(await findDayDifferences())
  })

  test('of an overdue rental holds the days from today on, and no other rental’s', async ({
    client,
    assert,
  }) => {
    await letDaysPass(id, 14)
    await changed(owner, id, { state: 'active' })
    const other = await Member.join(client, 'Meera Joshi')
    const days = { startDate: dayFromToday(2), endDate: dayFromToday(3) }
    await changed(owner, await requestBooking(other, item.id, days), { state: 'accepted' })
    const startDate = dayFromToday(-4)
    await rejects(owner, { startDate, endDate: dayFromToday(-1) }, 422, 'bookingStarted')
    await rejects(owner, { startDate, endDate: dayFromToday(2) }, 409, 'bookingDayTaken')
    await propose(owner, { startDate, endDate: dayFromToday(1) })
    const booking = await answer(renter, 'accepted')
    assert.containsSubset(booking, { state: 'active', chargedDays: 5 })
    assert.deepEqual(await bookedDays(), daysFromToday(0, 3))
    assert.isEmpty(await findDayDifferences())
  })

  test('that is longer can still be accepted on the morning after the former last day', async ({
    assert,
  }) => {
    await letDaysPass(id, 12)
    await changed(owner, id, { state: 'active' })
    await propose(renter, { startDate: dayFromToday(-2), endDate: dayFromToday(3) })
    await letDaysPass(id, 1)
    await db.rawQuery(
      `update booking_changes set start_date = start_date - 1, end_date = end_date - 1 where booking_id = ?`,
      [id]
    )
    const booking = await answer(owner, 'accepted')
    assert.equal(booking.endDate, dayFromToday(2))
    assert.deepEqual(await bookedDays(), daysFromToday(0, 2))
    assert.isEmpty(await findDayDifferences())
  })

  test('of a running rental leaves days that have gone by to other rentals of the listing', async ({
    client,
    assert,
  }) => {
    await db.rawQuery('update items set quantity = 3 where id = ?', [item.id])
    const other = await Member.join(client, 'Meera Joshi')
    const otherId = await requestBooking(other, item.id, { units: 2 })
    await changed(owner, otherId, { state: 'accepted' })
    for (const each of [id, otherId]) {
      await letDaysPass(each, 11)
      await changed(owner, each, { state: 'active' })
    }
    await clearPastDays(new AbortController().signal)
    await propose(renter, { startDate: dayFromToday(-1), endDate: dayFromToday(4) })
    await answer(owner, 'accepted')
    for (const each of [otherId, id]) await changed(owner, each, { state: 'completed' })
    assert.isEmpty(await findDayDifferences())
  })
})
