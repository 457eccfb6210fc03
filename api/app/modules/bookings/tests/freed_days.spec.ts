import { test } from '@japa/runner'
import type { BookingReason } from '@saajha/contract/booking'
import type { Item } from '@saajha/contract/item'
import { bookingOf, changed, dayFromToday, letDaysPass, requestBooking } from '#tests/booking'
import { listItem } from '#tests/listing'
import { Member } from '#tests/member'
import { waitForDeliveries } from '#tests/wait_for_deliveries'
import { notificationsOf } from '#tests/notifications'

/** The reason for which a listing's owner cancels. */
const CANCELLED = { state: 'cancelled', reason: 'item_unavailable' } as const

test.group('A request that was declined for taken days', (group) => {
  let owner: Member
  let renter: Member
  let other: Member
  let item: Item
  /** The booking that took the days. */
  let accepted: string
  let declined: string

  group.each.setup(async ({ context }) => {
    owner = await Member.join(context.client, 'Asha Kulkarni')
    renter = await Member.join(context.client, 'Ravi Nair')
    other = await Member.join(context.client, 'Meera Shah')
    item = await listItem(owner, { title: 'Canon 80D' })
    accepted = await requestBooking(other, item.id)
    declined = await requestBooking(renter, item.id, { endDate: dayFromToday(14) })
    await changed(owner, accepted, { state: 'accepted' })
  })

  const freedOf = (member: Member) => notificationsOf(member, 'booking_days_freed')

  test('notifies its renter with days and conversation once the other booking is cancelled', async ({
    assert,
  }) => {
    const { conversationId } = await bookingOf(renter, declined)
    assert.isEmpty(await freedOf(renter))
    await changed(owner, accepted, CANCELLED)
    const [notification, ...further] = await freedOf(renter)
    assert.containsSubset(notification, {
      title: 'Canon 80D is free again on your days',
      message: 'Still want it? Send a new request.',
      itemId: item.id,
      conversationId,
      startDate: dayFromToday(10),
      endDate: dayFromToday(14),
    })
    assert.isEmpty(further)
    assert.isEmpty(await freedOf(other))
  })

  test('notifies its renter once the other rental is completed before its last day', async ({
    assert,
  }) => {
    await letDaysPass(accepted, 10)
    await letDaysPass(declined, 8)
    await changed(owner, accepted, { state: 'active' })
    await changed(owner, accepted, { state: 'completed' })
    assert.deepEqual(
      (await freedOf(renter)).map(({ startDate }) => startDate),
      [dayFromToday(2)]
    )
  })

  test('notifies its renter once of several requests, of the one that was made first', async ({
    assert,
  }) => {
    const daysFrom = (first: number, last: number) => ({
      startDate: dayFromToday(first),
      endDate: dayFromToday(last),
    })
    const long = await requestBooking(other, item.id, daysFrom(30, 40))
    await requestBooking(renter, item.id, daysFrom(35, 36))
    await requestBooking(renter, item.id, daysFrom(31, 32))
    await changed(owner, long, { state: 'accepted' })
    await changed(owner, long, CANCELLED)
    const notifications = await freedOf(renter)
    assert.deepEqual(
      notifications.map(({ startDate }) => startDate),
      [dayFromToday(35)]
    )
  })

  test('notifies its renter once, although the days are taken and freed again', async ({
    assert,
  }) => {
    await changed(owner, accepted, CANCELLED)
    const next = await requestBooking(other, item.id)
    await changed(owner, next, { state: 'accepted' })
    await changed(owner, next, CANCELLED)
    assert.lengthOf(await freedOf(renter), 1)
  })

  const stillInTheWay: Record<string, () => Promise<unknown>> = {
    'the days have come': () => letDaysPass(declined, 11),
    'the listing is switched off': () =>
      owner.put(`/api/items/${item.id}`).json({ isAvailable: false }),
    'its renter has an open request again': () =>
      requestBooking(renter, item.id, { startDate: dayFromToday(20), endDate: dayFromToday(21) }),
    'its renter has booked other days': async () => {
      const days = { startDate: dayFromToday(20), endDate: dayFromToday(21) }
      await changed(owner, await requestBooking(renter, item.id, days), { state: 'accepted' })
    },
    'its owner keeps one of its other days': () =>
      owner
        .put(`/api/items/${item.id}/days`)
        .json({ from: dayFromToday(14), to: dayFromToday(14), available: 0 }),
  }

  test('notifies no one when {reason}')
    .with(Object.keys(stillInTheWay).map((reason) => ({ reason })))
    .run(async ({ assert }, { reason }) => {
      await stillInTheWay[reason]!()
      await changed(owner, accepted, CANCELLED)
      assert.isEmpty(await freedOf(renter))
    })

  test('notifies no one when a booking of other days is cancelled', async ({ assert }) => {
    const days = { startDate: dayFromToday(30), endDate: dayFromToday(31) }
    const elsewhere = await requestBooking(other, item.id, days)
    await changed(owner, elsewhere, { state: 'accepted' })
    await changed(owner, elsewhere, CANCELLED)
    assert.isEmpty(await freedOf(renter))
  })

  test('notifies no one when a booking of another listing is cancelled', async ({ assert }) => {
    await owner.put(`/api/items/${item.id}`).json({ isAvailable: false })
    await changed(owner, accepted, CANCELLED)
    await waitForDeliveries()
    await owner.put(`/api/items/${item.id}`).json({ isAvailable: true })
    const elsewhere = await requestBooking(other, (await listItem(owner)).id)
    await changed(owner, elsewhere, { state: 'accepted' })
    await changed(owner, elsewhere, CANCELLED)
    assert.isEmpty(await freedOf(renter))
  })

  test('notifies no one whom the owner declined: {reason}')
    .with([{ reason: 'dates' }, { reason: 'other' }] satisfies { reason: BookingReason }[])
    .run(async ({ assert }, { reason }) => {
      await changed(owner, accepted, CANCELLED)
      const id = await requestBooking(other, item.id)
      const refused = await requestBooking(renter, item.id)
      await changed(owner, refused, { state: 'declined', reason })
      await changed(owner, id, { state: 'accepted' })
      await changed(owner, id, CANCELLED)
      assert.lengthOf(await freedOf(renter), 1)
    })
})
