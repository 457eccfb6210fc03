import { test } from '@japa/runner'
import { appendMissingContacts } from '#modules/interactions/commands/append_missing_contacts'
import db from '@adonisjs/lucid/services/db'
import { until } from '#harness/until'
import { changed, requestBooking } from '#tests/booking'
import { listItem } from '#tests/listing'
import { Member } from '#tests/member'
import { storeOldContact } from '#tests/old_contact'
import { openPage } from '#tests/open_page'
import { sharedPipeline } from '#tests/shared_pipeline'
import { contact, conversationOf, messagesOf, sendMessage } from '#tests/conversation'
import { waitForDeliveries } from '#tests/wait_for_deliveries'
import { notificationsOf } from '#tests/notifications'

test.group('Unread messages', (group) => {
  let owner: Member
  let renter: Member
  let itemId: string
  let id: string

  group.each.setup(async ({ context }) => {
    owner = await Member.join(context.client, 'Asha Kulkarni')
    renter = await Member.join(context.client, 'Ravi Nair')
    itemId = (await listItem(owner)).id
    id = (await contact(renter, itemId)).conversationId!
    await waitForDeliveries()
  })

  const read = async (member: Member, upTo: number) => {
    const response = await member.put(`/api/conversations/${id}/read`).json({ upTo })
    response.assertStatus(200)
    return response.body()
  }
  const badgeOf = async (member: Member) => {
    await waitForDeliveries()
    return (await member.get('/api/notifications/unread-count')).body()
  }

  test('are counted for the other member only, and end when they are read', async ({ assert }) => {
    await sendMessage(owner, id, 'Yes.')
    await sendMessage(owner, id, 'From ten on.')
    assert.equal((await conversationOf(renter, id)).unread, 2)
    assert.equal((await conversationOf(owner, id)).unread, 1, 'those of the renter only')

    const conversations = async () =>
      (await renter.get('/api/conversations/unread-count')).body().count as number
    assert.containsSubset(await read(renter, 2), { unread: 1 })
    assert.equal(await conversations(), 1)
    assert.containsSubset(await read(renter, 3), { unread: 0 })
    assert.equal(await conversations(), 0)
    assert.equal((await conversationOf(renter, id)).unread, 0)
    assert.equal((await conversationOf(owner, id)).seenNo, 3)
  })

  test('are not affected by a number that is lower than before or too high', async ({ assert }) => {
    await sendMessage(owner, id, 'Yes.')
    const { version } = await read(renter, 1_000)
    assert.equal((await conversationOf(owner, id)).seenNo, 2)
    assert.containsSubset(await read(renter, 1), { unread: 0, version })
    await sendMessage(owner, id, 'Still there?')
    assert.equal((await conversationOf(renter, id)).unread, 1)
  })

  test('stay unread after a message of one’s own', async ({ assert }) => {
    await sendMessage(owner, id, 'Yes.')
    await sendMessage(renter, id, 'Are you there?')
    assert.equal((await conversationOf(renter, id)).unread, 1)
    assert.equal((await conversationOf(owner, id)).seenNo, 1, 'the answer is not seen yet')
  })

  test('share one notification, which shows the newest', async ({ assert }) => {
    await sendMessage(owner, id, 'Yes.')
    const [first] = await notificationsOf(renter)
    assert.containsSubset(first, {
      type: 'reply',
      message: 'Yes.',
      itemId,
      itemTitle: 'Hero Splendor, well serviced',
      conversationId: id,
      senderAccount: { id: owner.user.id, name: 'Asha Kulkarni' },
      senderEmail: null,
      senderPhone: null,
      isRead: false,
    })
    const { count, version } = await badgeOf(renter)
    assert.equal(count, 1)

    await sendMessage(owner, id, 'From ten on.')
    const [renewed, ...others] = await notificationsOf(renter)
    assert.isEmpty(others)
    assert.containsSubset(renewed, { id: first!.id, message: 'From ten on.' })
    assert.isAbove(Date.parse(renewed!.createdAt), Date.parse(first!.createdAt))
    const badge = await badgeOf(renter)
    assert.equal(badge.count, 1)
    assert.isAbove(badge.version, version)
  })

  test('have a new notification after the last one was read or deleted', async ({ assert }) => {
    await sendMessage(owner, id, 'Yes.')
    const [first] = await notificationsOf(renter)
    ;(await renter.delete(`/api/notifications/${first!.id}`)).assertStatus(204)
    await sendMessage(owner, id, 'Hello?')
    const [second] = await notificationsOf(renter)
    assert.containsSubset(second, { message: 'Hello?', isRead: false })
    ;(await renter.put('/api/notifications/mark-all-read')).assertStatus(200)
    await sendMessage(owner, id, 'Anyone?')
    assert.deepEqual(
      (await notificationsOf(renter)).map(({ message, isRead }) => [message, isRead]),
      [
        ['Anyone?', false],
        ['Hello?', true],
      ]
    )
    assert.equal((await badgeOf(renter)).count, 1)
  })

  test('are counted rightly when they are read while others arrive', async ({ assert }) => {
    await sendMessage(owner, id, 'Yes.')
    await Promise.all([
      ...Array.from({ length: 10 }, (_, n) => sendMessage(owner, id, `message ${n}`)),
      ...Array.from({ length: 10 }, (_, n) => read(renter, n + 2)),
    ])
    const { rows } = await db.rawQuery(
      `select unread, (select count(*)::int from messages s where s.conversation_id = m.conversation_id
         and s.no > m.last_read_no and s.author_id <> m.user_id) as counted
       from conversation_members m where conversation_id = ? and user_id = ?`,
      [id, renter.user.id]
    )
    assert.equal(rows[0].unread, rows[0].counted)
    const listed = (await notificationsOf(renter)).filter(({ isRead }) => !isRead)
    assert.lengthOf(listed, rows[0].unread > 0 ? 1 : 0)
    assert.equal((await badgeOf(renter)).count, listed.length)
  })

  test('take their notifications with them when they are read', async ({ assert }) => {
    await contact(renter, itemId, { message: 'Hello?' })
    const elsewhere = await listItem(owner)
    await contact(renter, elsewhere.id)
    assert.equal((await badgeOf(owner)).count, 3)
    const { badge } = await read(owner, 1)
    assert.equal(badge.count, 2, 'the second message is not read yet')
    assert.deepEqual(await badgeOf(owner), badge)
    assert.equal((await read(owner, 2)).badge.count, 1)
    const unread = (await notificationsOf(owner)).filter(({ isRead }) => !isRead)
    assert.deepEqual(
      unread.map((each) => each.itemId),
      [elsewhere.id]
    )
  })

  test('add nothing to an unread notification of a contact, which ends when they are read', async ({
    assert,
  }) => {
    await sendMessage(renter, id, 'Hello?')
    const [notification, ...others] = await notificationsOf(owner)
    assert.isEmpty(others)
    assert.containsSubset(notification, { type: 'message', message: 'Is it free on Sunday?' })
    assert.equal((await read(owner, 1)).badge.count, 1, 'the second message is not read yet')
    assert.equal((await read(owner, 2)).badge.count, 0)
    await sendMessage(renter, id, 'Thanks!')
    assert.containsSubset((await notificationsOf(owner))[0], { type: 'reply', message: 'Thanks!' })
    assert.equal((await badgeOf(owner)).count, 1)
  })

  test('take the notifications of a booking with them at the end of the conversation, if it shows what happened', async ({
    assert,
  }) => {
    const bookingId = await requestBooking(renter, itemId)
    await changed(owner, bookingId, { state: 'accepted' })
    await waitForDeliveries()
    await read(renter, 2)
    assert.equal((await badgeOf(renter)).count, 1, 'the line about the booking is not seen yet')
    assert.equal((await read(renter, 3)).badge.count, 0)

    await sendMessage(renter, id, 'Thanks!')
    await changed(owner, bookingId, { state: 'cancelled', reason: 'plans_changed' })
    const elsewhere = await requestBooking(renter, (await listItem(owner)).id)
    await changed(owner, elsewhere, { state: 'declined', reason: 'other' })
    await waitForDeliveries()
    await db.rawQuery(
      `insert into notifications (source_event_id, user_id, type, item_id, conversation_id, facts)
       values (uuidv7(), ?, 'booking_days_freed', ?, ?, '{}')`,
      [renter.user.id, itemId, id]
    )
    await db.rawQuery('update unread_counts set count = count + 1 where user_id = ?', [
      renter.user.id,
    ])
    await read(renter, 5)
    assert.sameMembers(
      (await notificationsOf(renter)).filter(({ isRead }) => !isRead).map(({ type }) => type),
      ['booking_declined', 'booking_days_freed']
    )
    assert.equal((await badgeOf(renter)).count, 2)
  })

  test('are read again after a notification of a booking follows the line that was seen', async ({
    assert,
  }) => {
    const bookingId = await requestBooking(renter, itemId)
    await changed(owner, bookingId, { state: 'accepted' })
    await waitForDeliveries()
    await read(renter, 3)
    await db.rawQuery(
      `with counted as (update unread_counts set count = 1, version = version + 1 where user_id = ?)
       update notifications set is_read = false where user_id = ?`,
      [renter.user.id, renter.user.id]
    )
    const { version } = await conversationOf(renter, id)
    const again = await read(renter, 3)
    assert.containsSubset(again, { version, badge: { count: 0 } })
    assert.deepEqual(await badgeOf(renter), again.badge)
  })

  test('that are read before their event is delivered add no unread notification', async ({
    assert,
    cleanup,
  }) => {
    await sharedPipeline.stop()
    cleanup(() => sharedPipeline.start())
    await sendMessage(owner, id, 'Yes.')
    await contact(renter, itemId, { message: 'Thanks!' })
    await read(renter, 2)
    await read(owner, 3)
    const page = openPage(owner.cookie)
    cleanup(() => void page.socket.disconnect())
    await until('the page is open', () => page.unread.length === 1)
    sharedPipeline.start()
    assert.isEmpty(await notificationsOf(renter))
    const [ofContact] = await notificationsOf(owner)
    assert.containsSubset(ofContact, { message: 'Thanks!', isRead: true })
    assert.equal((await badgeOf(owner)).count, 0)
    ;(await owner.put('/api/notifications/mark-all-read')).assertStatus(200)
    await until('the page has all pushes', () => page.unread.length === 3)
    assert.isEmpty(page.notifications, 'nothing new to show')
  })

  test('notify no member who muted the conversation', async ({ assert }) => {
    ;(await renter.put(`/api/conversations/${id}`).json({ isMuted: true })).assertStatus(200)
    await sendMessage(owner, id, 'Yes.')
    assert.isEmpty(await notificationsOf(renter))
    assert.equal((await conversationOf(renter, id)).unread, 1)
  })

  test('of many conversations are notified of in one batch', async ({
    client,
    assert,
    cleanup,
  }) => {
    const other = await Member.join(client, 'Meera Joshi')
    const second = (await contact(other, itemId)).conversationId!
    await waitForDeliveries()
    await sharedPipeline.stop()
    cleanup(() => sharedPipeline.start())
    for (const text of ['one', 'two', 'three']) {
      await sendMessage(owner, id, text)
      await sendMessage(owner, second, text)
    }
    sharedPipeline.start()
    for (const member of [renter, other]) {
      const [notification, ...others] = await notificationsOf(member)
      assert.isEmpty(others)
      assert.equal(notification!.message, 'three')
      assert.equal((await badgeOf(member)).count, 1)
    }
  })
})

test.group('Contacts of nodes without conversations', (group) => {
  let owner: Member
  let renter: Member
  let itemId: string
  let id: string

  group.each.setup(async ({ context }) => {
    owner = await Member.join(context.client, 'Asha Kulkarni')
    renter = await Member.join(context.client, 'Ravi Nair')
    itemId = (await listItem(owner)).id
    id = (await contact(renter, itemId)).conversationId!
    await waitForDeliveries()
  })

  /** Stores a contact without a message, and its notification, some minutes ago. */
  const writeBefore = async (message: string, minutes: number, isRead = false) => {
    await storeOldContact({ itemId, owner, contacter: renter, message, minutesAgo: minutes })
    await db.rawQuery(
      `with counted as (update unread_counts set count = count + 1 where user_id = ? and not ?::boolean)
       insert into notifications (source_event_id, user_id, type, item_id, facts, is_read)
       values (uuidv7(), ?, 'message', ?, jsonb_build_object('senderId', ?::text, 'text', ?::text), ?)`,
      [owner.user.id, isRead, owner.user.id, itemId, renter.user.id, message, isRead]
    )
  }
  const read = async (upTo: number) =>
    (await owner.put(`/api/conversations/${id}/read`).json({ upTo })).body()

  test('become messages once, numbered without gaps, beside running senders', async ({
    assert,
  }) => {
    await sendMessage(owner, id, 'Yes.')
    for (let n = 1; n <= 5; n++) await writeBefore(`missing ${n}`, 10 - n)
    await Promise.all([
      appendMissingContacts(),
      appendMissingContacts(),
      ...[1, 2, 3].map((n) => sendMessage(renter, id, `live ${n}`)),
      appendMissingContacts(),
    ])
    await appendMissingContacts()

    const messages = await messagesOf(owner, id)
    assert.deepEqual(
      messages.map(({ no }) => no),
      Array.from({ length: 10 }, (_, n) => n + 1)
    )
    assert.sameMembers(
      messages.map(({ body }) => body),
      [
        'Is it free on Sunday?',
        'Yes.',
        ...[1, 2, 3, 4, 5].map((n) => `missing ${n}`),
        ...[1, 2, 3].map((n) => `live ${n}`),
      ]
    )
    assert.equal((await conversationOf(owner, id)).unread, 9)
  })

  test('become messages in the order and with the time of the contacts', async ({ assert }) => {
    await writeBefore('second', 60)
    await writeBefore('first', 90)
    await appendMissingContacts()
    assert.deepEqual(
      (await messagesOf(owner, id, '?after=1')).map(({ body, createdAt }) => [
        body,
        Math.round((Date.now() - Date.parse(createdAt)) / 60_000),
      ]),
      [
        ['first', 90],
        ['second', 60],
      ]
    )
  })

  test('become messages within fourteen days', async ({ assert }) => {
    const fourteenDays = 14 * 24 * 60
    await writeBefore('too old', fourteenDays + 1)
    await writeBefore('recent', fourteenDays - 1)
    await appendMissingContacts()
    assert.deepEqual(
      (await messagesOf(owner, id, '?after=1')).map(({ body }) => body),
      ['recent']
    )
  })

  test('have notifications that end when the conversation is read', async ({ assert }) => {
    await writeBefore('missing', 60)
    await appendMissingContacts()
    assert.equal((await conversationOf(owner, id)).unread, 2)
    assert.equal((await read(1)).badge.count, 1)
    assert.equal((await read(2)).badge.count, 0)
  })

  test('become messages that are read if their notification is', async ({ assert }) => {
    await read(1)
    await writeBefore('missing', 60, true)
    await appendMissingContacts()
    assert.equal((await conversationOf(owner, id)).unread, 0)
    assert.equal((await conversationOf(renter, id)).seenNo, 2)
  })

  test('that are read leave an unread message before them unread', async ({ assert }) => {
    await writeBefore('missing', 60, true)
    await appendMissingContacts()
    assert.equal((await conversationOf(owner, id)).unread, 2)
  })

  test('become messages in one round, also more than are read at once', async ({ assert }) => {
    const texts = Array.from({ length: 501 }, (_, n) => `missing ${n}`)
    for (const [n, text] of texts.entries())
      await storeOldContact({
        itemId,
        owner,
        contacter: renter,
        message: text,
        minutesAgo: 600 - n,
      })
    await appendMissingContacts()
    const { rows } = await db.rawQuery(
      'select body from messages where conversation_id = ? and no > 1 order by no',
      [id]
    )
    assert.deepEqual(
      rows.map(({ body }: { body: string }) => body),
      texts
    )
  })
    .tags(['@long'])
    .timeout(360_000)

  test('become messages although one of them cannot', async ({ assert }) => {
    await writeBefore('a'.repeat(2_100), 90)
    await writeBefore('missing', 60)
    await appendMissingContacts()
    assert.deepEqual(
      (await messagesOf(owner, id, '?after=1')).map(({ body }) => body),
      ['missing']
    )
  })
})
