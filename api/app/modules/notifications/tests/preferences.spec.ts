import { test } from '@japa/runner'
import db from '@adonisjs/lucid/services/db'
import { limitPreferences } from '#modules/notifications/limits'
import { unsubscribeToken } from '#modules/notifications/mail/unsubscribe_token'
import { assertRateLimited } from '#tests/assert_rate_limited'
import { Member } from '#tests/member'

const BOTH = { email: true, push: true }
const DEFAULTS = {
  language: 'en',
  kinds: { message: BOTH, booking: BOTH, account: BOTH },
  showsTextInPush: false,
}

test.group('The preferences of a member', (group) => {
  let member: Member

  group.each.setup(async ({ context }) => {
    member = await Member.join(context.client, 'Choosy Reader')
  })

  const read = async () => (await member.get('/api/user/preferences')).body()
  const save = (body: object) => member.put('/api/user/preferences').json(body)

  test('allow everything at first but the text of messages in pushes', async ({ assert }) => {
    assert.deepEqual(await read(), DEFAULTS)
  })

  test('change only in what is sent', async ({ assert }) => {
    const response = await save({ kinds: { message: { push: false } } })
    response.assertStatus(200)
    const silent = { ...DEFAULTS.kinds, message: { email: true, push: false } }
    assert.deepEqual(response.body(), { ...DEFAULTS, kinds: silent })
    await save({ language: 'hi', showsTextInPush: true })
    await save({ kinds: { account: { email: false } } })
    assert.deepEqual(await read(), {
      language: 'hi',
      kinds: { ...silent, account: { email: false, push: true } },
      showsTextInPush: true,
    })
    await save({})
    await save({ kinds: { message: BOTH, account: BOTH }, language: 'en', showsTextInPush: false })
    assert.deepEqual(await read(), DEFAULTS)
  })

  test('save each kind and way on its own', async ({ assert }) => {
    for (const kind of ['message', 'booking', 'account'] as const) {
      for (const way of ['email', 'push'] as const) {
        const { kinds } = (await save({ kinds: { [kind]: { [way]: false } } })).body()
        assert.deepEqual(kinds, {
          ...DEFAULTS.kinds,
          [kind]: { ...BOTH, [way]: false },
        })
        await save({ kinds: { [kind]: BOTH } })
      }
    }
  })

  test('are those of the session’s member alone', async ({ client, assert }) => {
    const other = await Member.join(client, 'Other Reader')
    await save({ kinds: { booking: { email: false } } })
    assert.deepEqual((await other.get('/api/user/preferences')).body(), DEFAULTS)
  })

  test('keep both of two changes at the same time', async ({ assert }) => {
    await Promise.all([
      save({ kinds: { message: { email: false } } }),
      save({ kinds: { booking: { email: false } } }),
    ])
    const { kinds } = await read()
    assert.isFalse(kinds.message.email)
    assert.isFalse(kinds.booking.email)
  })

  test('are not changed by an invalid {field}')
    .with([
      { body: { language: 'fr' }, field: 'language' },
      { body: { showsTextInPush: 'no' }, field: 'showsTextInPush' },
      { body: { kinds: { message: { email: 0 } } }, field: 'kinds.message.email' },
      { body: { kinds: 'none' }, field: 'kinds' },
    ])
    .run(async ({ assert }, { body, field }) => {
      const response = await save(body)
      response.assertStatus(422)
      assert.equal(response.body().errors[0].field, field)
      assert.deepEqual(await read(), DEFAULTS)
    })

  test('change 120 times in an hour at most', async ({ assert }) => {
    for (let change = 0; change < 120; change++) await limitPreferences(member.user.id)
    const rejected = await save({ showsTextInPush: true })
    assertRateLimited(rejected, 3_600)
    assert.equal(rejected.body().code, 'tooManyPreferences')
    assert.deepEqual(await read(), DEFAULTS)
  })
})

test.group('Unsubscribing from e-mails', (group) => {
  let member: Member
  const path = (token: string) => `/api/mail/unsubscribe?token=${encodeURIComponent(token)}`

  group.each.setup(async ({ context }) => {
    member = await Member.join(context.client, 'Tired Reader')
  })

  const kinds = async () => (await member.get('/api/user/preferences')).body().kinds

  test('takes one request without a session, as programs for e-mails send it, and can be repeated', async ({
    client,
    assert,
  }) => {
    const token = unsubscribeToken({ userId: member.user.id, kind: 'message' })
    for (const _ of [1, 2]) {
      const response = await client
        .post(path(token))
        .header('content-type', 'application/x-www-form-urlencoded')
        .form({ 'List-Unsubscribe': 'One-Click' })
      response.assertStatus(200)
    }
    assert.deepEqual(await kinds(), {
      ...DEFAULTS.kinds,
      message: { email: false, push: true },
    })
  })

  test('takes the request of a webmail in the browser, which is another site', async ({
    client,
    assert,
  }) => {
    for (const headers of [
      { 'origin': 'https://mail.example', 'sec-fetch-site': 'cross-site' },
      { origin: 'https://mail.example' },
      { origin: 'null' },
    ]) {
      const token = unsubscribeToken({ userId: member.user.id, kind: 'message' })
      const request = client.post(path(token)).form({ 'List-Unsubscribe': 'One-Click' })
      for (const [name, value] of Object.entries(headers)) request.header(name, value)
      ;(await request).assertStatus(200)
    }
    assert.isFalse((await kinds()).message.email)
  })

  test('takes a press after a link was opened, since programs open links', async ({
    client,
    assert,
  }) => {
    const token = unsubscribeToken({ userId: member.user.id, kind: 'booking' })
    const response = await client.get(path(token)).redirects(0)
    response.assertStatus(302)
    response.assertHeader('location', `/#unsubscribe=${token}`)
    assert.deepEqual(await kinds(), DEFAULTS.kinds)
  })

  test('is rejected with another token: {$self}')
    .with(['', 'unknown', 'changed'])
    .run(async ({ client, assert }, token) => {
      const valid = unsubscribeToken({ userId: member.user.id, kind: 'account' })
      const changed = `${valid.slice(0, 20)}${valid[20] === 'a' ? 'b' : 'a'}${valid.slice(21)}`
      const response = await client.post(path(token === 'changed' ? changed : token))
      response.assertStatus(410)
      assert.equal(response.body().code, 'unsubscribeLinkInvalid')
      const { rows } = await db.rawQuery('select from notification_preferences where user_id = ?', [
        member.user.id,
      ])
      assert.isEmpty(rows)
    })
})
