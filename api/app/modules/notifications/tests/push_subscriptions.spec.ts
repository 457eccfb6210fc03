import { test } from '@japa/runner'
import app from '@adonisjs/core/services/app'
import db from '@adonisjs/lucid/services/db'
import type { PushMessage } from '@saajha/contract/push'
import { blockMember } from '#modules/identity/public'
import { savePushSubscription } from '#modules/notifications/commands/save_push_subscription'
import { limitPushSubscriptions } from '#modules/notifications/limits'
import { deliverPush } from '#modules/notifications/push/deliver_push'
import { pushSubscriptionsOf } from '#modules/notifications/queries/push_subscriptions_of'
import { inTransaction } from '#shared/database/in_transaction'
import { Postponed } from '#shared/outbox/postponed'
import { assertRateLimited } from '#tests/assert_rate_limited'
import { newSubscription, type BrowserSubscription } from '#tests/browser_subscription'
import { PASSWORD } from '#harness/new_account'
import { errorBody } from '#tests/error_body'
import { Member } from '#tests/member'
import { PushServiceStandIn } from '#tests/push_service_stand_in'

const save = (member: Member, subscription: object) =>
  member.put('/api/push/subscriptions').json(subscription)
const remove = (member: Member, endpoint: string) =>
  member.delete('/api/push/subscriptions').json({ endpoint })
const idsOf = ({ user }: Member) => inTransaction((trx) => pushSubscriptionsOf(trx, user.id))

async function endpointsOf({ user }: Member): Promise<string[]> {
  const { rows } = await db.rawQuery(
    'select endpoint from push_subscriptions where user_id = ? order by created_at',
    [user.id]
  )
  return rows.map(({ endpoint }: { endpoint: string }) => endpoint)
}

test.group('A push subscription', (group) => {
  let asha: Member
  let ravi: Member

  group.each.setup(async ({ context }) => {
    asha = await Member.join(context.client, 'Asha Reader')
    ravi = await Member.join(context.client, 'Ravi Reader')
  })

  test('needs a key that everyone can read and that caches keep for five minutes', async ({
    client,
    assert,
  }) => {
    const response = await client.get('/api/push/key')
    assert.deepEqual(response.body(), { key: process.env.VAPID_PUBLIC_KEY })
    assert.equal(Buffer.from(response.body().key, 'base64url').length, 65)
    response.assertHeader('cache-control', 'public, max-age=300')
  })

  test('has no key while this server sends no pushes', async ({ client, assert, cleanup }) => {
    const { vapid } = app.config.get<{ vapid: object }>('shared')
    app.config.set('shared.vapid', undefined)
    cleanup(() => app.config.set('shared.vapid', vapid))
    assert.deepEqual((await client.get('/api/push/key')).body(), { key: null })
  })

  test('is saved once, however often its browser sends it', async ({ assert }) => {
    const subscription = newSubscription()
    for (let time = 1; time <= 3; time++) (await save(asha, subscription)).assertStatus(204)
    assert.deepEqual(await endpointsOf(asha), [subscription.endpoint])
  })

  test('is deleted by its member, also when it is unknown', async ({ assert }) => {
    const [first, second] = [newSubscription(), newSubscription()]
    for (const each of [first, second]) (await save(asha, each)).assertStatus(204)
    ;(await remove(asha, first.endpoint)).assertStatus(204)
    ;(await remove(asha, first.endpoint)).assertStatus(204)
    assert.deepEqual(await endpointsOf(asha), [second.endpoint])
  })

  test('is not deleted by another member', async ({ assert }) => {
    const { endpoint, keys } = newSubscription()
    await save(asha, { endpoint, keys })
    ;(await remove(ravi, endpoint)).assertStatus(204)
    assert.deepEqual(await endpointsOf(asha), [endpoint])
  })

  test('is taken over by the next member who subscribes in the same browser', async ({
    assert,
  }) => {
    const subscription = newSubscription()
    await save(asha, subscription)
    ;(await save(ravi, subscription)).assertStatus(204)
    assert.isEmpty(await endpointsOf(asha))
    assert.deepEqual(await endpointsOf(ravi), [subscription.endpoint])
  })

  test('is not taken over with other keys, so that its endpoint alone does not suffice', async ({
    assert,
  }) => {
    const { endpoint, keys } = newSubscription()
    await save(asha, { endpoint, keys })
    const others = newSubscription().keys
    for (const guess of [others, { ...keys, auth: others.auth }, { ...others, auth: keys.auth }]) {
      const response = await save(ravi, { endpoint, keys: guess })
      response.assertStatus(422)
      assert.equal(response.body().code, 'pushKeysInvalid')
    }
    assert.deepEqual(await endpointsOf(asha), [endpoint])
    assert.isEmpty(await endpointsOf(ravi))
  })

  test('replaces the oldest of ten', async ({ assert }) => {
    const subscriptions = Array.from({ length: 11 }, () => newSubscription())
    for (const each of subscriptions) (await save(asha, each)).assertStatus(204)
    const endpoints = subscriptions.map(({ endpoint }) => endpoint)
    assert.deepEqual(await endpointsOf(asha), endpoints.slice(1))
    // The browser that was used last stays.
    ;(await save(asha, subscriptions[1]!)).assertStatus(204)
    ;(await save(asha, subscriptions[0]!)).assertStatus(204)
    assert.deepEqual(await endpointsOf(asha), [...endpoints.slice(3), endpoints[1], endpoints[0]])
  })

  test('is one of ten at most when twenty are saved at once', async ({ assert }) => {
    await save(asha, newSubscription())
    const { rows } = await db.rawQuery('select id from sessions where user_id = ?', [asha.user.id])
    const session = { userId: asha.user.id, sessionId: rows[0].id }
    const subscriptions = Array.from({ length: 20 }, () => newSubscription())
    await Promise.all(subscriptions.map((each) => savePushSubscription(session, each)))
    assert.lengthOf(await endpointsOf(asha), 10)
  })

  test('is rejected with keys that encrypt nothing: {$self}')
    .with(Object.keys(invalidKeys()))
    .run(async ({ assert }, name) => {
      const keys = invalidKeys()[name]!
      const response = await save(asha, { ...newSubscription(), keys })
      response.assertStatus(422)
      const message = "We couldn't turn on notifications in this browser. Please try again."
      assert.containsSubset(response.body(), { code: 'pushKeysInvalid', message })
      assert.isEmpty(await endpointsOf(asha))
    })

  test('is rejected with an endpoint of no known push service: {$self}')
    .with([
      ...['http://fcm.googleapis.com/a', 'https://fcm.googleapis.com:8443/a', 'not a URL'],
      ...[
        'https://localhost/a',
        'https://169.254.169.254/latest',
        'https://a.fcm.googleapis.com/a',
      ],
    ])
    .run(async ({ assert }, endpoint) => {
      const response = await save(asha, { ...newSubscription(), endpoint })
      response.assertStatus(422)
      const message = "Notifications don't work in this browser yet."
      assert.containsSubset(response.body(), { code: 'pushServiceUnsupported', message })
      assert.isEmpty(await endpointsOf(asha))
    })

  test('may have an endpoint of a thousand characters', async ({ assert }) => {
    const { endpoint, keys } = newSubscription()
    const longest = endpoint.padEnd(1_000, 'a')
    ;(await save(asha, { keys, endpoint: `${longest}a` })).assertStatus(422)
    ;(await save(asha, { keys, endpoint: longest })).assertStatus(204)
    assert.deepEqual(await endpointsOf(asha), [longest])
  })

  test('ends with the session that saved it last', async ({ assert }) => {
    const subscription = newSubscription()
    await save(asha, subscription)
    await save(ravi, subscription)
    await asha.get('/api/logout').redirects(0)
    assert.deepEqual(await endpointsOf(ravi), [subscription.endpoint])
    await ravi.get('/api/logout').redirects(0)
    assert.isEmpty(await endpointsOf(ravi))
  })

  test('ends when its member signs out, and the others of the member stay', async ({ assert }) => {
    const [here, there] = [newSubscription(), newSubscription()]
    const elsewhere = await asha.signInAgain()
    await save(asha, here)
    await save(elsewhere, there)
    await asha.get('/api/logout').redirects(0)
    assert.deepEqual(await endpointsOf(asha), [there.endpoint])
  })

  test('ends when another member signs in on its browser', async ({ client, assert }) => {
    await save(asha, newSubscription())
    const { username } = ravi.user
    const response = await client
      .post('/api/login/email')
      .header('cookie', asha.cookie)
      .json({ username, password: PASSWORD })
    response.assertStatus(200)
    assert.isEmpty(await endpointsOf(asha))
  })

  test('ends when its member is blocked', async ({ assert }) => {
    await save(asha, newSubscription())
    await inTransaction((trx) => blockMember(trx, asha.user.username))
    assert.isEmpty(await endpointsOf(asha))
  })

  test('is changed 60 times in an hour at most', async ({ assert }) => {
    const subscription = newSubscription()
    for (let time = 1; time < 60; time++) await limitPushSubscriptions(asha.user.id)
    ;(await save(asha, subscription)).assertStatus(204)
    const rejected = await remove(asha, subscription.endpoint)
    const params = { limit: 60, retryAfterSeconds: assertRateLimited(rejected, 3_600) }
    const message =
      "You've turned notifications on or off 60 times in the last hour. Please try again in 60 minutes."
    assert.deepEqual(rejected.body(), errorBody('tooManyPushSubscriptions', message, { params }))
    assert.deepEqual(await endpointsOf(asha), [subscription.endpoint])
    ;(await save(ravi, newSubscription())).assertStatus(204)
  })
})

test.group('A push to a browser of a member', (group) => {
  let service: PushServiceStandIn
  let reader: Member
  let browser: BrowserSubscription
  let subscriptionId: string

  const MESSAGE: PushMessage = {
    title: 'New message about Camera',
    body: '',
    language: 'en',
    path: '/dashboard?tab=notifications',
    tag: 'camera',
  }
  const deliver = (userId = reader.user.id) =>
    inTransaction((trx) =>
      deliverPush(trx, { subscriptionId, userId }, MESSAGE, { ttlSeconds: 60, urgency: 'normal' })
    )

  group.each.setup(async ({ context }) => {
    service = await PushServiceStandIn.open()
    reader = await Member.join(context.client, 'Pushed Reader')
    browser = service.subscribe()
    await save(reader, browser)
    subscriptionId = (await idsOf(reader))[0]!
    return () => service.close()
  })

  const lastOk = async () => {
    const text = 'select last_ok_at as "lastOkAt" from push_subscriptions where id = ?'
    return (await db.rawQuery(text, [subscriptionId])).rows[0]?.lastOkAt
  }

  test('is delivered and remembered', async ({ assert }) => {
    assert.isNull(await lastOk())
    assert.equal(await deliver(), 'delivered')
    assert.deepEqual(
      service.received.map(({ message }) => message),
      [MESSAGE]
    )
    assert.instanceOf(await lastOk(), Date)
  })

  test('deletes the subscription that has ended', async ({ assert }) => {
    service.response = { status: 410 }
    assert.equal(await deliver(), 'gone')
    assert.isEmpty(await idsOf(reader))
  })

  test('keeps the subscription when it is postponed', async ({ assert }) => {
    service.response = { status: 429, headers: { 'retry-after': '33' } }
    const error = await deliver().catch((thrown: unknown) => thrown)
    assert.instanceOf(error, Postponed)
    assert.equal((error as Postponed).seconds, 33)
    assert.deepEqual(await idsOf(reader), [subscriptionId])
  })

  test('keeps the subscription when the push is rejected', async ({ assert }) => {
    service.response = { status: 400 }
    assert.equal(await deliver(), 'rejected')
    assert.deepEqual(await idsOf(reader), [subscriptionId])
    assert.isNull(await lastOk())
  })

  test('is not sent after another member has taken the browser over', async ({
    client,
    assert,
  }) => {
    const next = await Member.join(client, 'Next Reader')
    ;(await save(next, browser)).assertStatus(204)
    assert.deepEqual(await idsOf(next), [subscriptionId])
    assert.equal(await deliver(), 'gone')
    assert.isEmpty(service.received)
    assert.deepEqual(await idsOf(next), [subscriptionId])
  })

  test('is not sent after its session has ended', async ({ assert }) => {
    await reader.get('/api/logout').redirects(0)
    assert.equal(await deliver(), 'gone')
    assert.isEmpty(service.received)
  })
})

/** Keys of another form or length, and points outside of the curve. */
function invalidKeys(): Record<string, BrowserSubscription['keys']> {
  const { keys } = newSubscription()
  const { p256dh, auth } = keys
  const bytes = Buffer.from(p256dh, 'base64url')
  const outside = Buffer.from(bytes)
  outside[64]! ^= 1
  const compressed = Buffer.concat([Buffer.from([2 + (bytes[64]! % 2)]), bytes.subarray(1, 33)])
  return {
    'a point outside of the curve': { auth, p256dh: outside.toString('base64url') },
    'a compressed point': { auth, p256dh: compressed.toString('base64url') },
    'zeros': { auth, p256dh: Buffer.alloc(65).toString('base64url') },
    'a point that is too long': { auth, p256dh: `${p256dh}A` },
    'a padded point': { auth, p256dh: `${p256dh}=` },
    'a point in other characters': { auth, p256dh: `+/${p256dh.slice(2)}` },
    'a secret that is too short': { p256dh, auth: auth.slice(0, -2) },
    'a secret that is too long': { p256dh, auth: `${auth}AA` },
    'a secret with spaces': { p256dh, auth: ` ${auth.slice(1)}` },
  }
}
