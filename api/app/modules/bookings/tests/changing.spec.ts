import { test } from '@japa/runner'
import db from '@adonisjs/lucid/services/db'
import type { Booking } from '@saajha/contract/booking'
import type { Item } from '@saajha/contract/item'
import { answerBy } from '@saajha/contract/answer_by'
import { limitBookingChanges } from '#modules/bookings/limits'
import {
  LONGER,
  SHORTER,
  acceptedBooking,
  bookedDaysOf,
  changesOf,
  daysFromToday,
} from '#modules/bookings/tests/accepted_booking'
import { assertRateLimited } from '#tests/assert_rate_limited'
import {
  bookingOf,
  changed,
  dayFromToday,
  deliverScheduled,
  letDaysPass,
  requestBooking,
} from '#tests/booking'
import { listItem } from '#tests/listing'
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

  const { send, propose, rejects, sendAnswer, answer } = changesOf(() => id)
  const bookedDays = () => bookedDaysOf(owner, item.id)
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

  test('that is accepted twice at the same time changes the booking once', async ({ assert }) => {
    const { change } = await propose(renter, LONGER)
    const responses = await Promise.all(
      Array.from({ length: 5 }, () => sendAnswer(owner, change!.id, 'accepted'))
    )
    for (const response of responses) response.assertStatus(200)
    const { rows } = await db.rawQuery('select times_changed from bookings where id = ?', [id])
    assert.equal(rows[0].times_changed, 1)
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

  test('is withdrawn by its member and declined by the other member, once', async ({ assert }) => {
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
  }).tags(['@long'])

  test('counts as a change of a booking for the limit', async () => {
    const { change } = await propose(renter, LONGER)
    for (let changes = 0; changes < 299; changes++) await limitBookingChanges(renter.user.id)
    assertRateLimited(await send(renter, LONGER), 3_600)
    assertRateLimited(await sendAnswer(renter, change!.id, 'withdrawn'), 3_600)
  })
})
