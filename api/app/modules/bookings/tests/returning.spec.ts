import { test } from '@japa/runner'
import { nextStates, type CurrentBooking } from '#modules/bookings/policies/booking_policy'
import { bookingOf, change, changed, letDaysPass, requestBooking } from '#tests/booking'
import { listItem } from '#tests/listing'
import { Member } from '#tests/member'

const ACTIVE: CurrentBooking = {
  state: 'active',
  side: 'owner',
  startDate: '2026-12-10',
  endDate: '2026-12-10',
  collectAt: '10:00',
  noShowReportedBy: null,
  noShowContestUntil: null,
  noShowContestedAt: null,
  problemAt: null,
  problemSettledAt: null,
  completedAt: null,
  change: null,
  isHandoverProved: false,
  now: new Date('2026-12-10T10:00:00+05:30'),
}

test.group('The return of a rental', () => {
  test('is offered from the agreed hour of collection on', ({ assert }) => {
    const before = new Date('2026-12-10T09:59:59+05:30')
    assert.deepEqual(nextStates({ ...ACTIVE, now: before }), [])
    assert.deepEqual(nextStates(ACTIVE), ['completed'])
  })

  test('is offered from the first day on, if no hour of collection was agreed', ({ assert }) => {
    const booking: CurrentBooking = { ...ACTIVE, collectAt: null }
    const before = new Date('2026-12-09T23:59:59+05:30')
    assert.deepEqual(nextStates({ ...booking, now: before }), [])
    const midnight = new Date('2026-12-10T00:00:00+05:30')
    assert.deepEqual(nextStates({ ...booking, now: midnight }), ['completed'])
  })

  test('is rejected before the collection with the day and the hour of it', async ({
    client,
    assert,
  }) => {
    const owner = await Member.join(client, 'Asha Kulkarni')
    const renter = await Member.join(client, 'Ravi Nair')
    const id = await requestBooking(renter, (await listItem(owner)).id, { collectAt: '10:00' })
    await changed(owner, id, { state: 'accepted' })
    await letDaysPass(id, 10)
    await changed(owner, id, { state: 'active' })
    // As if the first day were in two days.
    await letDaysPass(id, -2)
    const { startDate } = await bookingOf(owner, id)
    for (const step of [{ state: 'completed' }, { step: 'complete' }] as const) {
      const response = await change(owner, id, step)
      response.assertStatus(409)
      const params = { day: startDate, time: '10:00' }
      response.assertBodyContains({ code: 'bookingNotBegun', params })
    }
    assert.equal((await bookingOf(owner, id)).state, 'active')
  })
})
