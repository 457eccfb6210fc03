import { randomUUID } from 'node:crypto'
import { test } from '@japa/runner'
import db from '@adonisjs/lucid/services/db'
import { assertRateLimited } from '#tests/assert_rate_limited'
import { bookingRequest, changed } from '#tests/booking'
import { errorBody } from '#tests/error_body'
import { listItem } from '#tests/listing'
import { Member } from '#tests/member'
import { contact, messagesOf, sendMessage, write } from '#tests/conversation'
import { waitForDeliveries } from '#tests/wait_for_deliveries'

test.group('Rate limits of messages', (group) => {
  let owner: Member
  let renter: Member
  let id: string

  group.each.setup(async ({ context }) => {
    owner = await Member.join(context.client, 'Asha Kulkarni')
    renter = await Member.join(context.client, 'Ravi Nair')
    id = (await contact(renter, (await listItem(owner)).id)).conversationId!
  })

  /** Stores messages of the owner as sent some minutes ago. */
  const sentBefore = (conversationId: string, count: number, minutes: number) =>
    db.rawQuery(
      `with numbered as (
         update conversations set last_no = last_no + ? where id = ? returning id, last_no
       )
       insert into messages (conversation_id, no, author_id, kind, body, created_at)
       select id, last_no - n, ?, 'text', 'earlier', now() - make_interval(mins => ?)
       from numbered, generate_series(0, ? - 1) as n`,
      [count, conversationId, owner.user.id, minutes, count]
    )

  test('rejects a fourth message in 24 hours before the other member has written', async ({
    assert,
  }) => {
    await sendMessage(renter, id, 'Hello?')
    await sendMessage(renter, id, 'Anyone?')
    const key = randomUUID()
    const rejected = await write(renter, id, 'Please!', key)
    rejected.assertStatus(409)
    const message = 'Please wait for an answer, or write again tomorrow.'
    assert.deepEqual(rejected.body(), errorBody('answerAwaited', message))
    assert.lengthOf(await messagesOf(renter, id), 3)

    await sendMessage(owner, id, 'Yes?')
    ;(await write(renter, id, 'Please!', key)).assertStatus(201)
  })

  test('accepts three messages a day from a member who is never answered', async () => {
    await sendMessage(renter, id, 'Hello?')
    await sendMessage(renter, id, 'Anyone?')
    ;(await write(renter, id, 'Please!')).assertStatus(409)
    for (let day = 1; day <= 2; day++) {
      await db.rawQuery(
        `update messages set created_at = created_at - interval '24 hours' where conversation_id = ?`,
        [id]
      )
      for (const text of ['Hello?', 'Anyone?', 'Please!']) await sendMessage(renter, id, text)
      ;(await write(renter, id, 'Again!')).assertStatus(409)
    }
  })

  test('accepts a fourth message after the other member has taken a step of a booking', async () => {
    const { id: itemId } = await listItem(owner)
    const request = await contact(renter, itemId, bookingRequest(itemId))
    const conversationId = request.conversationId!
    await sendMessage(renter, conversationId, 'Hello?')
    await sendMessage(renter, conversationId, 'Anyone?')
    ;(await write(renter, conversationId, 'Leaving now')).assertStatus(409)
    await changed(owner, request.bookingId!, { state: 'accepted' })
    await waitForDeliveries()
    ;(await write(renter, conversationId, 'Leaving now')).assertStatus(201)
  })

  test('rejects a fourth message after a step of one’s own', async () => {
    const { id: itemId } = await listItem(owner)
    const request = await contact(renter, itemId, bookingRequest(itemId))
    const conversationId = request.conversationId!
    await changed(renter, request.bookingId!, { state: 'withdrawn' })
    await waitForDeliveries()
    await sendMessage(renter, conversationId, 'Hello?')
    await sendMessage(renter, conversationId, 'Anyone?')
    ;(await write(renter, conversationId, 'Please!')).assertStatus(409)
  })

  test('rejects a fourth message for concurrent requests', async ({ assert }) => {
    const responses = await Promise.all(
      Array.from({ length: 6 }, (_, n) => write(renter, id, `message ${n}`))
    )
    assert.deepEqual(
      responses.map((response) => response.status()).sort(),
      [201, 201, 409, 409, 409, 409]
    )
  })

  test('rejects the 61st message of a conversation in an hour', async ({ assert }) => {
    await sentBefore(id, 1, 61)
    await sentBefore(id, 59, 20)
    await sendMessage(owner, id, 'the 60th')
    const rejected = await write(owner, id, 'the 61st')
    const retryAfterSeconds = assertRateLimited(rejected, 40 * 60)
    const params = { limit: 60, retryAfterSeconds }
    const message =
      "You've sent 60 messages in this conversation in the last hour. Please try again in 40 minutes."
    assert.deepEqual(
      rejected.body(),
      errorBody('tooManyMessagesOfConversation', message, { params })
    )
  })

  test('rejects a member’s 301st message in an hour', async ({ client, assert }) => {
    const { id: itemId } = await listItem(owner)
    for (let n = 1; n <= 5; n++) {
      const other = await Member.join(client, `Renter Number ${n}`)
      await sentBefore((await contact(other, itemId)).conversationId!, n === 1 ? 59 : 60, 30)
    }
    await sendMessage(owner, id, 'the 300th')
    const rejected = await write(owner, id, 'the 301st')
    assertRateLimited(rejected, 30 * 60)
    assert.equal(rejected.body().code, 'tooManyMessages')
    await sendMessage(renter, id, 'of another member')
  })

  test('rejects many messages of one member at once', async ({ assert, cleanup }) => {
    await sendMessage(owner, id, 'Yes?')
    const trx = await db.transaction()
    cleanup(() => trx.rollback())
    await trx.rawQuery('select from conversations where id = ? for update', [id])
    const sending = Array.from({ length: 103 }, (_, n) =>
      write(renter, id, `message ${n}`).then((response) => response)
    )
    const rejected = await Promise.race(sending)
    rejected.assertStatus(429)
    assert.equal(rejected.body().code, 'tooManyConcurrentMessages')
    const { rows } = await db.rawQuery(
      `select from pg_stat_activity where wait_event_type = 'Lock' and query like '%from conversations where id%'`
    )
    assert.isAtMost(rows.length, 2)
    await trx.rollback()
    const statuses = (await Promise.all(sending)).map((response) => response.status())
    assert.include(statuses, 201)
  })
})
