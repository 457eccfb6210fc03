import { test } from '@japa/runner'
import db from '@adonisjs/lucid/services/db'
import type { BookingStep } from '@saajha/contract/booking'
import type { Message } from '@saajha/contract/conversation'
import type { Notification } from '@saajha/contract/notification'
import {
  bookingOf,
  changed,
  dayFromToday,
  deliverScheduled,
  endTimeToAnswer,
  letDaysPass,
  requestBooking,
} from '#tests/booking'
import { claimDeliveries } from '#shared/outbox/claim_deliveries'
import { runDeliveries } from '#shared/outbox/run_deliveries'
import { messagesOf, sendMessage } from '#tests/conversation'
import { listItem } from '#tests/listing'
import { Member } from '#tests/member'
import { sharedPipeline } from '#tests/shared_pipeline'
import { waitForDeliveries } from '#tests/wait_for_deliveries'
import { notificationsOf } from '#tests/notifications'

test.group('The steps of a booking', (group) => {
  let owner: Member
  let renter: Member
  let itemId: string
  let id: string

  group.each.setup(async ({ context }) => {
    owner = await Member.join(context.client, 'Asha Kulkarni')
    renter = await Member.join(context.client, 'Ravi Nair')
    itemId = (await listItem(owner, { title: 'Canon 80D' })).id
    id = await requestBooking(renter, itemId)
  })

  const messageTo = async (member: Member) => (await bookingNotices(member))[0]!.message
  /** The lines about the booking in the conversation, as its last messages. */
  const lines = async (): Promise<Message[]> => {
    await waitForDeliveries()
    const { conversationId } = await bookingOf(renter, id)
    return (await messagesOf(renter, conversationId)).filter(({ kind }) => kind === 'booking')
  }
  const take = (side: 'owner' | 'renter', step: BookingStep) =>
    changed(side === 'owner' ? owner : renter, id, step)

  test('notify the renter of the answer, with days, total, reason and conversation', async ({
    assert,
  }) => {
    const { conversationId, quotedTotal } = await bookingOf(renter, id)
    await take('owner', { state: 'declined', reason: 'dates' })
    const [notification] = await bookingNotices(renter)
    assert.containsSubset(notification, {
      type: 'booking_declined',
      title: 'Your request for Canon 80D was declined',
      message: "Asha Kulkarni can't rent it to you. The dates don't suit.",
      itemId,
      conversationId,
      bookingId: id,
      senderAccount: { id: owner.user.id, name: 'Asha Kulkarni' },
      senderEmail: null,
      senderPhone: null,
      startDate: dayFromToday(10),
      endDate: dayFromToday(12),
      total: quotedTotal,
      bookingReason: 'dates',
      answerBy: null,
    })
    assert.isEmpty(await bookingNotices(owner))
  })

  test('follow a request whose notification names the booking', async ({ assert }) => {
    await waitForDeliveries()
    const [notification] = (await owner.get('/api/notifications')).body()
    assert.containsSubset(notification, { type: 'booking', bookingId: id })
  })

  test('make the notification of the request read, since there is nothing to answer: {step}')
    .with([{ step: 'accept' }, { step: 'withdraw' }, { step: 'expire' }] as const)
    .run(async ({ assert, client }, { step }) => {
      const rival = await Member.join(client, 'Meera Shah')
      await requestBooking(rival, itemId)
      assert.equal((await unreadOf(owner)).length, 2)
      if (step === 'accept') await take('owner', { state: 'accepted' })
      if (step === 'withdraw') await take('renter', { state: 'withdrawn' })
      if (step === 'expire') {
        await endTimeToAnswer(id)
        await deliverScheduled(id, 'booking.answer_due')
      }
      const unread = await unreadOf(owner)
      const expected = {
        // The system declined the other request, which needs the same days.
        accept: [],
        withdraw: ['booking_withdrawn', 'booking'],
        expire: ['booking_expired', 'booking'],
      }[step]
      assert.deepEqual(
        unread.map(({ type }) => type),
        expected
      )
      assert.notInclude(
        unread.filter(({ type }) => type === 'booking').map(({ bookingId }) => bookingId),
        id
      )
      const badge = await owner.get('/api/notifications/unread-count')
      assert.equal(badge.body().count, expected.length)
    })

  test('leave a message that followed the request unread', async ({ assert }) => {
    const { conversationId } = await bookingOf(renter, id)
    await waitForDeliveries()
    await sendMessage(renter, conversationId, 'Which bell?')
    await waitForDeliveries()
    await take('owner', { state: 'accepted' })
    const unread = await unreadOf(owner)
    assert.deepEqual(
      unread.map(({ type, message }) => [type, message]),
      [['reply', 'Which bell?']]
    )
  })

  test('that precede the notification of the request add it as read', async ({
    assert,
    cleanup,
  }) => {
    await waitForDeliveries()
    await sharedPipeline.stop()
    cleanup(() => sharedPipeline.start())
    const another = await requestBooking(renter, (await listItem(owner)).id)
    await changed(owner, another, { state: 'declined', reason: 'other' })
    const claimed = await claimDeliveries([{ subscriber: 'notify_members', limit: 500 }])
    await runDeliveries({
      subscriber: 'notify_members',
      eventIds: claimed.map(({ eventId }) => eventId),
    })
    sharedPipeline.start()
    const [notification] = await notificationsOf(owner, 'booking')
    assert.containsSubset(notification, { bookingId: another, isRead: true })
    assert.equal((await owner.get('/api/notifications/unread-count')).body().count, 1)
  })

  test('have the agreed total once the owner has accepted for less', async ({ assert }) => {
    await take('owner', { state: 'accepted', agreedTotal: '100.00' })
    const [notification] = await bookingNotices(renter)
    assert.containsSubset(notification, { type: 'booking_accepted', total: '100.00' })
  })

  test('notify only the other member of a withdrawal and a cancellation: {side}')
    .with([{ side: 'renter' }, { side: 'owner' }] as const)
    .run(async ({ assert }, { side }) => {
      if (side === 'renter') {
        await take('renter', { state: 'withdrawn' })
        assert.deepEqual(await typesOf(owner), ['booking_withdrawn'])
        assert.isEmpty(await bookingNotices(renter))
        return
      }
      await take('owner', { state: 'accepted' })
      await waitForDeliveries()
      await take('owner', { state: 'cancelled', reason: 'item_unavailable' })
      assert.deepEqual(await typesOf(renter), ['booking_cancelled', 'booking_accepted'])
      assert.isEmpty(await bookingNotices(owner))
    })

  test('notify each renter whose days another one got, by a reason of the system', async ({
    assert,
    client,
  }) => {
    const rival = await Member.join(client, 'Meera Shah')
    const lost = await requestBooking(rival, itemId)
    await take('owner', { state: 'accepted' })
    const [notification] = await bookingNotices(rival)
    assert.containsSubset(notification, {
      type: 'booking_declined',
      message: 'Another request for these days was accepted.',
    })
    assert.equal((await bookingOf(rival, lost)).closedBy, 'system')
  })

  test('notify both members of a request that was not answered in time', async ({ assert }) => {
    await endTimeToAnswer(id)
    await deliverScheduled(id, 'booking.answer_due')
    assert.deepEqual(await typesOf(owner), ['booking_expired'])
    assert.deepEqual(await typesOf(renter), ['booking_expired'])
    assert.equal(await messageTo(owner), "You didn't answer in time.")
    assert.match(
      await messageTo(renter),
      /didn't answer in time\. Here are others free on your days\.$/
    )
  })

  test('notify both members of a booking that the system completes', async ({ assert }) => {
    await take('owner', { state: 'accepted' })
    await letDaysPass(id, 14)
    await deliverScheduled(id, 'booking.completion_due')
    assert.include(await typesOf(owner), 'booking_completed')
    assert.include(await typesOf(renter), 'booking_completed')
  })

  test('are lines of the conversation, which raise no unread count', async ({ assert }) => {
    await take('owner', { state: 'accepted' })
    await waitForDeliveries()
    await take('renter', { state: 'cancelled', reason: 'plans_changed' })
    assert.deepEqual(
      (await lines()).map(({ booking }) => booking),
      [
        { state: 'accepted', by: 'owner' },
        { state: 'cancelled', by: 'renter' },
      ]
    )
    const [conversation] = (await renter.get('/api/conversations')).body()
    assert.equal(conversation.unread, 0)
  })
})

test.group('The reminders of a booking', (group) => {
  let owner: Member
  let renter: Member
  let id: string

  group.each.setup(async ({ context }) => {
    owner = await Member.join(context.client, 'Asha Kulkarni')
    renter = await Member.join(context.client, 'Ravi Nair')
    id = await requestBooking(renter, (await listItem(owner)).id)
  })

  const dueOf = async (name: string): Promise<Date | undefined> => {
    const { rows } = await db.rawQuery(
      `select d.due_at as due from deliveries d join domain_events e on e.id = d.event_id
       where e.aggregate_id = ? and e.name = ? and d.subscriber = 'notify_members'`,
      [id, name]
    )
    return rows[0]?.due
  }

  test('reach the owner once, after half of the time to answer', async ({ assert }) => {
    const { requestedAt, answerBy } = await bookingOf(owner, id)
    const half = (Date.parse(requestedAt) + Date.parse(answerBy)) / 2
    assert.closeTo((await dueOf('booking.reminder_due'))!.getTime(), half, 5_000)
    await deliverScheduled(id, 'booking.reminder_due')
    await deliverScheduled(id, 'booking.reminder_due')
    assert.deepEqual(await typesOf(owner), ['booking_waiting'])
    const [reminder] = (await owner.get('/api/notifications')).body()
    assert.equal(reminder.answerBy, answerBy)
    assert.isEmpty(await typesOf(renter))
  })

  test('are not sent about a request that was answered', async ({ assert }) => {
    await changed(owner, id, { state: 'declined', reason: 'other' })
    await deliverScheduled(id, 'booking.reminder_due')
    assert.isEmpty(await typesOf(owner))
  })

  test('reach both members at 10:00 on the day before the first', async ({ assert }) => {
    await changed(owner, id, { state: 'accepted' })
    await waitForDeliveries()
    const due = await dueOf('booking.day_before')
    assert.equal(due!.toISOString(), `${dayFromToday(9)}T04:30:00.000Z`)
    await letDaysPass(id, 9)
    await deliverScheduled(id, 'booking.day_before')
    assert.deepEqual(await typesOf(owner), ['booking_tomorrow'])
    assert.deepEqual(await typesOf(renter), ['booking_tomorrow', 'booking_accepted'])
  })

  test('are not sent about a cancelled booking', async ({ assert }) => {
    await changed(owner, id, { state: 'accepted' })
    await changed(renter, id, { state: 'cancelled', reason: 'plans_changed' })
    await letDaysPass(id, 9)
    await deliverScheduled(id, 'booking.day_before')
    assert.notInclude(await typesOf(owner), 'booking_tomorrow')
    assert.notInclude(await typesOf(renter), 'booking_tomorrow')
  })
})

/** The notifications of a member's bookings, the newest first. */
async function bookingNotices(member: Member): Promise<Notification[]> {
  return (await notificationsOf(member)).filter(({ type }) => type.startsWith('booking_'))
}

/** A member's unread notifications, the newest first. */
async function unreadOf(member: Member): Promise<Notification[]> {
  return (await notificationsOf(member)).filter(({ isRead }) => !isRead)
}

/** The types of the notifications of a member's bookings, the newest first. */
async function typesOf(member: Member): Promise<string[]> {
  return (await bookingNotices(member)).map(({ type }) => type)
}
