import { test } from '@japa/runner'
import db from '@adonisjs/lucid/services/db'
import type { Item } from '@saajha/contract/item'
import type { BookingStep } from '@saajha/contract/booking'
import { findDayDifferences } from '#modules/bookings/queries/find_day_differences'
import { limitBookingChanges } from '#modules/bookings/limits'
import { assertRateLimited } from '#tests/assert_rate_limited'
import {
  bookingOf,
  change,
  changed,
  dayFromToday,
  endTimeToAnswer,
  letDaysPass,
  requestBooking,
} from '#tests/booking'
import { listItem } from '#tests/listing'
import { Member } from '#tests/member'

/** The events of a request and its days. */
const SCHEDULED = [
  'booking.reminder_due',
  'booking.answer_due',
  'booking.day_before',
  'booking.first_day_ends',
  'booking.return_due',
  'booking.overdue',
  'booking.completion_due',
]

test.group('A change of a booking', (group) => {
  let owner: Member
  let renter: Member
  let other: Member
  let item: Item

  group.each.setup(async ({ context }) => {
    const { client } = context
    owner = await Member.join(client, 'Asha Kulkarni')
    renter = await Member.join(client, 'Ravi Nair')
    other = await Member.join(client, 'Meera Joshi')
    item = await listItem(owner, { price: '450' })
  })

  // Without those of reactions in other modules, such as the reminder of a review, which come at any time.
  const eventsOf = async (id: string) => {
    const { rows } = await db.rawQuery(
      `select name, payload ->> 'by' as by, payload ->> 'reason' as reason from domain_events
       where aggregate_id = ? and name like 'booking.%' and name <> all (?) order by id`,
      [id, SCHEDULED]
    )
    return rows
  }
  const rejects = async (member: Member, id: string, step: BookingStep, code: string) => {
    const response = await change(member, id, step)
    if (response.body().code !== code) throw new Error(response.text())
    return response
  }

  test('to accepted holds its days and closes the requests that no longer fit', async ({
    assert,
  }) => {
    const id = await requestBooking(renter, item.id)
    const overlapping = await requestBooking(other, item.id, { startDate: dayFromToday(12) })
    const later = await requestBooking(other, item.id, {
      startDate: dayFromToday(13),
      endDate: dayFromToday(14),
    })
    const accepted = await changed(owner, id, { state: 'accepted' })
    assert.containsSubset(accepted, { state: 'accepted', agreedTotal: '900.00', closedBy: null })
    assert.deepEqual(accepted.may, ['cancelled'])
    assert.isNull(accepted.overlapping)
    const declined = await bookingOf(other, overlapping)
    assert.containsSubset(declined, {
      state: 'declined',
      closedBy: 'system',
      reason: 'dates_taken',
    })
    assert.deepEqual(declined.may, [])
    assert.equal((await bookingOf(other, later)).state, 'requested')
    assert.deepEqual(await eventsOf(id), [{ name: 'booking.accepted', by: 'owner', reason: null }])
    const closed = { name: 'booking.declined', by: 'system', reason: 'dates_taken' }
    assert.deepEqual(await eventsOf(overlapping), [closed])
    assert.isEmpty(await findDayDifferences())
  })

  test('to accepted is rejected with the first day that has too few pieces left', async ({
    assert,
  }) => {
    const id = await requestBooking(renter, item.id)
    // The owner keeps the second day for themselves after the request.
    await db.rawQuery('insert into item_days (item_id, day, capacity) values (?, ?, 0)', [
      item.id,
      dayFromToday(11),
    ])
    const rejected = await rejects(owner, id, { state: 'accepted' }, 'bookingDayTaken')
    rejected.assertStatus(409)
    assert.deepEqual(rejected.body().params, { day: dayFromToday(11) })
    assert.equal((await bookingOf(owner, id)).state, 'requested')
  })

  test('to accepted is rejected when the listing has fewer pieces than requested meanwhile', async ({
    assert,
  }) => {
    await db.from('items').where('id', item.id).update({ quantity: 3 })
    const id = await requestBooking(renter, item.id, { units: 3 })
    await db.from('items').where('id', item.id).update({ quantity: 2 })
    const rejected = await rejects(owner, id, { state: 'accepted' }, 'bookingDayTaken')
    assert.deepEqual(rejected.body().params, { day: dayFromToday(10) })
  })

  test('to accepted may lower the total, and never raise it', async ({ assert }) => {
    const id = await requestBooking(renter, item.id)
    const higher = { state: 'accepted', agreedTotal: '900.01' } as const
    const rejected = await rejects(owner, id, higher, 'agreedTotalTooHigh')
    rejected.assertStatus(422)
    rejected.assertBodyContains({ errors: [{ field: 'agreedTotal' }] })
    const accepted = await changed(owner, id, { state: 'accepted', agreedTotal: '800' })
    assert.deepEqual([accepted.quotedTotal, accepted.agreedTotal], ['900.00', '800.00'])
  })

  test('to accepted may name the total of a price that is to be agreed on', async ({ assert }) => {
    const negotiable = await listItem(owner, { isNegotiable: true })
    const id = await requestBooking(renter, negotiable.id)
    const accepted = await changed(owner, id, { state: 'accepted', agreedTotal: '1500' })
    assert.deepEqual([accepted.quotedTotal, accepted.agreedTotal], [null, '1500.00'])
  })

  test('succeeds for exactly one of ten parallel accepts of the same days', async ({
    client,
    assert,
  }) => {
    const renters = await Promise.all(
      Array.from({ length: 10 }, (_, n) => Member.join(client, `Renter ${'ABCDEFGHIJ'[n]}`))
    )
    const ids = await Promise.all(renters.map((each) => requestBooking(each, item.id)))
    const responses = await Promise.all(ids.map((id) => change(owner, id, { state: 'accepted' })))
    const statuses = responses.map((response) => response.status()).sort()
    assert.deepEqual(statuses, [200, ...Array<number>(9).fill(409)])
    assert.isEmpty(await findDayDifferences())
  })

  test('to the state that the booking has changes nothing', async ({ assert }) => {
    const id = await requestBooking(renter, item.id)
    const first = await changed(owner, id, { state: 'accepted', agreedTotal: '800' })
    const again = await changed(owner, id, { state: 'accepted', agreedTotal: '700' })
    assert.deepEqual(again, first)
    assert.lengthOf(await eventsOf(id), 1)
  })

  test('to declined needs a reason of its list, and keeps the note', async ({ assert }) => {
    const id = await requestBooking(renter, item.id)
    for (const reason of [undefined, 'plans_changed'] as const) {
      const step = { state: 'declined', reason } as const
      ;(await rejects(owner, id, step, 'bookingReasonRequired')).assertStatus(422)
    }
    const note = 'My brother needs it.'
    await changed(owner, id, { state: 'declined', reason: 'other', note })
    const declined = await bookingOf(renter, id)
    assert.containsSubset(declined, {
      state: 'declined',
      closedBy: 'owner',
      reason: 'other',
      note,
    })
    assert.deepEqual(declined.may, [])
    assert.deepEqual(await eventsOf(id), [
      { name: 'booking.declined', by: 'owner', reason: 'other' },
    ])
  })

  test('to withdrawn is the renter’s', async ({ assert }) => {
    const id = await requestBooking(renter, item.id)
    ;(await rejects(owner, id, { state: 'withdrawn' }, 'bookingStateChanged')).assertStatus(409)
    const withdrawn = await changed(renter, id, { state: 'withdrawn' })
    assert.containsSubset(withdrawn, { state: 'withdrawn', closedBy: 'renter' })
    assert.deepEqual(withdrawn.may, [])
    const rejected = await rejects(owner, id, { state: 'accepted' }, 'bookingStateChanged')
    assert.deepEqual(rejected.body().params, { state: 'withdrawn' })
  })

  test('of an unanswered request is rejected from the moment of its deadline', async ({
    assert,
  }) => {
    const id = await requestBooking(renter, item.id)
    await endTimeToAnswer(id)
    for (const [member, state] of [
      [owner, 'accepted'],
      [renter, 'withdrawn'],
    ] as const) {
      const rejected = await rejects(member, id, { state }, 'bookingStateChanged')
      assert.deepEqual(rejected.body().params, { state: 'expired' })
    }
    const booking = await bookingOf(owner, id)
    assert.containsSubset(booking, { state: 'expired', closedBy: 'system' })
    assert.deepEqual(booking.may, [])
    const expired = await owner.get('/api/bookings?as=owner&state=expired')
    assert.equal(expired.body()[0].id, id)
  })

  test('to cancelled frees the days, by {side}')
    .with([{ side: 'owner' }, { side: 'renter' }] as const)
    .run(async ({ assert }, { side }) => {
      const id = await requestBooking(renter, item.id)
      await changed(owner, id, { state: 'accepted' })
      const member = side === 'owner' ? owner : renter
      await rejects(member, id, { state: 'cancelled' }, 'bookingReasonRequired')
      const step = { state: 'cancelled', reason: 'plans_changed' } as const
      const cancelled = await changed(member, id, step)
      assert.equal(cancelled.closedBy, side)
      assert.deepEqual(cancelled.may, [])
      await requestBooking(other, item.id)
      assert.isEmpty(await findDayDifferences())
    })

  test('to cancelled is possible until the first day ends', async ({ assert }) => {
    const id = await requestBooking(renter, item.id)
    await changed(owner, id, { state: 'accepted' })
    await letDaysPass(id, 10)
    assert.deepEqual((await bookingOf(renter, id)).may, ['cancelled'])
    assert.deepEqual((await bookingOf(owner, id)).may, ['cancelled', 'active'])
    await letDaysPass(id, 1)
    assert.deepEqual((await bookingOf(renter, id)).may, [])
    const step = { state: 'cancelled', reason: 'other' } as const
    await rejects(renter, id, step, 'bookingStateChanged')
  })

  test('to active and completed is the owner’s, and the renter’s two days after the last one', async ({
    assert,
  }) => {
    const id = await requestBooking(renter, item.id)
    await changed(owner, id, { state: 'accepted' })
    await rejects(owner, id, { state: 'active' }, 'bookingStateChanged')
    await letDaysPass(id, 10)
    await changed(owner, id, { state: 'active' })
    assert.deepEqual((await bookingOf(owner, id)).may, ['completed'])
    await letDaysPass(id, 3)
    await rejects(renter, id, { state: 'completed' }, 'bookingStateChanged')
    await letDaysPass(id, 1)
    assert.isString((await changed(renter, id, { state: 'completed' })).completedAt)
    assert.deepEqual(
      (await eventsOf(id)).map(({ name }: { name: string }) => name),
      ['booking.accepted', 'booking.started', 'booking.completed']
    )
    assert.isEmpty(await findDayDifferences())
  })

  test('is named by its step, or by the state to which the step leads', async ({ assert }) => {
    const id = await requestBooking(renter, item.id)
    const accepted = await changed(owner, id, { step: 'accept', agreedTotal: '800' })
    assert.containsSubset(accepted, { state: 'accepted', agreedTotal: '800.00' })
    assert.deepEqual(await changed(owner, id, { state: 'accepted' }), accepted)
    await rejects(renter, id, { step: 'withdraw' }, 'bookingStateChanged')
    await rejects(renter, id, { step: 'reportNoShow' }, 'bookingStateChanged')
    await letDaysPass(id, 10)
    assert.equal((await changed(renter, id, { step: 'reportNoShow' })).noShowReportedBy, 'renter')
    const contested = await changed(owner, id, { step: 'contestNoShow' })
    assert.containsSubset(contested, { state: 'accepted' })
    assert.isString(contested.noShowContestedAt)
    for (const step of [{}, { step: 'expire' } as unknown as BookingStep])
      (await change(owner, id, step)).assertStatus(422)
  })

  test('is not found for other members, nor for an unknown booking', async () => {
    const id = await requestBooking(renter, item.id)
    for (const unknown of [id, item.id]) {
      ;(await other.get(`/api/bookings/${unknown}`)).assertStatus(404)
      ;(await rejects(other, unknown, { state: 'withdrawn' }, 'bookingNotFound')).assertStatus(404)
    }
  })

  test('is rejected as the 301st in an hour', async ({ assert }) => {
    const id = await requestBooking(renter, item.id)
    for (let n = 0; n < 299; n++) await limitBookingChanges(renter.user.id)
    await changed(renter, id, { state: 'withdrawn' })
    const rejected = await change(renter, id, { state: 'withdrawn' })
    assertRateLimited(rejected, 3_600)
    assert.equal(rejected.body().code, 'tooManyBookingChanges')
  })
})
