import { test } from '@japa/runner'
import UserBlock from '#commands/user_block'
import UserUnblock from '#commands/user_unblock'
import {
  bookingOf,
  change,
  changed,
  dayFromToday,
  letDaysPass,
  requestBooking,
} from '#tests/booking'
import { listItem } from '#tests/listing'
import { Member } from '#tests/member'
import { runCommand } from '#tests/run_command'
import { sharedPipeline } from '#tests/shared_pipeline'
import { waitForDeliveries } from '#tests/wait_for_deliveries'

test.group('The bookings of a suspended renter', (group) => {
  let owner: Member
  let renter: Member
  let itemId: string

  group.each.setup(async ({ context }) => {
    owner = await Member.join(context.client, 'Asha Kulkarni')
    renter = await Member.join(context.client, 'Ravi Nair')
    itemId = (await listItem(owner)).id
  })

  const suspend = () => runCommand(UserBlock, [renter.user.username, '--reason=Fraud'])
  const later = { startDate: dayFromToday(20), endDate: dayFromToday(21) }

  test('are declined as requests, and the owner of an accepted one is told and may cancel it', async ({
    assert,
  }) => {
    const accepted = await requestBooking(renter, itemId)
    await changed(owner, accepted, { state: 'accepted' })
    const requested = await requestBooking(renter, itemId, later)
    await suspend()
    await waitForDeliveries()
    assert.containsSubset(await bookingOf(owner, requested), {
      state: 'declined',
      closedBy: 'system',
      reason: 'member_gone',
    })
    assert.equal((await bookingOf(owner, accepted)).state, 'accepted')
    await waitForDeliveries()
    const notifications: { type: string }[] = (await owner.get('/api/notifications')).body()
    const told = notifications.filter(({ type }) => type === 'booking_member_suspended')
    assert.lengthOf(told, 1)
    await changed(owner, accepted, { state: 'cancelled', reason: 'other' })
  })

  test('are neither accepted nor changed before the suspension is delivered', async ({
    cleanup,
  }) => {
    const accepted = await requestBooking(renter, itemId)
    await changed(owner, accepted, { state: 'accepted' })
    const requested = await requestBooking(renter, itemId, later)
    await waitForDeliveries()
    await sharedPipeline.stop()
    cleanup(() => sharedPipeline.start())
    await suspend()
    const answers = [
      await change(owner, requested, { state: 'accepted' }),
      await owner.post(`/api/bookings/${accepted}/changes`).json(later),
    ]
    for (const answer of answers) {
      answer.assertStatus(409)
      answer.assertBodyContains({ code: 'memberSuspended' })
    }
  })
})

test.group('The booking of a suspended owner', () => {
  test('does not count against the renter who cancels it', async ({ client, assert }) => {
    const suspended = await Member.join(client, 'Meera Joshi')
    const owner = await Member.join(client, 'Asha Kulkarni')
    const renter = await Member.join(client, 'Ravi Nair')
    const requestOf = async (member: Member) => requestBooking(renter, (await listItem(member)).id)
    for (let count = 0; count < 3; count++) {
      const completed = await requestOf(owner)
      await changed(owner, completed, { state: 'accepted' })
      await letDaysPass(completed, 10)
      for (const state of ['active', 'completed'] as const)
        await changed(owner, completed, { state })
    }
    const cancelled = await requestOf(suspended)
    await changed(suspended, cancelled, { state: 'accepted' })
    await runCommand(UserBlock, [suspended.user.username, '--reason=Fraud'])
    await changed(renter, cancelled, { state: 'cancelled', reason: 'other' })
    await runCommand(UserUnblock, [suspended.user.username, '--reason=Settled'])
    const about = (await bookingOf(owner, await requestOf(owner))).renter
    assert.include(about, { completedRentals: 3, cancelledShare: 0 })
  })
})
