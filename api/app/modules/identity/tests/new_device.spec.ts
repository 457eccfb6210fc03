import { test } from '@japa/runner'
import type { ApiClient, ApiResponse } from '@japa/api-client'
import db from '@adonisjs/lucid/services/db'
import { newAccount, PASSWORD } from '#harness/new_account'
import { randomIp } from '#harness/random_ip'
import { confirmEmail, mailsTo } from '#tests/mails'
import { Member } from '#tests/member'
import { newResetToken } from '#tests/reset_token'
import { waitForDeliveries } from '#tests/wait_for_deliveries'

const CHROME =
  'Mozilla/5.0 (Linux; Android 10; K) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/131.0.0.0 Mobile Safari/537.36'
const FIREFOX = 'Mozilla/5.0 (Windows NT 10.0; Win64; x64; rv:132.0) Gecko/20100101 Firefox/132.0'

/** Signs in with this browser, and a cookie if the browser has one, from a new network; returns the response. */
async function signIn(
  client: ApiClient,
  { user }: Member,
  agent: string,
  cookie = '',
  ip = randomIp()
) {
  const response = await client
    .post('/api/login/email')
    .header('x-forwarded-for', ip)
    .header('user-agent', agent)
    .header('cookie', cookie)
    .json({ username: user.username, password: PASSWORD })
  response.assertStatus(200)
  return response
}

/** The device's cookie that a response sets, as a request sends it. */
function deviceOf(response: ApiResponse): string {
  return (response.headers()['set-cookie'] as unknown as string[])
    .find((cookie) => cookie.startsWith('known_device='))!
    .split(';')[0]!
}

/** The e-mails about new devices, once all deliveries are done. */
async function mailsOf({ user }: Member) {
  await waitForDeliveries()
  return mailsTo(user.email, 'session_opened')
}

/** Sends the e-mail again as if it had not been sent yet, for a sign-in at 01:35 in India; returns it. */
async function sentAgain(member: Member) {
  await db.rawQuery(`delete from sent_mails where user_id = ? and kind = 'session_opened'`, [
    member.user.id,
  ])
  await db.rawQuery(
    `with event as (
       update domain_events set occurred_at = '2026-11-25T20:05:00Z'
       where name = 'session.opened' and aggregate_id = ? returning id
     )
     update deliveries d set state = 'pending', next_at = now() from event where d.event_id = event.id`,
    [member.user.id]
  )
  return (await mailsOf(member)).at(-1)
}

test.group('A sign-in on a new device in a new network', (group) => {
  let member: Member

  group.each.setup(async ({ context }) => {
    member = await Member.join(context.client, 'Asha Kulkarni')
    await confirmEmail(member)
  })

  test('sends an e-mail with the browser, the time in India and a link to change the password', async ({
    client,
    assert,
  }) => {
    await signIn(client, member, CHROME)
    assert.lengthOf(await mailsOf(member), 1)
    const mail = await sentAgain(member)
    assert.equal(mail!.subject, 'New sign-in to your account')
    assert.include(mail!.text, 'Hello Asha Kulkarni,')
    assert.match(mail!.text!, /\nChrome on Android, 26 Nov 2026, 1:35 am IST\n/)
    assert.match(mail!.text!, /If it wasn't, change your password\.\n/)
    assert.match(mail!.text!, /Change your password:\nhttps?:\/\/[^/]+\/profile\/edit\n/)
    assert.notInclude(mail!.text, '#')
  })

  test('is described in the language of the member', async ({ client, assert }) => {
    await db.rawQuery(`update users set language = 'hi' where id = ?`, [member.user.id])
    await signIn(client, member, CHROME)
    assert.lengthOf(await mailsOf(member), 1)
    const mail = await sentAgain(member)
    assert.equal(mail!.subject, 'आपके अकाउंट में नया लॉग इन')
    assert.match(mail!.text!, /\nAndroid पर Chrome, 26 नव॰ 2026, रात 1:35 बजे \(भारतीय समय\)\n/)
    assert.match(mail!.text!, /\/profile\/edit\?lang=hi\n/)
  })

  test('sends an e-mail although a session has the same browser', async ({ client, assert }) => {
    await signIn(client, member, CHROME)
    await signIn(client, member, CHROME)
    assert.lengthOf(await mailsOf(member), 2)
  })

  test('sends no e-mail from a network with an earlier sign-in, for 90 days', async ({
    client,
    assert,
  }) => {
    const ip = randomIp()
    await signIn(client, member, CHROME, '', ip)
    await signIn(client, member, FIREFOX, '', ip)
    assert.lengthOf(await mailsOf(member), 1)
    await db.rawQuery(
      `update sign_in_networks set last_at = now() - interval '91 days' where user_id = ?`,
      [member.user.id]
    )
    await signIn(client, member, FIREFOX, '', ip)
    assert.lengthOf(await mailsOf(member), 2)
  })

  test('sends no e-mail for a device with an earlier sign-in whose session has ended', async ({
    client,
    assert,
  }) => {
    const first = await signIn(client, member, CHROME)
    const device = deviceOf(first)
    await db.rawQuery('delete from sessions where user_id = ?', [member.user.id])
    await signIn(client, member, CHROME, device)
    assert.lengthOf(await mailsOf(member), 1)
    await db.rawQuery('delete from sessions where user_id = ?', [member.user.id])
    await signIn(client, member, CHROME)
    assert.lengthOf(await mailsOf(member), 2)
  })

  test('sends an e-mail from a known device and network after {$self}')
    .with(['a reset of the password', 'a change of the password on another device'])
    .run(async ({ client, assert }, what) => {
      const ip = randomIp()
      const device = deviceOf(await signIn(client, member, CHROME, '', ip))
      assert.lengthOf(await mailsOf(member), 1)
      if (what.startsWith('a reset')) {
        const reset = { token: await newResetToken(member), password: PASSWORD }
        ;(await client.post('/api/password/reset').json(reset)).assertStatus(204)
      } else {
        const change = { current: PASSWORD, next: PASSWORD }
        const changing = member.put('/api/user/password').header('x-forwarded-for', randomIp())
        ;(await changing.json(change)).assertStatus(204)
      }
      const again = deviceOf(await signIn(client, member, CHROME, device, ip))
      assert.lengthOf(await mailsOf(member), 2)
      await signIn(client, member, CHROME, again)
      await signIn(client, member, FIREFOX, '', ip)
      assert.lengthOf(await mailsOf(member), 2)
    })

  test('sends no e-mail on the device and from the network of a change of the password', async ({
    client,
    assert,
  }) => {
    const ip = randomIp()
    const change = { current: PASSWORD, next: PASSWORD }
    const changed = await member
      .put('/api/user/password')
      .header('x-forwarded-for', ip)
      .json(change)
    changed.assertStatus(204)
    await signIn(client, member, CHROME, deviceOf(changed))
    await signIn(client, member, FIREFOX, '', ip)
    assert.isEmpty(await mailsOf(member))
  })

  test('sends an e-mail without the browser if the session ended at once', async ({
    client,
    assert,
  }) => {
    await signIn(client, member, CHROME)
    await mailsOf(member)
    await db.rawQuery('delete from sessions where user_id = ?', [member.user.id])
    const mail = await sentAgain(member)
    assert.match(mail!.text!, /\nUnknown browser, 26 Nov 2026, 1:35 am /)
  })

  test('sends no e-mail to an address that is not confirmed or rejects e-mails', async ({
    client,
    assert,
  }) => {
    const other = await Member.join(client, 'Unconfirmed Member')
    await signIn(client, other, CHROME)
    assert.isEmpty(await mailsOf(other))
    await db.rawQuery('update users set email_failed_at = now() where id = ?', [member.user.id])
    await signIn(client, member, CHROME)
    assert.isEmpty(await mailsOf(member))
  })

  test('cannot be switched off by the member’s preferences', async ({ client, assert }) => {
    const off = { email: false, push: false }
    const preferences = { kinds: { message: off, booking: off, account: off } }
    ;(await member.put('/api/user/preferences').json(preferences)).assertStatus(200)
    await signIn(client, member, CHROME)
    assert.lengthOf(await mailsOf(member), 1)
  })

  test('records ids only', async ({ client, assert }) => {
    await signIn(client, member, CHROME)
    const { rows } = await db.rawQuery(
      `select e.payload = jsonb_build_object('userId', s.user_id, 'sessionId', s.public_id) as "hasOnlyIds"
       from domain_events e join sessions s on s.user_id = e.aggregate_id::text and s.agent = 'Chrome on Android'
       where e.name = 'session.opened' and e.aggregate_id = ?`,
      [member.user.id]
    )
    assert.deepEqual(rows, [{ hasOnlyIds: true }])
  })
})

test.group('A sign-up', () => {
  test('is no sign-in on a new device', async ({ client, assert }) => {
    const response = await client
      .post('/api/register')
      .header('x-forwarded-for', randomIp())
      .header('user-agent', CHROME)
      .json(newAccount('New Member'))
    response.assertStatus(201)
    const { rows } = await db.rawQuery(
      `select from domain_events where name = 'session.opened' and aggregate_id = ?`,
      [response.body().id]
    )
    assert.isEmpty(rows)
  })
})
