import { test } from '@japa/runner'
import { listItem } from '#tests/listing'
import { Member } from '#tests/member'
import { settled } from '#tests/settled'

test.group('A member writes to an owner', () => {
  test('the owner is notified once, with who wrote and how to answer', async ({
    client,
    assert,
  }) => {
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
    await settled()

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
})
