import { test } from '@japa/runner'
import db from '@adonisjs/lucid/services/db'
import type { Booking } from '@saajha/contract/booking'
import type { Notification } from '@saajha/contract/notification'
import {
  LONGER,
  SHORTER,
  acceptedBooking,
  changesOf,
} from '#modules/bookings/tests/accepted_booking'
import { recordEvent } from '#shared/outbox/record_event'
import { bookingOf, changed, dayFromToday, deliverScheduled, letDaysPass } from '#tests/booking'
import { messagesOf } from '#tests/conversation'
import type { Member } from '#tests/member'
import { waitForDeliveries } from '#tests/wait_for_deliveries'
import { typesOf } from '#tests/notifications'

test.group('A change of an accepted booking', (group) => {
  let owner: Member
  let renter: Member
  let id: string

  group.each.setup(async ({ context }) => {
    ;({ owner, renter, id } = await acceptedBooking(context.client))
  })

  const { propose, answer } = changesOf(() => id)

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
})
