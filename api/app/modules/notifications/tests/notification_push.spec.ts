import { test } from '@japa/runner'
import db from '@adonisjs/lucid/services/db'
import { DateTime } from 'luxon'
import { LANGUAGES } from '@saajha/contract/language'
import { NOTIFICATION_TYPES, type NotificationType } from '@saajha/contract/notification_types'
import { TIME_ZONE } from '@saajha/contract/time_zone'
import { until } from '#harness/until'
import { inTransaction } from '#shared/database/in_transaction'
import { metrics } from '#shared/operations/metrics'
import { notificationPush } from '#modules/notifications/push/notification_push'
import { pushSubscriptionsOf } from '#modules/notifications/queries/push_subscriptions_of'
import { newSubscription } from '#tests/browser_subscription'
import { CANARIES, canariesIn } from '#tests/canaries'
import { listItem } from '#tests/listing'
import { makeDue } from '#tests/mails'
import { dayFromToday } from '#tests/booking'
import { Member } from '#tests/member'
import { openPage } from '#tests/open_page'
import { PushServiceStandIn } from '#tests/push_service_stand_in'
import { sendMessage } from '#tests/conversation'
import { waitForDeliveries } from '#tests/wait_for_deliveries'

test.group('The push about a notification', (group) => {
  let service: PushServiceStandIn
  let owner: Member
  let renter: Member
  let itemId: string
  let conversationId: string

  group.each.setup(async ({ context }) => {
    service = await PushServiceStandIn.open()
    owner = await Member.join(context.client, 'Asha Kulkarni')
    renter = await Member.join(context.client, 'Ravi Nair')
    itemId = (await listItem(owner)).id
    await subscribe()
    return async () => {
      // Ends what is postponed.
      await unsubscribe()
      await pushes()
      await service.close()
    }
  })

  const subscribe = async (member = owner) => {
    const browser = service.subscribe()
    ;(await member.put('/api/push/subscriptions').json(browser)).assertStatus(204)
    return browser
  }
  const unsubscribe = () =>
    db.rawQuery('delete from push_subscriptions where user_id = ?', [owner.user.id])
  const prefer = (body: object) => owner.put('/api/user/preferences').json(body)
  const contact = async (fields: object = {}) => {
    const body = { itemId, interactionType: 'message', message: 'Is it free?', ...fields }
    const response = await renter.post('/api/contact-interactions').json(body)
    response.assertStatus(201)
    conversationId = response.body().conversationId
    await waitForDeliveries()
  }
  const read = async (upTo: number) => {
    const response = await owner.put(`/api/conversations/${conversationId}/read`).json({ upTo })
    response.assertStatus(200)
  }
  const pushes = async () => {
    await makeDue(owner, 'send_push')
    await until('no push is due', async () => {
      const { rows } = await db.rawQuery(
        `select from deliveries d join domain_events e on e.id = d.event_id
         where d.subscriber = 'send_push' and e.payload ->> 'userId' = ?
           and (d.state = 'queued' or d.state = 'pending' and d.next_at <= now())`,
        [owner.user.id]
      )
      return rows.length === 0
    })
    return service.received
  }
  const booking = {
    interactionType: 'message',
    intent: 'booking',
    startDate: dayFromToday(10),
    endDate: dayFromToday(12),
  }

  test('names the listing and nothing of the sender', async ({ assert }) => {
    const { message, senderEmail, senderPhone } = CANARIES
    await contact({ message, senderEmail, senderPhone })
    const [push, ...others] = await pushes()
    assert.isEmpty(others)
    assert.deepEqual(push!.message, {
      title: 'New message about Hero Splendor, well serviced',
      body: 'Tap to read and answer it.',
      language: 'en',
      path: `/contact/${itemId}?with=${conversationId}`,
      tag: `messages ${itemId}`,
    })
    assert.equal(push!.headers.urgency, 'normal')
    assert.deepEqual(canariesIn(JSON.stringify(push)), [])
  })

  test('names no sender, whatever it is about, unless the member chose to see them', ({
    assert,
  }) => {
    const notification = {
      ...{ id: '1', itemId: '2', conversationId: '3', itemTitle: 'Tent', sender: 'Ravi Nair' },
      ...{ text: null, rejectionReason: null, bookingReason: null, answerBy: null, count: 1 },
    }
    const types = Object.keys(NOTIFICATION_TYPES) as NotificationType[]
    const pushed = (showsTextInPush: boolean) =>
      types.flatMap((type) =>
        LANGUAGES.map((language) =>
          JSON.stringify(notificationPush({ ...notification, type }, { language, showsTextInPush }))
        )
      )
    const named = (push: string) => push.includes('Ravi Nair')
    assert.deepEqual(pushed(false).filter(named), [])
    assert.isNotEmpty(pushed(true).filter(named))
  })

  test('is urgent about a booking request, and in the language of the reader', async ({
    assert,
  }) => {
    await prefer({ language: 'hi' })
    await contact(booking)
    const [push] = await pushes()
    assert.containsSubset(push!.message, {
      title: 'Hero Splendor, well serviced के लिए बुकिंग रिक्वेस्ट',
      body: 'तारीखें देखने और जवाब देने के लिए टैप करें।',
      language: 'hi',
      path: `/contact/${itemId}?with=${conversationId}&lang=hi`,
    })
    assert.equal(push!.headers.urgency, 'high')
  })

  test('shows the sender and the text for a member who chose it', async ({ assert }) => {
    await prefer({ showsTextInPush: true })
    await contact()
    assert.equal((await pushes())[0]!.message.body, 'Ravi Nair: Is it free?')
  })

  test('does not show a text with signs of a fraud, which has its warning on the page', async ({
    assert,
  }) => {
    await prefer({ showsTextInPush: true })
    await contact({ message: 'Tell me the OTP' })
    assert.equal((await pushes())[0]!.message.body, 'Tap to read and answer it.')
  })

  test('about a second message replaces that about the first', async ({ assert }) => {
    await contact()
    await pushes()
    await contact({ message: 'Hello?' })
    const [first, second, ...others] = await pushes()
    assert.isEmpty(others)
    assert.equal(second!.message.title, '2 new messages about Hero Splendor, well serviced')
    assert.equal(second!.message.tag, first!.message.tag)
    assert.equal(second!.headers.topic, first!.headers.topic)
  })

  test('about a contact covers the messages that follow while it is unread', async ({ assert }) => {
    await contact()
    await sendMessage(renter, conversationId, 'Hello?')
    await waitForDeliveries()
    const [push, ...others] = await pushes()
    assert.isEmpty(others)
    assert.equal(push!.message.title, 'New message about Hero Splendor, well serviced')
    await sendMessage(renter, conversationId, 'Are you there?')
    await waitForDeliveries()
    assert.lengthOf(await pushes(), 1)
    assert.equal((await owner.get('/api/notifications/unread-count')).body().count, 1)
  })

  test('about an answer in a conversation leads to it', async ({ assert }) => {
    await contact()
    await read(1)
    await sendMessage(renter, conversationId, 'Hello?')
    await waitForDeliveries()
    assert.deepEqual(
      (await pushes()).map(({ message }) => message),
      [
        {
          title: 'New message about Hero Splendor, well serviced',
          body: 'Tap to read and answer it.',
          language: 'en',
          path: `/contact/${itemId}?with=${conversationId}`,
          tag: `messages ${itemId}`,
        },
      ]
    )
  })

  test('about several answers is one until ten minutes later, or until they were read', async ({
    assert,
  }) => {
    await contact()
    await sendMessage(owner, conversationId, 'Yes?')
    await read(2)
    await answer('Hello?')
    await answer('Are you there?')
    assert.lengthOf(await pushes(), 1)
    await pushedBefore(1)
    await answer('Anyone?')
    assert.approximately((await pendingWait())!, untilDay(9 * 60), 10)
    await answer('Please!')
    assert.lengthOf(await pushes(), 2)
    await read(6)
    await answer('Thanks!')
    assert.approximately((await pendingWait())!, untilDay(15), 10)
    assert.lengthOf(await pushes(), 3)
  })

  test('is not sent about a contact in a muted conversation, which is listed all the same', async ({
    assert,
    cleanup,
  }) => {
    await contact()
    await read(1)
    const muted = await owner.put(`/api/conversations/${conversationId}`).json({ isMuted: true })
    muted.assertStatus(200)
    const page = openPage(owner.cookie)
    cleanup(() => void page.socket.disconnect())
    await until('the page is open', () => page.unread.length === 1)
    await contact({ message: 'Hello?' })
    await until('the page has the badge', () => page.unread.at(-1)!.count === 1)
    assert.equal((await owner.get('/api/notifications')).body()[0].message, 'Hello?')
    assert.isEmpty(await pushes())
    await read(2)
    await until('the badge is gone', () => page.unread.at(-1)!.count === 0)
    assert.isEmpty(page.notifications)
  })

  test('reaches each browser of the member once', async ({ assert }) => {
    const other = await subscribe()
    await contact()
    const endpoints = (await pushes()).map(({ endpoint }) => endpoint)
    assert.lengthOf(endpoints, 2)
    assert.include(endpoints, other.endpoint)
    assert.lengthOf(new Set(endpoints), 2)
  })

  test('reaches a member whose e-mail address is not confirmed, and no one else', async ({
    assert,
  }) => {
    await subscribe(renter)
    await contact()
    assert.lengthOf(await pushes(), 1)
  })

  test('is not sent before it is due', async ({ assert }) => {
    await contact(booking)
    assert.isEmpty(service.received)
  })

  test('is not sent once the notification is read or deleted', async ({ assert }) => {
    await contact()
    await contact(booking)
    const list = (await owner.get('/api/notifications')).body()
    ;(await owner.put(`/api/notifications/${list[0].id}/read`)).assertStatus(200)
    ;(await owner.delete(`/api/notifications/${list[1].id}`)).assertStatus(204)
    assert.isEmpty(await pushes())
  })

  test('is not sent about a call or WhatsApp enquiry', async ({ assert }) => {
    await contact({ interactionType: 'call' })
    await contact({ interactionType: 'whatsapp' })
    assert.isEmpty(await pushes())
  })

  test('is not sent of a kind that the member switched off', async ({ assert }) => {
    await prefer({ kinds: { message: { push: false } } })
    await contact()
    await contact(booking)
    assert.deepEqual(
      (await pushes()).map(({ message }) => message.title),
      ['Booking request for Hero Splendor, well serviced']
    )
  })

  test('is not sent of a notification of the day before', async ({ assert }) => {
    await contact()
    await db.rawQuery(
      `update notifications set created_at = now() - interval '25 hours' where user_id = ?`,
      [owner.user.id]
    )
    assert.isEmpty(await pushes())
  })

  test('waits twice as long after each failure of the push service, and then arrives', async ({
    assert,
  }) => {
    service.response = { status: 503, headers: { 'retry-after': '40' } }
    await contact()
    await pushes()
    const waits = [await pendingWait()]
    for (const _ of [1, 2]) {
      await forgetWait()
      await pushes()
      waits.push(await pendingWait())
    }
    for (const [index, expected] of [40, 80, 160].entries())
      assert.approximately(waits[index]!, expected, 15)
    service.response = { status: 201 }
    const before = service.received.length
    await pushes()
    assert.lengthOf(service.received, before, 'the push service must have its wait')
    await forgetWait()
    assert.lengthOf((await pushes()).slice(before), 1)
    assert.isNull(await pendingWait())
  }).tags(['@long'])

  test('is counted when it is delivered and when it waits for the push service', async ({
    assert,
    cleanup,
  }) => {
    metrics.pushes.reset()
    cleanup(() => metrics.pushes.reset())
    service.response = { status: 503, headers: { 'retry-after': '40' } }
    await contact()
    await pushes()
    service.response = { status: 201 }
    await forgetWait()
    await pushes()
    const { values } = await metrics.pushes.get()
    assert.sameDeepMembers(
      values.map(({ labels, value }) => [labels.outcome, value]),
      [
        ['postponed', 1],
        ['delivered', 1],
      ]
    )
  })

  test('waits as after a first failure when the push service fails again after a delivery', async ({
    assert,
  }) => {
    const unavailable = { status: 503, headers: { 'retry-after': '40' } }
    service.response = unavailable
    await contact()
    await pushes()
    await forgetWait()
    service.response = { status: 201 }
    await pushes()
    service.response = unavailable
    await contact(booking)
    await pushes()
    assert.approximately((await pendingWait())!, 40, 15)
  }).tags(['@long'])

  test('to a silent push service does not delay that to another', async ({ assert }) => {
    const other = await subscribe()
    const [silent] = await inTransaction((trx) => pushSubscriptionsOf(trx, owner.user.id))
    await db.rawQuery(
      `update push_subscriptions set retry_at = now() + interval '1 hour' where id = ?`,
      [silent]
    )
    await contact()
    assert.deepEqual(
      (await pushes()).map(({ endpoint }) => endpoint),
      [other.endpoint]
    )
  })

  test('is not sent to a browser whose subscription ended after it was announced', async ({
    assert,
  }) => {
    service.response = { status: 503 }
    await contact()
    await pushes()
    const before = service.received.length
    await unsubscribe()
    service.subscribe()
    ;(await owner.put('/api/push/subscriptions').json(newSubscription())).assertStatus(204)
    assert.lengthOf(await pushes(), before)
  })

  const answer = async (body: string) => {
    await sendMessage(renter, conversationId, body)
    await waitForDeliveries()
  }

  /** Moves the last push some minutes into the past. */
  const pushedBefore = (minutes: number) =>
    db.rawQuery(
      `update notifications set push_due_at = now() - make_interval(mins => ?)
       where user_id = ? and type = 'reply'`,
      [minutes, owner.user.id]
    )

  /** Some seconds from now, or until eight in the morning if that is between 22:00 and 08:00 in India, in seconds. */
  const untilDay = (seconds: number) => {
    const now = DateTime.now().setZone(TIME_ZONE)
    const due = now.plus({ seconds })
    const morning = due.plus({ hours: 2 }).startOf('day').set({ hour: 8 })
    const isNight = due.hour >= 22 || due.hour < 8
    return (isNight ? morning : due).diff(now).as('seconds')
  }

  /** In seconds; null if no push waits. */
  async function pendingWait(): Promise<number | null> {
    const { rows } = await db.rawQuery(
      `select extract(epoch from d.next_at - now())::float8 as seconds
       from deliveries d join domain_events e on e.id = d.event_id
       where d.subscriber = 'send_push' and d.state = 'pending' and e.payload ->> 'userId' = ?`,
      [owner.user.id]
    )
    return rows[0]?.seconds ?? null
  }

  async function forgetWait(): Promise<void> {
    await db.rawQuery('update push_subscriptions set retry_at = null where user_id = ?', [
      owner.user.id,
    ])
  }
})
