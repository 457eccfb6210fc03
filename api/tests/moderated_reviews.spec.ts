import { test } from '@japa/runner'
import type { ApiClient } from '@japa/api-client'
import { blockMember } from '#modules/moderation/commands/block_member'
import { unblockMember } from '#modules/moderation/commands/unblock_member'
import { bookingOf, deliverScheduled } from '#tests/booking'
import { listItem } from '#tests/listing'
import type { Member } from '#tests/member'
import { completedBooking, endWindow, newReviewer, reviewed } from '#tests/review'
import { waitForDeliveries } from '#tests/wait_for_deliveries'

const OPERATOR = { by: 'console', reason: 'Reported by three renters' }

test.group('The review of a suspended member', (group) => {
  let owner: Member
  let renter: Member
  let id: string

  group.each.setup(async ({ context: { client } }: { context: { client: ApiClient } }) => {
    owner = await newReviewer(client, 'Asha Kulkarni')
    renter = await newReviewer(client, 'Ravi Nair')
    id = await completedBooking(owner, renter, (await listItem(owner)).id)
    await reviewed(renter, id, { text: 'Good lens' })
    await blockMember(renter.user.username, OPERATOR)
  })

  const seenByOwner = async () => (await bookingOf(owner, id)).review!

  test('is published when the suspension ends after the window', async ({ assert }) => {
    assert.equal((await seenByOwner()).other, 'waiting', 'nothing shows the suspension before')
    await endWindow(id)
    await deliverScheduled(id, 'review.window_ended')
    assert.equal((await seenByOwner()).other, 'none')
    await unblockMember(renter.user.username, OPERATOR)
    await waitForDeliveries()
    const seen = await seenByOwner()
    assert.containsSubset(seen, { may: false, mine: null, other: 'published' })
    assert.equal(seen.theirs!.text, 'Good lens')
  })

  test('waits for the end of the window when the suspension ends before', async ({ assert }) => {
    await unblockMember(renter.user.username, OPERATOR)
    await waitForDeliveries()
    assert.equal((await seenByOwner()).other, 'waiting')
  })
})
