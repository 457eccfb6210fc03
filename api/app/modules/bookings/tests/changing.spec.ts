import { test } from '@japa/runner'
import db from '@adonisjs/lucid/services/db'
import type { Booking, ChangeAnswer, NewChange } from '@saajha/contract/booking'
import type { Item } from '@saajha/contract/item'
import type { Notification } from '@saajha/contract/notification'
import { answerBy } from '@saajha/contract/answer_by'
import { clearPastDays } from '#modules/bookings/commands/clear_past_days'
import { findDayDifferences } from '#modules/bookings/queries/find_day_differences'
import { limitBookingChanges } from '#modules/bookings/limits'
import { recordEvent } from '#shared/outbox/record_event'
import { assertRateLimited } from '#tests/assert_rate_limited'
import {
  answerChange,
  bookingOf,
  changed,
  dayFromToday,
  deliverScheduled,
  letDaysPass,
  proposeChange,
  requestBooking,
} from '#tests/booking'
import { messagesOf } from '#tests/conversation'
import { listItem } from '#tests/listing'
import { Member } from '#tests/member'
import { waitForDeliveries } from '#tests/wait_for_deliveries'

/** The days of `requestBooking` are 10 to 12 days from today. */
const LONGER: NewChange = { startDate: dayFromToday(10), endDate: dayFromToday(14) }
const SHORTER: NewChange = { startDate: dayFromToday(10), endDate: dayFromToday(11) }

test.group('A change of an accepted booking', (group) => {
  let owner: Member
  let renter: Member
  let item: Item
  let id: string

  group.each.setup(async ({ context }) => {
    owner = await Member.join(context.client, 'Asha Kulkarni')
    renter = await Member.join(context.client, 'Ravi Nair')
    item = await listItem(owner, { price: '450' })
    id = await requestBooking(renter, item.id)
    await changed(owner, id, { state: 'accepted' })
  })

  const send = (member: Member, change: NewChange) =>
    member.post(`/api/bookings/${id}/changes`).json(change)
  const propose = (member: Member, change: NewChange) => proposeChange(member, id, change)
  const rejects = async (member: Member, change: NewChange, status: number, code: string) => {
    const response = await send(member, change)
    response.assertStatus(status)
    response.assertBodyContains({ code })
  }
  const sendAnswer = (member: Member, changeId: string, state: ChangeAnswer) =>
    member.put(`/api/bookings/${id}/changes/${changeId}`).json({ state })
  const answer = (member: Member, state: ChangeAnswer) => answerChange(member, id, state)
  const typesOf = async (member: Member): Promise<string[]> => {
    await waitForDeliveries()
    const all = (await member.get('/api/notifications')).body()
    return all.map(({ type }: { type: string }) => type)
  }
  /** The days of the listing that have no free piece. */
  const bookedDays = async (): Promise<string[]> => {
    const days = `from=${dayFromToday(0)}&to=${dayFromToday(40)}`
    return (await owner.get(`/api/items/${item.id}/calendar?${days}`)).body().booked
  }
  const daysFromToday = (first: number, last: number) =>
    Array.from({ length: last - first + 1 }, (_, n) => dayFromToday(first + n))
  const endTimeToAnswerChange = () =>
    db.rawQuery('update booking_changes set answer_by = now() where booking_id = ?', [id])

  test('is proposed by one member and leaves the booking as it is', async ({ assert }) => {
    const { change, ...booking } = await propose(renter, LONGER)
    assert.containsSubset(change, { by: 'renter', ...LONGER, units: 1, total: '1800.00' })
    assert.isAbove(Date.parse(change!.answerBy), Date.now() + 3_600_000)
    assert.equal(booking.endDate, dayFromToday(12))
    assert.deepEqual(booking.mayAnswerChange, ['withdrawn'])
    assert.isFalse(booking.mayProposeChange)
    const seen = await bookingOf(owner, id)
    assert.deepEqual(seen.change, change)
    assert.deepEqual(seen.mayAnswerChange, ['accepted', 'declined'])
    assert.deepEqual(await bookedDays(), daysFromToday(10, 12))
  })

  test('expires at the time until which it can be answered', async ({ assert }) => {
    const { change } = await propose(renter, LONGER)
    const { rows } = await db.rawQuery(
      `select d.due_at as "dueAt" from deliveries d join domain_events e on e.id = d.event_id
       where e.aggregate_id = ? and e.name = 'booking.change_due'`,
      [id]
    )
    assert.lengthOf(rows, 1)
    assert.equal(rows[0].dueAt.toISOString(), change!.answerBy)
  })

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

  test('is not accepted any more once the days that it changes have begun', async ({ assert }) => {
    const { change } = await propose(renter, {
      startDate: dayFromToday(12),
      endDate: dayFromToday(14),
    })
    await letDaysPass(id, 10)
    await changed(owner, id, { state: 'active' })
    const rejected = await sendAnswer(owner, change!.id, 'accepted')
    rejected.assertStatus(422)
    rejected.assertBodyContains({ code: 'bookingStarted' })
    assert.containsSubset(await bookingOf(owner, id), {
      startDate: dayFromToday(0),
      change: { id: change!.id },
    })
    await answer(owner, 'declined')
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

  test('that is accepted twice at the same time changes the booking once', async ({ assert }) => {
    const { change } = await propose(renter, LONGER)
    const responses = await Promise.all(
      Array.from({ length: 5 }, () => sendAnswer(owner, change!.id, 'accepted'))
    )
    for (const response of responses) response.assertStatus(200)
    const { rows } = await db.rawQuery('select times_changed from bookings where id = ?', [id])
    assert.equal(rows[0].times_changed, 1)
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

  test('is proposed once at a time; a retry changes nothing', async ({ assert }) => {
    const { change } = await propose(renter, LONGER)
    assert.deepEqual((await propose(renter, LONGER)).change, change)
    await rejects(renter, SHORTER, 409, 'bookingChangeOpen')
    await rejects(owner, LONGER, 409, 'bookingChangeOpen')
    await rejects(owner, SHORTER, 409, 'bookingChangeOpen')
    await answer(renter, 'withdrawn')
    await propose(owner, SHORTER)
  })

  test('is withdrawn by its member and declined by the other one, once', async ({ assert }) => {
    const { change } = await propose(renter, LONGER)
    for (const state of ['accepted', 'declined'] as const)
      (await sendAnswer(renter, change!.id, state)).assertStatus(409)
    ;(await sendAnswer(owner, change!.id, 'withdrawn')).assertStatus(409)
    const declined = await answer(owner, 'declined')
    assert.isNull(declined.change)
    const again = await sendAnswer(owner, change!.id, 'declined')
    again.assertStatus(200)
    const late = await sendAnswer(owner, change!.id, 'accepted')
    late.assertStatus(409)
    late.assertBodyContains({ code: 'bookingChangeClosed' })
    assert.deepEqual(await bookedDays(), daysFromToday(10, 12))
  })

  test('is not the one that was withdrawn before it', async ({ assert }) => {
    const { change } = await propose(renter, LONGER)
    await answer(renter, 'withdrawn')
    await propose(renter, SHORTER)
    ;(await sendAnswer(owner, change!.id, 'accepted')).assertStatus(409)
    assert.equal((await bookingOf(owner, id)).endDate, dayFromToday(12))
  })

  test('notifies the other member, then the one who proposed it', async ({ assert }) => {
    const { change } = await propose(renter, LONGER)
    assert.include(await typesOf(owner), 'booking_change')
    assert.notInclude(await typesOf(renter), 'booking_change')
    const [notification] = (await owner.get('/api/notifications')).body()
    assert.containsSubset(notification, {
      ...LONGER,
      total: '1800.00',
      answerBy: change!.answerBy,
      senderAccount: { name: 'Ravi Nair' },
    })
    await answer(owner, 'declined')
    assert.include(await typesOf(renter), 'booking_change_declined')
    await propose(owner, SHORTER)
    await answer(renter, 'accepted')
    assert.include(await typesOf(owner), 'booking_changed')
    assert.notInclude(await typesOf(renter), 'booking_changed')
    await propose(renter, LONGER)
    await answer(renter, 'withdrawn')
    assert.include(await typesOf(owner), 'booking_change_withdrawn')
    assert.notInclude(await typesOf(renter), 'booking_change_withdrawn')
  })

  test('has a line in the conversation for each of its steps', async ({ assert }) => {
    const lines = async () => {
      await waitForDeliveries()
      const { conversationId } = await bookingOf(owner, id)
      const messages = await messagesOf(owner, conversationId)
      return messages.flatMap(({ booking }) => (booking ? [`${booking.by} ${booking.state}`] : []))
    }
    const expected = ['owner accepted']
    const steps: [line: string, take: () => Promise<Booking>][] = [
      ['renter change_proposed', () => propose(renter, LONGER)],
      ['renter change_withdrawn', () => answer(renter, 'withdrawn')],
      ['renter change_proposed', () => propose(renter, LONGER)],
      ['owner change_declined', () => answer(owner, 'declined')],
      ['owner change_proposed', () => propose(owner, SHORTER)],
      ['renter changed', () => answer(renter, 'accepted')],
    ]
    for (const [line, take] of steps) {
      await take()
      expected.push(line)
      assert.deepEqual(await lines(), expected)
    }
  })

  test('does not notify of a proposal that was withdrawn meanwhile, also beside another one', async ({
    assert,
  }) => {
    const { change, itemId, ownerId, renterId } = await propose(renter, LONGER)
    assert.include(await typesOf(owner), 'booking_change')
    await answer(renter, 'withdrawn')
    await propose(owner, SHORTER)
    const ids = { bookingId: id, itemId, ownerId, renterId, changeId: change!.id }
    await db.transaction((trx) =>
      recordEvent(trx, 'booking.change_proposed', id, { ...ids, by: 'renter' })
    )
    const types = await typesOf(owner)
    assert.lengthOf(
      types.filter((type) => type === 'booking_change'),
      1
    )
  })

  test('expires when its time is over, and its member is notified', async ({ assert }) => {
    const { change } = await propose(renter, LONGER)
    await endTimeToAnswerChange()
    assert.isNull((await bookingOf(owner, id)).change)
    ;(await sendAnswer(owner, change!.id, 'accepted')).assertStatus(409)
    await deliverScheduled(id, 'booking.change_due')
    assert.include(await typesOf(renter), 'booking_change_declined')
    assert.deepEqual(await bookedDays(), daysFromToday(10, 12))
  })

  test('expires without a notification once the booking is cancelled', async ({ assert }) => {
    await propose(renter, LONGER)
    await changed(owner, id, { state: 'cancelled', reason: 'plans_changed' })
    await endTimeToAnswerChange()
    await deliverScheduled(id, 'booking.change_due')
    assert.notInclude(await typesOf(renter), 'booking_change_declined')
  })

  test('does not expire before its time, and can be proposed again right after it', async ({
    assert,
  }) => {
    await propose(renter, LONGER)
    await deliverScheduled(id, 'booking.change_due')
    assert.isNotNull((await bookingOf(owner, id)).change)
    await endTimeToAnswerChange()
    await propose(renter, SHORTER)
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

  test('of a running rental is answered within a time that follows from the first changed day', async ({
    assert,
  }) => {
    await propose(renter, { startDate: dayFromToday(10), endDate: dayFromToday(17) })
    await answer(owner, 'accepted')
    await letDaysPass(id, 11)
    await changed(owner, id, { state: 'active' })
    const hours = ({ change }: Booking) => (Date.parse(change!.answerBy) - Date.now()) / 3_600_000
    const days = { startDate: dayFromToday(-1), endDate: dayFromToday(6) }
    const fromToday = () => answerBy(new Date(), dayFromToday(0)).getTime()
    const earliest = fromToday()
    const cheaper = await propose(owner, { ...days, total: '1' })
    assert.isAtLeast(Date.parse(cheaper.change!.answerBy), earliest)
    assert.isAtMost(Date.parse(cheaper.change!.answerBy), fromToday())
    await answer(owner, 'withdrawn')
    const longer = await propose(renter, { ...days, endDate: dayFromToday(9) })
    assert.isAbove(hours(longer), 20)
  })

  test('moves the time at which the item is taken as returned', async ({ assert }) => {
    await letDaysPass(id, 11)
    await changed(owner, id, { state: 'active' })
    await propose(renter, { startDate: dayFromToday(-1), endDate: dayFromToday(4) })
    await answer(owner, 'accepted')
    const { rows } = await db.rawQuery(
      `select d.due_at as due from deliveries d join domain_events e on e.id = d.event_id
       where e.aggregate_id = ? and e.name = 'booking.completion_due' order by d.due_at`,
      [id]
    )
    assert.equal(rows[0].due.toISOString(), `${dayFromToday(6)}T06:30:00.000Z`)
    await letDaysPass(id, 3)
    await deliverScheduled(id, 'booking.completion_due')
    assert.equal((await bookingOf(owner, id)).state, 'active')
    await letDaysPass(id, 3)
    await deliverScheduled(id, 'booking.completion_due')
    assert.equal((await bookingOf(owner, id)).state, 'completed')
  })

  test('to a later first day moves the notification of the day before', async ({ assert }) => {
    await propose(renter, { startDate: dayFromToday(12), endDate: dayFromToday(14) })
    await answer(owner, 'accepted')
    const { rows } = await db.rawQuery(
      `select count(*)::int as count from domain_events where aggregate_id = ? and name = 'booking.day_before'`,
      [id]
    )
    assert.equal(rows[0].count, 2)
    await letDaysPass(id, 9)
    await deliverScheduled(id, 'booking.day_before')
    assert.notInclude(await typesOf(renter), 'booking_tomorrow')
  })

  test('away and back notifies of the day before once', async ({ assert }) => {
    const { startDate, endDate } = await bookingOf(renter, id)
    await propose(renter, { startDate: dayFromToday(12), endDate: dayFromToday(14) })
    await answer(owner, 'accepted')
    await propose(renter, { startDate, endDate })
    await answer(owner, 'accepted')
    await letDaysPass(id, 9)
    await deliverScheduled(id, 'booking.day_before')
    for (const member of [owner, renter])
      assert.lengthOf(
        (await typesOf(member)).filter((type) => type === 'booking_tomorrow'),
        1
      )
  })

  test('that is withdrawn leaves no unread notification to answer it', async ({ assert }) => {
    await propose(renter, LONGER)
    await waitForDeliveries()
    const notified = async (type: string) => {
      await waitForDeliveries()
      const all: Notification[] = (await owner.get('/api/notifications')).body()
      return all.filter((each) => each.type === type).map(({ isRead }) => isRead)
    }
    const unread = async () => (await owner.get('/api/notifications/unread-count')).body().count
    const before = await unread()
    assert.deepEqual(await notified('booking_change'), [false])
    await answer(renter, 'withdrawn')
    assert.deepEqual(await notified('booking_change'), [true])
    assert.deepEqual(await notified('booking_change_withdrawn'), [false])
    assert.equal(await unread(), before)
  })

  test('of a booking that is cancelled leaves no unread notification to answer it', async ({
    assert,
  }) => {
    await propose(renter, LONGER)
    await waitForDeliveries()
    await changed(renter, id, { state: 'cancelled', reason: 'plans_changed' })
    await waitForDeliveries()
    const all: Notification[] = (await owner.get('/api/notifications')).body()
    const proposals = all.filter(({ type }) => type === 'booking_change')
    assert.deepEqual(
      proposals.map(({ isRead }) => isRead),
      [true]
    )
  })

  test('is rejected for days that are none, reversed, in the past or too many', async () => {
    const days = [
      { startDate: '2031-02-30', endDate: '2031-03-02' },
      { startDate: dayFromToday(12), endDate: dayFromToday(11) },
      { startDate: dayFromToday(10), endDate: dayFromToday(400) },
    ]
    for (const each of days) (await send(renter, each)).assertStatus(422)
    await rejects(renter, { ...LONGER, startDate: dayFromToday(-1) }, 422, 'bookingStarted')
    const distant = { startDate: dayFromToday(732), endDate: dayFromToday(732) }
    await rejects(renter, distant, 422, 'bookingTooFarAhead')
    await rejects(renter, { ...LONGER, units: 0 }, 422, 'numberOutOfRange')
  })

  test('cannot be proposed for a request, a report that is open, or a closed booking', async ({
    client,
    assert,
  }) => {
    const other = await Member.join(client, 'Meera Joshi')
    const requestedId = await requestBooking(other, (await listItem(owner)).id)
    const response = await other.post(`/api/bookings/${requestedId}/changes`).json(LONGER)
    response.assertStatus(409)
    await propose(renter, LONGER)
    await changed(owner, id, { state: 'cancelled', reason: 'plans_changed' })
    const cancelled = await bookingOf(renter, id)
    assert.isNull(cancelled.change)
    assert.isFalse(cancelled.mayProposeChange)
    await rejects(renter, LONGER, 409, 'bookingStateChanged')
  })

  test('waits while it is open whether the rental took place', async ({ assert }) => {
    await letDaysPass(id, 10)
    const days = { startDate: dayFromToday(0), endDate: dayFromToday(5) }
    const { change } = await propose(renter, days)
    await changed(owner, id, { state: 'cancelled', reason: 'did_not_take_place' })
    assert.isEmpty((await bookingOf(owner, id)).mayAnswerChange)
    ;(await sendAnswer(owner, change!.id, 'accepted')).assertStatus(409)
  })

  test('is unknown to others, to another booking and by a malformed id', async ({ client }) => {
    const { change } = await propose(renter, LONGER)
    const other = await Member.join(client, 'Meera Joshi')
    await rejects(other, LONGER, 404, 'bookingNotFound')
    ;(await sendAnswer(other, change!.id, 'accepted')).assertStatus(404)
    const otherId = await requestBooking(other, (await listItem(owner)).id)
    await changed(owner, otherId, { state: 'accepted' })
    const response = await owner
      .put(`/api/bookings/${otherId}/changes/${change!.id}`)
      .json({ state: 'accepted' })
    response.assertStatus(404)
    response.assertBodyContains({ code: 'bookingChangeNotFound' })
    ;(await sendAnswer(owner, 'bike', 'accepted')).assertStatus(404)
  })

  test('is proposed at most 20 times by one member', async () => {
    for (let times = 1; times <= 20; times++) {
      await propose(renter, LONGER)
      await answer(renter, 'withdrawn')
    }
    await rejects(renter, LONGER, 409, 'bookingChangesFull')
    await propose(owner, SHORTER)
  })

  test('counts as a change of a booking for the limit', async () => {
    const { change } = await propose(renter, LONGER)
    for (let changes = 0; changes < 299; changes++) await limitBookingChanges(renter.user.id)
    assertRateLimited(await send(renter, LONGER), 3_600)
    assertRateLimited(await sendAnswer(renter, change!.id, 'withdrawn'), 3_600)
  })
})
