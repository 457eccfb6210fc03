import { test } from '@japa/runner'
import db from '@adonisjs/lucid/services/db'
import { dayFromToday } from '#tests/booking'
import { receivedContacts } from '#modules/interactions/queries/received_contacts'
import { unreadMessages } from '#modules/interactions/queries/unread_messages'
import { inTransaction } from '#shared/database/in_transaction'
import { errorBody } from '#tests/error_body'
import { listItem } from '#tests/listing'
import { Member } from '#tests/member'
import { waitForDeliveries } from '#tests/wait_for_deliveries'
import { contact, conversationOf, messagesOf, sendMessage, write } from '#tests/conversation'

test.group('A block', (group) => {
  let owner: Member
  let renter: Member
  let itemId: string
  let id: string

  group.each.setup(async ({ context }) => {
    owner = await Member.join(context.client, 'Asha Kulkarni')
    renter = await Member.join(context.client, 'Ravi Nair')
    itemId = (await listItem(owner)).id
    id = (await contact(renter, itemId)).conversationId!
  })

  const block = async (blocker: Member, blocked: Member) =>
    (await blocker.put(`/api/blocks/${blocked.user.id}`)).assertStatus(204)
  const unblock = async (blocker: Member, blocked: Member) =>
    (await blocker.delete(`/api/blocks/${blocked.user.id}`)).assertStatus(204)
  const countContacts = async () => {
    const { rows } = await db.rawQuery(
      'select count(*)::int as count from contact_interactions where contacter_id = ?',
      [renter.user.id]
    )
    return rows[0].count
  }

  test('rejects messages and contacts of the blocked member, without saying why', async ({
    assert,
  }) => {
    await block(owner, renter)
    const error = errorBody('memberUnreachable', "This member doesn't take messages from you.")
    const elsewhere = (await listItem(owner)).id
    const send = (fields: object) => renter.post('/api/contact-interactions').json(fields)
    const days = { startDate: dayFromToday(10), endDate: dayFromToday(12) }
    for (const request of [
      write(renter, id, 'Hello?'),
      send({ itemId, interactionType: 'message', message: 'Hello?' }),
      send({ itemId: elsewhere, interactionType: 'message', message: 'Hello?' }),
      send({ itemId, interactionType: 'message', message: 'Please', intent: 'booking', ...days }),
      send({ itemId, interactionType: 'whatsapp' }),
      send({ itemId, interactionType: 'call' }),
    ]) {
      const rejected = await request
      rejected.assertStatus(403)
      assert.deepEqual(rejected.body(), error)
    }
    assert.equal(await countContacts(), 1)
    assert.lengthOf(await messagesOf(owner, id), 1)
    assert.isFalse((await conversationOf(renter, id)).isBlocked)
    ;(await renter.get(`/api/items/${itemId}`)).assertStatus(200)
  })

  test('takes the unread messages and conversations of the blocked member out of the counts', async ({
    client,
    assert,
  }) => {
    await sendMessage(renter, id, 'Hello?')
    const other = (await contact(renter, (await listItem(owner)).id)).conversationId!
    await sendMessage(renter, other, 'And this one?')
    const friend = await Member.join(client, 'Meera Joshi')
    await contact(friend, itemId)
    const unreadConversations = async () =>
      (await owner.get('/api/conversations/unread-count')).body().count as number
    const unread = async (member: Member) => {
      await waitForDeliveries()
      return (await member.get('/api/notifications/unread-count')).body().count as number
    }
    assert.isAbove(await unread(owner), 1)
    assert.equal(await unreadConversations(), 3)
    await block(owner, renter)
    assert.equal(await unread(owner), 1)
    assert.equal(await unreadConversations(), 1)
    await block(owner, renter)
    assert.equal(await unread(owner), 1)
  })

  test('leaves no message to notify about of a member who was blocked before it was delivered', async ({
    assert,
  }) => {
    await sendMessage(renter, id, 'Hello?')
    const message = { conversationId: id, no: 2, recipientId: owner.user.id }
    const { rows } = await db.rawQuery(
      'select id from contact_interactions where contacter_id = ?',
      [renter.user.id]
    )
    const unread = () =>
      inTransaction(async (trx) => ({
        messages: (await unreadMessages(trx, [message])).length,
        isContactRead: (await receivedContacts(trx, [rows[0].id])).get(rows[0].id)!.message!.isRead,
      }))
    assert.deepEqual(await unread(), { messages: 1, isContactRead: false })
    await block(owner, renter)
    assert.deepEqual(await unread(), { messages: 0, isContactRead: true })
  })

  test('rejects messages of the blocking member too, until it ends', async ({ assert }) => {
    await block(owner, renter)
    const rejected = await write(owner, id, 'Yes.')
    rejected.assertStatus(403)
    const message = "You've blocked this member. Unblock them to write."
    assert.deepEqual(rejected.body(), errorBody('recipientBlocked', message))
    assert.isTrue((await conversationOf(owner, id)).isBlocked)

    await unblock(owner, renter)
    await sendMessage(owner, id, 'Yes.')
    await sendMessage(renter, id, 'Thanks.')
  })

  test('of both members ends for each only by their own', async ({ assert }) => {
    await block(owner, renter)
    await block(renter, owner)
    await unblock(owner, renter)
    assert.equal((await write(owner, id, 'Yes.')).body().code, 'memberUnreachable')
    assert.equal((await write(renter, id, 'Hello?')).body().code, 'recipientBlocked')
  })

  test('is listed with the blocked member, the last one first', async ({ client, assert }) => {
    const other = await Member.join(client, 'Meera Joshi')
    await block(owner, renter)
    await block(owner, other)
    await block(owner, renter)
    const list = await owner.get('/api/blocks')
    list.assertStatus(200)
    assert.containsSubset(list.body(), [
      { id: other.user.id, fullName: 'Meera Joshi', isVerified: false },
      { id: renter.user.id, fullName: 'Ravi Nair', profileImageUrl: null },
    ])
    await unblock(owner, other)
    await unblock(owner, other)
    assert.lengthOf((await owner.get('/api/blocks')).body(), 1)
    assert.isEmpty((await renter.get('/api/blocks')).body())
  })

  test('of oneself or of an unknown member is rejected', async ({ assert }) => {
    for (const id of [owner.user.id, owner.user.id.toUpperCase()]) {
      const own = await owner.put(`/api/blocks/${id}`)
      own.assertStatus(422)
      assert.deepEqual(own.body(), errorBody('ownBlock', "You can't block yourself."))
    }
    ;(await owner.put('/api/blocks/00000000-0000-7000-8000-000000000001')).assertStatus(404)
    ;(await owner.put('/api/blocks/none')).assertStatus(404)
  })
})
