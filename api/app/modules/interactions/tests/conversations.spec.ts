import { randomUUID } from 'node:crypto'
import { test } from '@japa/runner'
import type { Conversation } from '@saajha/contract/conversation'
import type { Item } from '@saajha/contract/item'
import db from '@adonisjs/lucid/services/db'
import UserBlock from '#commands/user_block'
import UserUnblock from '#commands/user_unblock'
import { until } from '#harness/until'
import { dayFromToday } from '#tests/booking'
import { errorBody } from '#tests/error_body'
import { listItem } from '#tests/listing'
import { Member } from '#tests/member'
import { openPage } from '#tests/open_page'
import { pagesOf } from '#tests/pages_of'
import { runCommand } from '#tests/run_command'
import { typesOf } from '#tests/notifications'
import { contact, conversationOf, messagesOf, sendMessage, write } from '#tests/conversation'
import { waitForDeliveries } from '#tests/wait_for_deliveries'

test.group('A conversation', (group) => {
  let owner: Member
  let renter: Member
  let item: Item

  group.each.setup(async ({ context }) => {
    owner = await Member.join(context.client, 'Asha Kulkarni')
    renter = await Member.join(context.client, 'Ravi Nair')
    item = await listItem(owner)
  })

  const open = async () => (await contact(renter, item.id)).conversationId!
  const listOf = async (member: Member, query = ''): Promise<Conversation[]> =>
    (await member.get(`/api/conversations${query}`)).body()

  test('notifies of a message that names it in capital letters, and takes a repeated one as sent', async ({
    assert,
  }) => {
    const id = (await open()).toUpperCase()
    await sendMessage(owner, id, 'Yes, it is')
    await waitForDeliveries()
    assert.include(await typesOf(renter), 'reply')
    const key = randomUUID()
    const sent = await write(owner, id, 'Come at ten', key)
    const repeated = await write(owner, id.toLowerCase(), 'Come at ten', key)
    assert.deepEqual(repeated.body(), sent.body())
  })

  test('is opened by the first message, for its renter and for the owner', async ({ assert }) => {
    const id = await open()
    const last = {
      no: 1,
      kind: 'text',
      body: 'Is it free on Sunday?',
      startDate: null,
      endDate: null,
      interactionType: null,
      booking: null,
    }
    const [ofOwner, ...others] = await listOf(owner)
    assert.isEmpty(others)
    assert.containsSubset(ofOwner, {
      id,
      itemId: item.id,
      itemTitle: 'Hero Splendor, well serviced',
      itemImageUrl: null,
      isItemListed: true,
      with: { id: renter.user.id, fullName: 'Ravi Nair', isVerified: false },
      side: 'owner',
      last: { ...last, isMine: false },
      unread: 1,
      seenNo: 1,
      isArchived: false,
      isMuted: false,
      isBlocked: false,
      isSuspended: false,
    })
    const [ofRenter] = await listOf(renter)
    assert.containsSubset(ofRenter, {
      id,
      with: { id: owner.user.id, fullName: 'Asha Kulkarni' },
      side: 'renter',
      last: { ...last, isMine: true },
      unread: 0,
      seenNo: 0,
    })
    assert.deepEqual(await conversationOf(owner, id), ofOwner)
    assert.deepEqual(
      (await messagesOf(renter, id)).map(({ no, body, isMine }) => [no, body, isMine]),
      [[1, 'Is it free on Sunday?', true]]
    )
  })

  test('is continued by later contacts of the same renter about the item', async ({ assert }) => {
    const id = await open()
    assert.equal((await contact(renter, item.id, { message: 'Hello?' })).conversationId, id)
    const elsewhere = await listItem(owner)
    assert.notEqual((await contact(renter, elsewhere.id)).conversationId, id)
    assert.deepEqual(
      (await messagesOf(owner, id)).map(({ no, body }) => [no, body]),
      [
        [1, 'Is it free on Sunday?'],
        [2, 'Hello?'],
      ]
    )
  })

  test('is in the response to a retried contact', async ({ assert }) => {
    const key = randomUUID()
    const send = () =>
      renter
        .post('/api/contact-interactions')
        .header('idempotency-key', key)
        .json({ itemId: item.id, interactionType: 'message', message: 'Is it free?' })
    const responses = await Promise.all([send(), send(), send()])
    const ids = responses.map((response) => response.body().conversationId)
    assert.lengthOf(new Set(ids), 1)
    assert.lengthOf(await messagesOf(renter, ids[0]), 1)
  })

  test('has the days of a booking request and the unit of its price in its message', async ({
    assert,
  }) => {
    const days = { startDate: dayFromToday(10), endDate: dayFromToday(12) }
    const { conversationId } = await contact(renter, item.id, { intent: 'booking', ...days })
    const [request] = await messagesOf(owner, conversationId!)
    assert.containsSubset(request, {
      ...{ kind: 'text', body: 'Is it free on Sunday?', priceUnit: item.priceUnit },
      ...days,
    })
    const [, other] = await messagesOf(owner, (await contact(renter, item.id)).conversationId!)
    assert.isNull(other!.priceUnit)
  })

  test('has a line about a call and a WhatsApp enquiry, which is not unread', async ({
    assert,
  }) => {
    const call = { interactionType: 'call', message: undefined }
    assert.isNull((await contact(renter, item.id, call)).conversationId)
    const id = await open()
    assert.equal((await contact(renter, item.id, call)).conversationId, id)
    await contact(renter, item.id, { interactionType: 'whatsapp', message: undefined })
    const lines = (await messagesOf(owner, id)).slice(1)
    assert.deepEqual(
      lines.map(({ kind, body, isMine, interactionType }) => [kind, body, isMine, interactionType]),
      [
        ['contact', null, false, 'call'],
        ['contact', null, false, 'whatsapp'],
      ]
    )
    assert.equal((await conversationOf(owner, id)).unread, 1)
    assert.equal((await conversationOf(renter, id)).unread, 0)
  })

  test('is not opened by a guest’s call', async ({ client, assert }) => {
    const sent = await client
      .post('/api/contact-interactions')
      .json({ itemId: item.id, interactionType: 'call' })
    sent.assertStatus(201)
    assert.isNull(sent.body().conversationId)
    assert.isEmpty(await listOf(owner))
  })

  test('pushes each message and what was read to the open pages of both members', async ({
    assert,
    cleanup,
  }) => {
    const id = await open()
    await waitForDeliveries()
    const pages = [openPage(owner.cookie), openPage(renter.cookie)] as const
    cleanup(() => pages.forEach(({ socket }) => socket.disconnect()))
    await until('both pages are open', () => pages.every(({ unread }) => unread.length === 1))

    await sendMessage(owner, id, 'Yes, from ten on.')
    await until('both pages know', () => pages.every((page) => page.conversations.length === 1))
    const pushed = { conversationId: id, lastNo: 2 }
    assert.containsSubset(pages[0].conversations[0], {
      ...pushed,
      kind: 'text',
      unread: 1,
      seenNo: 1,
    })
    assert.containsSubset(pages[1].conversations[0], { ...pushed, unread: 1, seenNo: 0 })

    ;(await renter.put(`/api/conversations/${id}/read`).json({ upTo: 2 })).assertStatus(200)
    await until('both pages know', () => pages.every((page) => page.conversations.length === 2))
    assert.containsSubset(pages[0].conversations[1], {
      ...pushed,
      kind: null,
      unread: 1,
      seenNo: 2,
    })
    assert.containsSubset(pages[1].conversations[1], { ...pushed, unread: 0, seenNo: 0 })
  })

  test('numbers concurrent messages of both members without gaps, in one order', async ({
    assert,
  }) => {
    const id = await open()
    await sendMessage(owner, id, 'first')
    const sent = await Promise.all(
      Array.from({ length: 20 }, (_, n) => sendMessage(n % 2 ? owner : renter, id, `message ${n}`))
    )
    const expected = Array.from({ length: 20 }, (_, n) => n + 3)
    assert.sameMembers(
      sent.map(({ no }) => no),
      expected
    )
    const [ofOwner, ofRenter] = [await messagesOf(owner, id), await messagesOf(renter, id)]
    assert.deepEqual(
      ofOwner.map(({ no }) => no),
      [1, 2, ...expected]
    )
    assert.deepEqual(
      ofRenter.map(({ no, body }) => [no, body]),
      ofOwner.map(({ no, body }) => [no, body])
    )
    for (const { no, body } of sent) assert.equal(ofOwner[no - 1]!.body, body)
  })

  test('stores a message once for concurrent requests with one Idempotency-Key', async ({
    assert,
  }) => {
    const id = await open()
    const key = randomUUID()
    const responses = await Promise.all(
      Array.from({ length: 10 }, () => write(owner, id, 'Yes.', key))
    )
    for (const response of responses) response.assertStatus(201)
    assert.lengthOf(new Set(responses.map((response) => JSON.stringify(response.body()))), 1)
    assert.lengthOf(await messagesOf(owner, id), 2)
    assert.equal((await conversationOf(renter, id)).unread, 1)
    // The author's page recognises it by its key. No one else receives that key.
    const keyOf = async (reader: Member) => {
      const [message] = await messagesOf(reader, id, '?after=1')
      const { last } = await conversationOf(reader, id)
      return [message!.idempotencyKey, last.idempotencyKey, responses[0]!.body().idempotencyKey]
    }
    assert.deepEqual(await keyOf(owner), [key, key, key])
    assert.deepEqual(await keyOf(renter), [null, null, key])

    const changed = await write(owner, id, 'No.', key)
    changed.assertStatus(422)
    assert.equal(changed.body().code, 'idempotencyKeyReused')
    // The keys of another member are different ones.
    ;(await write(renter, id, 'Thanks.', key)).assertStatus(201)
  })

  test('finds a message again that a node of the previous release stored as it was sent', async ({
    assert,
  }) => {
    const id = await open()
    const key = randomUUID()
    const text = ' Yes, \u202ecome\u202c.'
    const { no } = (await write(owner, id, text, key)).body()
    await db.rawQuery('update messages set body = ? where conversation_id = ? and no = ?', [
      text,
      id,
      no,
    ])
    const again = await write(owner, id, text, key)
    again.assertStatus(201)
    assert.equal(again.body().no, no)
    assert.lengthOf(await messagesOf(owner, id), 2)
  })

  test('rejects a key that is used in two conversations at once', async ({ assert, cleanup }) => {
    const id = await open()
    const other = (await contact(renter, (await listItem(owner)).id)).conversationId!
    const key = randomUUID()
    // Stored by a transaction that commits only after the message has looked for the key.
    const trx = await db.transaction()
    cleanup(() => trx.rollback())
    await trx.rawQuery(
      `insert into messages (conversation_id, no, author_id, kind, body, idempotency_key) values (?, 2, ?, 'text', 'Yes.', ?)`,
      [other, owner.user.id, key]
    )
    await trx.rawQuery('update conversations set last_no = 2 where id = ?', [other])
    const writing = write(owner, id, 'Yes.', key).then((response) => response)
    await until('the message waits for the other one', async () => {
      const { rows } = await db.rawQuery(
        `select from pg_stat_activity where wait_event_type = 'Lock' and query like '%insert into messages%'`
      )
      return rows.length === 1
    })
    await trx.commit()
    const rejected = await writing
    rejected.assertStatus(422)
    assert.equal(rejected.body().code, 'idempotencyKeyReused')
    assert.lengthOf(await messagesOf(owner, id), 1)
  })

  test('has later times for later messages, also after a wait for its lock', async ({
    assert,
    cleanup,
  }) => {
    const id = await open()
    const trx = await db.transaction()
    cleanup(() => trx.rollback())
    await trx.rawQuery('select from conversations where id = ? for update', [id])
    const writing = sendMessage(owner, id, 'Yes.')
    await until('the message waits', async () => {
      const { rows } = await db.rawQuery(
        `select from pg_stat_activity where wait_event_type = 'Lock' and query like '%from conversations where id%'`
      )
      return rows.length === 1
    })
    const { rows } = await db.rawQuery('select clock_timestamp() as now')
    await trx.rollback()
    assert.isAtLeast(Date.parse((await writing).createdAt), rows[0].now.getTime())
  })

  test('accepts a text of 2,000 characters and rejects a longer and an empty one', async ({
    assert,
  }) => {
    const id = await open()
    ;(await write(owner, id, `${'क'.repeat(1_998)}😀`)).assertStatus(201)
    for (const [body, code] of [
      ['a'.repeat(2_001), 'textTooLong'],
      ['  \n ', 'required'],
    ] as const) {
      const rejected = await write(owner, id, body)
      rejected.assertStatus(422)
      assert.equal(rejected.body().code, code)
    }
  })

  test('pages its messages by number, before and after one', async ({ assert }) => {
    const id = await open()
    for (let no = 2; no <= 6; no++) await sendMessage(owner, id, `message ${no}`)
    const numbers = async (query: string) =>
      (await messagesOf(renter, id, query)).map(({ no }) => no)
    assert.deepEqual(await numbers('?limit=2'), [5, 6])
    assert.deepEqual(await numbers('?before=5&limit=2'), [3, 4])
    assert.deepEqual(await numbers('?before=1'), [])
    assert.deepEqual(await numbers('?after=4'), [5, 6])
    assert.deepEqual(await numbers('?after=0&limit=3'), [1, 2, 3])
    assert.deepEqual(await numbers('?after=6'), [])
    ;(await renter.get(`/api/conversations/${id}/messages?after=-1`)).assertStatus(422)
  })

  test('is listed by its newest message, and paged without gaps', async ({ client, assert }) => {
    const renters = await Promise.all(
      [1, 2, 3].map((n) => Member.join(client, `Renter Number ${n}`))
    )
    const ids: string[] = []
    for (const each of renters) ids.push((await contact(each, item.id)).conversationId!)
    await sendMessage(renters[0]!, ids[0]!, 'Hello?')
    const expected = [ids[0], ids[2], ids[1]]
    assert.deepEqual(
      (await listOf(owner)).map(({ id }) => id),
      expected
    )
    const paged: string[] = []
    for await (const page of pagesOf((path) => owner.get(path), '/api/conversations?limit=1')) {
      paged.push(...(page.body() as Conversation[]).map(({ id }) => id))
    }
    assert.deepEqual(paged, expected)
  })

  test('is found by its item', async ({ assert }) => {
    const id = await open()
    const other = await listItem(owner)
    await contact(renter, other.id)
    for (const member of [owner, renter]) {
      assert.deepEqual(
        (await listOf(member, `?itemId=${item.id}`)).map((each) => each.id),
        [id]
      )
    }
    ;(await renter.put(`/api/conversations/${id}`).json({ isArchived: true })).assertStatus(200)
    assert.lengthOf(await listOf(renter, `?itemId=${item.id}`), 1, 'also from the archive')
    assert.isEmpty(await listOf(renter, `?itemId=${item.id}&archived=false`))
    assert.isEmpty(await listOf(renter, `?itemId=${randomUUID()}`))
    ;(await renter.get('/api/conversations?itemId=none')).assertStatus(422)
  })

  test('that is archived is listed among the archived ones until the next message', async ({
    assert,
  }) => {
    const id = await open()
    const archived = await owner.put(`/api/conversations/${id}`).json({ isArchived: true })
    archived.assertStatus(200)
    assert.isTrue(archived.body().isArchived)
    assert.isEmpty(await listOf(owner))
    assert.lengthOf(await listOf(owner, '?archived=true'), 1)
    assert.lengthOf(await listOf(renter), 1, 'only for the member who archived it')

    await sendMessage(renter, id, 'Hello?')
    assert.lengthOf(await listOf(owner), 1)
    assert.isEmpty(await listOf(owner, '?archived=true'))
  })

  test('that is muted stays archived when a message arrives', async ({ assert }) => {
    const id = await open()
    const changes = { isArchived: true, isMuted: true }
    ;(await owner.put(`/api/conversations/${id}`).json(changes)).assertStatus(200)
    await sendMessage(renter, id, 'Hello?')
    assert.isEmpty(await listOf(owner))
    assert.containsSubset(await conversationOf(owner, id), { ...changes, unread: 2 })
    const restored = { isArchived: false, isMuted: false }
    ;(await owner.put(`/api/conversations/${id}`).json(restored)).assertStatus(200)
    assert.containsSubset(await conversationOf(owner, id), restored)
  })

  test('goes on after its listing was deleted', async ({ assert }) => {
    const id = await open()
    ;(await owner.delete(`/api/items/${item.id}`)).assertStatus(204)
    assert.containsSubset(await conversationOf(renter, id), {
      isItemListed: false,
      itemTitle: 'Hero Splendor, well serviced',
      itemCategoryId: item.categoryId,
      itemLocation: item.location,
    })
    await sendMessage(renter, id, 'When do I bring it back?')
    await sendMessage(owner, id, 'On Monday.')
    assert.lengthOf(await messagesOf(renter, id), 3)
  })

  test('shows that the other member is suspended, who receives no message until that ends', async ({
    assert,
  }) => {
    const id = await open()
    const { username } = owner.user
    await runCommand(UserBlock, [username, '--reason=Fraud'])
    assert.isTrue((await conversationOf(renter, id)).isSuspended)
    assert.isTrue((await listOf(renter))[0]!.isSuspended)
    const rejected = await write(renter, id, 'Hello?')
    rejected.assertStatus(403)
    const message = "This member doesn't take messages from you."
    assert.deepEqual(rejected.body(), errorBody('memberUnreachable', message))
    assert.lengthOf(await messagesOf(renter, id), 1)

    await runCommand(UserUnblock, [username, '--reason=Solved'])
    assert.isFalse((await conversationOf(renter, id)).isSuspended)
    await sendMessage(renter, id, 'Hello?')
  })

  test('is not found by other members, nor by an unknown id', async ({ client, assert }) => {
    const id = await open()
    const other = await Member.join(client, 'Curious Person')
    const unknown = randomUUID()
    const error = errorBody('conversationNotFound', "We couldn't find this conversation.")
    for (const [member, path] of [
      [other, `/api/conversations/${id}`],
      [owner, `/api/conversations/${unknown}`],
      [owner, '/api/conversations/none'],
    ] as const) {
      for (const request of [
        member.get(path),
        member.put(path).json({ isMuted: true }),
        member.put(`${path}/read`).json({ upTo: 1 }),
        member.get(`${path}/messages`),
        member.post(`${path}/messages`).json({ body: 'Hello' }),
      ]) {
        const response = await request
        response.assertStatus(404)
        assert.deepEqual(response.body(), error)
      }
    }
    assert.lengthOf(await messagesOf(owner, id), 1)
    assert.isFalse((await conversationOf(owner, id)).isMuted)
    assert.equal((await conversationOf(owner, id)).unread, 1)
  })
})
