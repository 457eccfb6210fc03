import { test } from '@japa/runner'
import db from '@adonisjs/lucid/services/db'
import ItemHide from '#commands/item_hide'
import { contact, sendMessage } from '#tests/conversation'
import { holdScheduledDeliveries } from '#tests/hold_scheduled_deliveries'
import { listItem } from '#tests/listing'
import { Member } from '#tests/member'
import { runCommand } from '#tests/run_command'
import { waitForDeliveries } from '#tests/wait_for_deliveries'

/** The number of connections of the pool `postgres` (`config/database.ts`). */
const CONNECTIONS = 20

test.group('With one connection left in the pool', (group) => {
  let owner: Member
  let renter: Member
  let itemId: string
  let conversationId: string

  group.each.setup(async ({ context: { client } }) => {
    owner = await Member.join(client, 'Asha Kulkarni')
    renter = await Member.join(client, 'Ravi Nair')
    itemId = (await listItem(owner)).id
    conversationId = (await contact(renter, itemId)).conversationId!
    await holdScheduledDeliveries()
    const held = await Promise.all(Array.from({ length: CONNECTIONS - 1 }, () => db.transaction()))
    return async () => {
      await Promise.all(held.map((trx) => trx.rollback()))
    }
  })

  const notifications = async (member: Member) => {
    await waitForDeliveries()
    const response = await member.get('/api/notifications')
    return response.body().map(({ type }: { type: string }) => type)
  }

  test('contacts notify the owner', async ({ assert }) => {
    await contact(renter, itemId)
    assert.deepEqual(await notifications(owner), ['message', 'message'])
  })

  test('replies notify the renter', async ({ assert }) => {
    await sendMessage(owner, conversationId, 'Yes, it is.')
    assert.deepEqual(await notifications(renter), ['reply'])
  })

  test('operators hide a listing, which notifies its owner', async ({ assert }) => {
    await runCommand(ItemHide, [itemId, '--reason=A forbidden thing'])
    assert.deepEqual(await notifications(owner), ['item_hidden', 'message'])
  })
})
