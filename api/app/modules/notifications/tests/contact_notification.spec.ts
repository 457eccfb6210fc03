import { test } from '@japa/runner'
import db from '@adonisjs/lucid/services/db'
import type { Notification } from '@saajha/contract/notification'
import { claimDeliveries } from '#shared/outbox/claim_deliveries'
import { runDeliveries } from '#shared/outbox/run_deliveries'
import { listItem } from '#tests/listing'
import { randomIp } from '#harness/random_ip'
import { Member } from '#tests/member'
import { photograph, send } from '#tests/picture'
import { openPage } from '#tests/open_page'
import { until } from '#harness/until'
import { sharedPipeline } from '#tests/shared_pipeline'
import { waitForDeliveries } from '#tests/wait_for_deliveries'

test.group('A contact notification', () => {
  test('is added once, with the sender’s name and contact details', async ({ client, assert }) => {
    const owner = await Member.join(client, 'Asha Kulkarni')
    const renter = await Member.join(client, 'Ravi Nair')
    const item = await listItem(owner)

    const sent = await renter.post('/api/contact-interactions').json({
      itemId: item.id,
      interactionType: 'message',
      contactMethod: 'form',
      message: 'Is it free on Sunday?',
      senderPhone: '+919812345678',
    })
    sent.assertStatus(201)
    await waitForDeliveries()

    const notifications = (await owner.get('/api/notifications')).body()
    assert.lengthOf(notifications, 1)
    assert.containsSubset(notifications[0], {
      type: 'message',
      message: 'Is it free on Sunday?',
      isRead: false,
      itemId: item.id,
      itemTitle: 'Hero Splendor, well serviced',
      senderName: 'Ravi Nair',
      senderEmail: renter.user.email,
      senderPhone: '+919812345678',
    })
    assert.deepEqual((await owner.get('/api/notifications/unread-count')).body(), {
      count: 1,
      version: 1,
    })
  })

  test('is one of many in a batch, which pushes once to each owner', async ({
    client,
    assert,
    cleanup,
  }) => {
    const [owner, other] = [
      await Member.join(client, 'Busy Owner'),
      await Member.join(client, 'Other Owner'),
    ]
    const renter = await Member.join(client, 'Ravi Nair')
    const items = [await listItem(owner), await listItem(owner), await listItem(other)]
    const page = openPage(owner.cookie)
    cleanup(() => void page.socket.disconnect())
    await until('the page is open', () => page.unread.length === 1)

    await waitForDeliveries()
    await sharedPipeline.stop()
    cleanup(() => sharedPipeline.start())
    for (const [n, item] of [...items, items[0]!].entries()) {
      const contact = { itemId: item.id, interactionType: 'message', message: `Question ${n}` }
      ;(await renter.post('/api/contact-interactions').json(contact)).assertStatus(201)
    }
    const claimed = await claimDeliveries([{ subscriber: 'notify_owner', limit: 500 }])
    await runDeliveries({
      subscriber: 'notify_owner',
      eventIds: claimed.map(({ eventId }) => eventId),
    })

    const texts = async (member: Member) =>
      (await member.get('/api/notifications')).body().map(({ message }: Notification) => message)
    assert.deepEqual(await texts(owner), ['Question 3', 'Question 1', 'Question 0'])
    assert.deepEqual(await texts(other), ['Question 2'])
    await until('the page is up to date', () => page.notifications.length === 1)
    assert.equal(page.notifications[0]!.message, 'Question 3')
    assert.notProperty(page.notifications[0], 'userId')
    assert.deepEqual(page.unread.slice(1), [{ count: 3, version: 1 }])
  })

  test('has the first picture of the item, or none', async ({ client, assert }) => {
    const owner = await Member.join(client, 'Picturing Owner')
    const renter = await Member.join(client, 'Ravi Nair')
    const { uploadUrls, imageUrls } = (
      await owner.post('/api/upload/images').json({ imageCount: 1 })
    ).body()
    await send(uploadUrls[0], await photograph(64, 48))
    const items = [await listItem(owner), await listItem(owner, { imageUrls })]
    for (const { id: itemId } of items) {
      await renter.post('/api/contact-interactions').json({ itemId, interactionType: 'whatsapp' })
      await waitForDeliveries()
    }
    const notifications: Notification[] = (await owner.get('/api/notifications')).body()
    const pictures = notifications.map(({ itemImageUrl }) => itemImageUrl)
    assert.deepEqual(pictures, [imageUrls[0], null])
  })

  test('shows the sender’s account next to the name in the form, in contact, list and push', async ({
    client,
    assert,
    cleanup,
  }) => {
    const owner = await Member.join(client, 'Wary Owner')
    const sender = await Member.join(client, 'Plain Sender')
    const item = await listItem(owner)
    const page = openPage(owner.cookie)
    cleanup(() => void page.socket.disconnect())
    await until('the page is open', () => page.unread.length === 1)

    const reach = (contact: object) =>
      sender.post('/api/contact-interactions').json({ itemId: item.id, ...contact })
    const disguise = { senderName: 'Saajha Support', senderEmail: 'support@saajha.example' }
    const account = { id: sender.user.id, name: 'Plain Sender', isVerified: false }
    const sent = await reach({ interactionType: 'message', message: 'Please call', ...disguise })
    sent.assertStatus(201)
    assert.deepEqual(sent.body().senderAccount, account)
    assert.equal(sent.body().senderName, 'Saajha Support')
    // Two contacts of one batch are one push.
    await waitForDeliveries()
    await reach({ interactionType: 'whatsapp', ...disguise })
    await waitForDeliveries()

    const list = async () => (await owner.get('/api/notifications')).body() as Notification[]
    const notifications = await list()
    assert.lengthOf(notifications, 2)
    for (const notification of notifications) {
      assert.deepEqual(notification.senderAccount, account)
      assert.equal(notification.senderName, 'Saajha Support')
      assert.notProperty(notification, 'senderId')
    }
    assert.equal(notifications[0]!.message, 'Plain Sender opened a WhatsApp chat with you.')
    await until('both are pushed', () => page.notifications.length === 2)
    for (const notification of page.notifications)
      assert.deepEqual(notification.senderAccount, account)

    await db.rawQuery('update users set is_verified = true, full_name = ? where id = ?', [
      'Renamed Sender',
      sender.user.id,
    ])
    const renamed = { ...account, name: 'Renamed Sender', isVerified: true }
    const accounts = (await list()).map(({ senderAccount }) => senderAccount)
    assert.deepEqual(accounts, [renamed, renamed])
  })

  test('has no account for a guest’s call and names a guest', async ({ client, assert }) => {
    const owner = await Member.join(client, 'Called Owner')
    const item = await listItem(owner)
    const call = { itemId: item.id, interactionType: 'call', senderName: 'Saajha Support' }
    const sent = await client
      .post('/api/contact-interactions')
      .header('x-forwarded-for', randomIp())
      .json(call)
    sent.assertStatus(201)
    assert.isNull(sent.body().senderAccount)
    assert.isNull(sent.body().senderName)
    await waitForDeliveries()
    const notifications: Notification[] = (await owner.get('/api/notifications')).body()
    assert.lengthOf(notifications, 1)
    assert.isNull(notifications[0]!.senderAccount)
    assert.isNull(notifications[0]!.senderName)
    assert.equal(notifications[0]!.message, 'A guest tapped Call.')
  })

  test('comes from events and jobs that carry ids and no name', async ({ client, assert }) => {
    const owner = await Member.join(client, 'Silent Owner')
    const sender = await Member.join(client, 'Unspoken Sender')
    const item = await listItem(owner)
    const contact = { itemId: item.id, interactionType: 'call', senderName: 'Unspoken Disguise' }
    const { id } = (await sender.post('/api/contact-interactions').json(contact)).body()
    const { rows } = await db.rawQuery(
      `select payload::text from domain_events where payload ->> 'contactId' = ?`,
      [id]
    )
    assert.lengthOf(rows, 1)
    assert.include(rows[0].payload, sender.user.id)
    assert.notInclude(rows[0].payload, 'Unspoken')
  })
})
