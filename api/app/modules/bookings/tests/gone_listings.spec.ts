import { test } from '@japa/runner'
import ItemHide from '#commands/item_hide'
import ItemShow from '#commands/item_show'
import UserBlock from '#commands/user_block'
import UserUnblock from '#commands/user_unblock'
import { bookingOf, changed, dayFromToday, requestBooking } from '#tests/booking'
import { listItem } from '#tests/listing'
import { Member } from '#tests/member'
import { runCommand } from '#tests/run_command'
import { sharedPipeline } from '#tests/shared_pipeline'
import { waitForDeliveries } from '#tests/wait_for_deliveries'
import { notificationsOf } from '#tests/notifications'

test.group('The bookings of a listing', (group) => {
  let owner: Member
  let renter: Member
  let itemId: string

  group.each.setup(async ({ context }) => {
    owner = await Member.join(context.client, 'Asha Kulkarni')
    renter = await Member.join(context.client, 'Ravi Nair')
    itemId = (await listItem(owner)).id
  })

  const goneBy = {
    'its owner deletes it': async () =>
      (await owner.delete(`/api/items/${itemId}`)).assertStatus(204),
    'an operator hides it': async () =>
      void (await runCommand(ItemHide, [itemId, '--reason=Fraud'])),
    'an operator blocks its owner': async () =>
      void (await runCommand(UserBlock, [owner.user.username, '--reason=Fraud'])),
  }

  test('that are accepted notify their renter once of a listing that is gone twice', async ({
    assert,
  }) => {
    await changed(owner, await requestBooking(renter, itemId), { state: 'accepted' })
    const count = async () => (await notificationsOf(renter, 'booking_item_gone')).length
    await goneBy['an operator blocks its owner']()
    await goneBy['an operator hides it']()
    await waitForDeliveries()
    assert.equal(await count(), 1)
    await runCommand(ItemShow, [itemId, '--reason=Mistake'])
    await runCommand(UserUnblock, [owner.user.username, '--reason=Mistake'])
    await waitForDeliveries()
    await goneBy['an operator hides it']()
    await waitForDeliveries()
    assert.equal(await count(), 2)
    owner = await owner.signInAgain()
    await goneBy['its owner deletes it']()
    await waitForDeliveries()
    assert.equal(await count(), 2)
  })

  test('are declined as requests and stay as accepted ones when {event}')
    .with([
      { event: 'its owner deletes it' },
      { event: 'an operator hides it' },
      { event: 'an operator blocks its owner' },
    ] as const)
    .run(async ({ assert }, { event }) => {
      const accepted = await requestBooking(renter, itemId)
      await changed(owner, accepted, { state: 'accepted' })
      const days = { startDate: dayFromToday(20), endDate: dayFromToday(21) }
      const requested = await requestBooking(renter, itemId, days)
      await goneBy[event]()
      await waitForDeliveries()
      assert.containsSubset(await bookingOf(renter, requested), {
        state: 'declined',
        closedBy: 'system',
        reason: 'listing_gone',
      })
      assert.equal((await bookingOf(renter, accepted)).state, 'accepted')
      assert.lengthOf(await notificationsOf(renter, 'booking_item_gone'), 1)
    })

  test('stay as requests when the listing is shown again before its hiding is delivered', async ({
    assert,
    cleanup,
  }) => {
    const requested = await requestBooking(renter, itemId)
    await waitForDeliveries()
    await sharedPipeline.stop()
    cleanup(() => sharedPipeline.start())
    await runCommand(ItemHide, [itemId, '--reason=Fraud'])
    await runCommand(ItemShow, [itemId, '--reason=Mistake'])
    sharedPipeline.start()
    await waitForDeliveries()
    assert.equal((await bookingOf(renter, requested)).state, 'requested')
  })
})
