import { once } from 'node:events'
import { createServer, type AddressInfo, type Server } from 'node:net'
import { test } from '@japa/runner'
import app from '@adonisjs/core/services/app'
import type { PushMessage } from '@saajha/contract/push'
import { Postponed } from '#shared/outbox/postponed'
import { sendPush, type PushOptions, type PushSubscription } from '#shared/web_push/send_push'
import { newSubscription, type BrowserSubscription } from '#tests/browser_subscription'
import {
  PushServiceStandIn,
  rejectPushes,
  storedForm,
  usePushNetwork,
} from '#tests/push_service_stand_in'

const MESSAGE: PushMessage = {
  title: 'नया मैसेज: Camera',
  body: 'Asha ने मैसेज भेजा है।',
  language: 'hi',
  path: '/dashboard?tab=notifications',
  tag: 'conversation-1',
}
const OPTIONS: PushOptions = { ttlSeconds: 3_600, urgency: 'high' }

const send = (subscription: BrowserSubscription, message = MESSAGE, options = OPTIONS) =>
  sendPush(storedForm(subscription), message, options)

/** The wait that a push asks for; fails if the push was not postponed. */
async function postponement(sending: Promise<unknown>): Promise<number> {
  const outcome = await sending.catch((error: unknown) => error)
  if (outcome instanceof Postponed) return outcome.seconds
  throw new Error(`The push was not postponed: ${String(outcome)}`)
}

test.group('A push', (group) => {
  let service: PushServiceStandIn

  group.each.setup(async () => {
    service = await PushServiceStandIn.open()
    return () => service.close()
  })

  test('is encrypted for its browser and signed for the push service {$self}')
    .with([
      'https://fcm.googleapis.com/fcm/send/',
      'https://updates.push.services.mozilla.com/wpush/v2/',
      'https://web.push.apple.com/',
      'https://wns2.notify.windows.com/w/?token=',
    ])
    .run(async ({ assert }, url) => {
      const subscription = service.subscribe(url)
      const topic = 'conversation 019ab0c4-5a58-7d6f-a0c5-4a3ff6b8a111'
      const options = { ...OPTIONS, ttlSeconds: 90.7, topic }
      assert.equal(await send(subscription, MESSAGE, options), 'delivered')
      const [push] = service.received
      assert.equal(push!.endpoint, subscription.endpoint)
      assert.deepEqual(push!.message, MESSAGE)
      assert.containsSubset(push!.headers, { ttl: '90', urgency: 'high' })
      assert.match(push!.headers.topic as string, /^[\w-]{32}$/)
    })

  test('shortens long texts to what a push service accepts', async ({ assert }) => {
    const long = { ...MESSAGE, title: '😀'.repeat(5_000), body: 'क'.repeat(5_000) }
    assert.equal(await send(service.subscribe(), long), 'delivered')
    const { message, headers } = service.received[0]!
    assert.equal(message.title, '😀'.repeat(119) + '…')
    assert.equal(message.body, 'क'.repeat(239) + '…')
    assert.isBelow(Number(headers['content-length']), 4_096)
  })

  test('is gone after the response {$self}')
    .with([404, 410])
    .run(async ({ assert }, status) => {
      service.response = { status }
      assert.equal(await send(service.subscribe()), 'gone')
    })

  test('is rejected after the response {$self}')
    .with([400, 401, 403, 413])
    .run(async ({ assert }, status) => {
      service.response = { status }
      assert.equal(await send(service.subscribe()), 'rejected')
    })

  test('is postponed after the response {status} with Retry-After {retryAfter}')
    .with([
      { status: 429, retryAfter: '120', seconds: 120 },
      { status: 429, retryAfter: '1', seconds: 10 },
      { status: 503, retryAfter: '999999999999999999999', seconds: 3_600 },
      { status: 503, retryAfter: 'Tue, 01 Jan 2069 00:00:00 GMT', seconds: 3_600 },
      { status: 500, retryAfter: 'soon', seconds: 60 },
      { status: 502, retryAfter: undefined, seconds: 60 },
    ])
    .run(async ({ assert }, { status, retryAfter, seconds }) => {
      service.response = { status, headers: retryAfter ? { 'retry-after': retryAfter } : {} }
      assert.equal(await postponement(send(service.subscribe())), seconds)
    })

  test('does not follow a redirect', async ({ assert }) => {
    const other = service.subscribe()
    service.response = { status: 307, headers: { location: other.endpoint } }
    assert.equal(await send(service.subscribe()), 'rejected')
    assert.isEmpty(service.received)
  })

  test('is rejected while this server has no keys', async ({ assert, cleanup }) => {
    const { vapid } = app.config.get<{ vapid: object }>('shared')
    app.config.set('shared.vapid', undefined)
    cleanup(() => app.config.set('shared.vapid', vapid))
    assert.equal(await send(service.subscribe()), 'rejected')
    assert.isEmpty(service.received)
  })

  test('is rejected for a stored endpoint that the rule of destinations no longer accepts', async ({
    assert,
  }) => {
    const stored = storedForm(service.subscribe('https://push.example/'))
    assert.equal(await sendPush(stored, MESSAGE, OPTIONS), 'rejected')
    assert.isEmpty(service.received)
  })

  test('is postponed when the certificate is of another host', async ({ assert }) => {
    assert.equal(await postponement(send(service.subscribe('https://other.push.apple.com/'))), 60)
    assert.isEmpty(service.received)
  })
})

test.group('A push to an unreliable push service', (group) => {
  let server: Server
  let subscription: PushSubscription

  group.each.setup(async () => {
    subscription = storedForm(newSubscription())
    server = createServer()
    await once(server.listen(0, '127.0.0.1'), 'listening')
    usePushNetwork({
      resolve: async () => [{ address: '127.0.0.1', family: 4 }],
      isAllowed: () => true,
      port: (server.address() as AddressInfo).port,
    })
    return async () => {
      rejectPushes()
      if (server.listening) await new Promise((done) => server.close(done))
    }
  })

  test('is postponed when its name is unknown', async ({ assert }) => {
    usePushNetwork({ resolve: () => Promise.reject(new Error('ENOTFOUND')) })
    assert.equal(await postponement(sendPush(subscription, MESSAGE, OPTIONS)), 60)
  })

  test('is postponed when it accepts no connection', async ({ assert }) => {
    await new Promise((done) => server.close(done))
    assert.equal(await postponement(sendPush(subscription, MESSAGE, OPTIONS)), 60)
  })

  test('is postponed when it does not respond', async ({ assert }) => {
    const connection = once(server, 'connection')
    assert.equal(await postponement(sendPush(subscription, MESSAGE, OPTIONS)), 60)
    const [socket] = await connection
    socket.destroy()
  })
    .tags(['@long'])
    .timeout(120_000)
})
