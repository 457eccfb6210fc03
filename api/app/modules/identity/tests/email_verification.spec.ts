import { mock } from 'node:test'
import { test } from '@japa/runner'
import type { ApiClient } from '@japa/api-client'
import db from '@adonisjs/lucid/services/db'
import { newAccount, PASSWORD } from '#harness/new_account'
import { randomIp } from '#harness/random_ip'
import { until } from '#harness/until'
import { blockMember } from '#modules/identity/public'
import { inTransaction } from '#shared/database/in_transaction'
import { emailToken, readEmailToken } from '#modules/identity/authentication/email_tokens'
import { recordEvent } from '#shared/outbox/record_event'
import { assertRateLimited } from '#tests/assert_rate_limited'
import { errorBody } from '#tests/error_body'
import { flippedBits } from '#tests/flipped_bits'
import { listItem } from '#tests/listing'
import { confirmEmail, mailsTo, tokenIn } from '#tests/mails'
import { Member } from '#tests/member'
import { openPage } from '#tests/open_page'
import { newResetToken } from '#tests/reset_token'
import { waitForDeliveries } from '#tests/wait_for_deliveries'

const INVALID_LINK = errorBody('emailLinkInvalid', 'This link has expired or is no longer valid.')
const DAY_MS = 24 * 3_600_000

type Call = 'verify' | 'disown'

function use(client: ApiClient, call: Call, token: string) {
  return client
    .post(`/api/user/email/${call}`)
    .header('x-forwarded-for', randomIp())
    .json({ token })
}

function claimsOf({ user: { id: userId, email } }: Member) {
  return { userId, email }
}

async function verificationMails({ user }: Member) {
  await waitForDeliveries()
  return mailsTo(user.email, 'email_verification')
}

test.group('The e-mail that confirms an address', (group) => {
  let member: Member

  group.each.setup(async ({ context }) => {
    member = await Member.signUp(context.client, 'Asha Kulkarni')
  })

  test('is sent at registration and confirms the address without a session', async ({
    client,
    assert,
  }) => {
    const [mail, ...others] = await verificationMails(member)
    assert.isEmpty(others)
    assert.equal(mail!.subject, 'Confirm your email')
    assert.isFalse(member.user.isEmailVerified)
    ;(await use(client, 'verify', tokenIn(mail!, 'verify'))).assertStatus(204)
    assert.isTrue((await member.get('/api/auth/user')).body().isEmailVerified)
  })

  test('links to the dashboard with the token in the fragment', async ({ assert }) => {
    const [mail] = await verificationMails(member)
    assert.match(mail!.text!, /http:\/\/localhost:\d+\/dashboard#verify=\S+\n/)
    assert.match(mail!.text!, /http:\/\/localhost:\d+\/#disown=\S+\n/)
  })

  test('is in the language of the sign-up', async ({ client, assert }) => {
    const account = newAccount('Hindi Reader')
    const response = await client
      .post('/api/register')
      .header('x-forwarded-for', randomIp())
      .header('cookie', 'language=hi')
      .json(account)
    response.assertStatus(201)
    await waitForDeliveries()
    const [mail] = await mailsTo(account.email, 'email_verification')
    assert.equal(mail!.subject, 'अपना ईमेल कन्फ़र्म करें')
    assert.match(mail!.text!, /\/dashboard\?lang=hi#verify=\S+\n/)
  })

  test('does not repeat the name that another person may have chosen', async ({ assert }) => {
    const [mail] = await verificationMails(member)
    assert.notInclude(JSON.stringify(mail), 'Asha')
  })

  test('is sent again on request, until the address is confirmed', async ({ assert }) => {
    ;(await member.post('/api/user/email/verification').json({})).assertStatus(202)
    assert.lengthOf(await verificationMails(member), 2)
    await confirmEmail(member)
    ;(await member.post('/api/user/email/verification').json({})).assertStatus(202)
    assert.lengthOf(await verificationMails(member), 2)
  })

  test('is sent on request to a confirmed address that was rejected, and clears the rejections', async ({
    client,
    assert,
  }) => {
    await confirmEmail(member)
    await db.rawQuery(
      'update users set email_rejections = 3, email_failed_at = now() where id = ?',
      [member.user.id]
    )
    const isRejected = async () => (await member.get('/api/auth/user')).body().isEmailRejected
    assert.isTrue(await isRejected())
    ;(await member.post('/api/user/email/verification').json({})).assertStatus(202)
    const mail = (await verificationMails(member)).at(-1)!
    ;(await use(client, 'verify', tokenIn(mail, 'verify'))).assertStatus(204)
    assert.isFalse(await isRejected())
  })

  test('is sent to a mailbox at most 10 times a day, 5 of them to addresses with a suffix, whichever accounts name it', async ({
    client,
    assert,
  }) => {
    const mailbox = newAccount('Bombed Person').email
    const received = async (email: string) => (await mailsTo(email, 'email_verification')).length
    const register = async (suffix: string) => {
      const email = mailbox.replace('@', `${suffix}@`)
      const response = await client
        .post('/api/register')
        .header('x-forwarded-for', randomIp())
        .json({ ...newAccount('Any Person'), email })
      response.assertStatus(201)
      await waitForDeliveries()
      return { id: response.body().id as string, mails: await received(email) }
    }
    for (let n = 1; n <= 5; n += 1) assert.equal((await register(`+${n}`)).mails, 1)
    assert.equal((await register('+6')).mails, 0)
    const { id, mails } = await register('')
    assert.equal(mails, 1)
    for (let n = 2; n <= 6; n += 1) {
      await inTransaction((trx) =>
        recordEvent(trx, 'email.verification_requested', id, { userId: id })
      )
      await waitForDeliveries()
      assert.equal(await received(mailbox), Math.min(n, 5))
    }
    assert.lengthOf(await verificationMails(member), 1)
  })

  test('is requested at most 3 times an hour', async ({ assert }) => {
    for (let n = 0; n < 3; n += 1)
      (await member.post('/api/user/email/verification').json({})).assertStatus(202)
    const rejected = await member.post('/api/user/email/verification').json({})
    assertRateLimited(rejected, 3_600)
    assert.equal(rejected.body().code, 'tooManyVerificationEmails')
  })
})

test.group('The token that confirms an address', (group) => {
  let member: Member
  let token: string

  group.each.setup(async ({ context }) => {
    member = await Member.join(context.client, 'Ravi Nair')
    token = emailToken('verify', claimsOf(member))
  })

  const isVerified = async () => (await member.get('/api/auth/user')).body().isEmailVerified

  test('can be used again, and keeps the time of the first use', async ({ client, assert }) => {
    const times = []
    for (let n = 0; n < 2; n += 1) {
      ;(await use(client, 'verify', token)).assertStatus(204)
      const query = 'select email_verified_at::text as at from users where id = ?'
      times.push((await db.rawQuery(query, [member.user.id])).rows[0].at)
    }
    assert.isNotNull(times[0])
    assert.equal(times[1], times[0])
  })

  test('confirms on opening only in a session of the same member', async ({ client, assert }) => {
    const other = await Member.join(client, 'Other Member')
    const body = { token, isOpening: true }
    const asGuest = await client
      .post('/api/user/email/verify')
      .header('x-forwarded-for', randomIp())
      .json(body)
    for (const response of [asGuest, await other.post('/api/user/email/verify').json(body)]) {
      assert.equal(response.status(), 403)
      assert.equal(response.body().code, 'emailNotOwn')
    }
    assert.isFalse(await isVerified())
    ;(await member.post('/api/user/email/verify').json(body)).assertStatus(204)
    assert.isTrue(await isVerified())
  })

  test('is valid for 7 days', async ({ client, assert, cleanup }) => {
    cleanup(() => mock.timers.reset())
    const issued = Date.now()
    mock.timers.enable({ apis: ['Date'], now: issued + 7 * DAY_MS + 1_000 })
    const late = await use(client, 'verify', token)
    assert.equal(late.status(), 410)
    assert.deepEqual(late.body(), INVALID_LINK)
    mock.timers.setTime(issued + 7 * DAY_MS - 60_000)
    ;(await use(client, 'verify', token)).assertStatus(204)
  })

  test('is void after the address changed', async ({ client, assert }) => {
    await db.rawQuery('update users set email = ? where id = ?', [
      newAccount('Moved Member').email,
      member.user.id,
    ])
    assert.equal((await use(client, 'verify', token)).status(), 410)
    assert.isFalse(await isVerified())
  })

  test('confirms no other member', async ({ client, assert }) => {
    const other = await Member.join(client, 'Other Member')
    ;(await use(client, 'verify', token)).assertStatus(204)
    assert.isFalse((await other.get('/api/auth/user')).body().isEmailVerified)
    const swapped = { userId: other.user.id, email: member.user.email }
    assert.equal((await use(client, 'verify', emailToken('verify', swapped))).status(), 410)
  })

  test('is void for another purpose, and so is one of another purpose', async ({
    client,
    assert,
  }) => {
    assert.equal((await use(client, 'disown', token)).status(), 410)
    const other = emailToken('disown', claimsOf(member))
    assert.equal((await use(client, 'verify', other)).status(), 410)
    assert.isFalse(await isVerified())
  })

  test('is void with one bit flipped at any position', async ({ client, assert }) => {
    const forgeries = flippedBits(token)
    for (const [position, forged] of forgeries.entries())
      assert.isNull(readEmailToken('verify', forged), `position ${position}`)
    assert.isNotNull(readEmailToken('verify', token))
    assert.equal((await use(client, 'verify', forgeries.at(-1)!)).status(), 410)
    assert.isFalse(await isVerified())
  })
})

test.group('Disowning an e-mail address', (group) => {
  let member: Member

  group.each.setup(async ({ context }) => {
    member = await Member.signUp(context.client, 'False Person')
  })

  test('ends the account’s sessions and sockets, and frees the address for its owner', async ({
    client,
    assert,
    cleanup,
  }) => {
    const page = openPage(member.cookie)
    cleanup(() => void page.socket.disconnect())
    await until('the page is connected', () => page.unread.length > 0)
    const [mail] = await verificationMails(member)
    ;(await use(client, 'disown', tokenIn(mail!, 'disown'))).assertStatus(204)
    ;(await member.get('/api/auth/user')).assertStatus(401)
    const { rows } = await db.rawQuery('select from sessions where user_id = ?', [member.user.id])
    assert.lengthOf(rows, 0)
    await until('its socket is closed', () => page.isClosed)

    const { username, password } = newAccount('Right Owner')
    const account = { username, password, fullName: 'Right Owner', email: member.user.email }
    const registered = await client
      .post('/api/register')
      .header('x-forwarded-for', randomIp())
      .json(account)
    registered.assertStatus(201)
  })

  test('does not free the address of a blocked member', async ({ client, assert }) => {
    await inTransaction((trx) => blockMember(trx, member.user.username))
    ;(await use(client, 'disown', emailToken('disown', claimsOf(member)))).assertStatus(410)
    const { rows } = await db.rawQuery('select email from users where id = ?', [member.user.id])
    assert.equal(rows[0].email, member.user.email)
  })

  test('prevents sign-in and password resets of the account', async ({ client, assert }) => {
    const token = await newResetToken(member)
    ;(await use(client, 'disown', emailToken('disown', claimsOf(member)))).assertStatus(204)
    const { username } = member.user
    const password = PASSWORD
    const signIn = await client.post('/api/login/email').json({ username, password })
    signIn.assertStatus(403)
    assert.equal(signIn.body().code, 'accountBlocked')
    assert.equal((await client.post('/api/password/reset').json({ token, password })).status(), 410)
  })

  test('hides the account’s listings and records the reason', async ({ client, assert }) => {
    const { id } = await listItem(member)
    ;(await use(client, 'disown', emailToken('disown', claimsOf(member)))).assertStatus(204)
    await waitForDeliveries()
    ;(await client.get(`/api/items/${id}`)).assertStatus(404)
    const { rows } = await db.rawQuery(
      'select action, reason from moderation_actions where user_id = ?',
      [member.user.id]
    )
    assert.deepEqual(rows, [{ action: 'member_blocked', reason: 'E-mail address disowned' }])
  })

  test('is rejected once the address is confirmed', async ({ client, assert }) => {
    await confirmEmail(member)
    const response = await use(client, 'disown', emailToken('disown', claimsOf(member)))
    response.assertStatus(410)
    assert.deepEqual(response.body(), INVALID_LINK)
    ;(await member.get('/api/auth/user')).assertStatus(200)
  })

  test('voids the link that confirms the address, and works once', async ({ client, assert }) => {
    const claims = claimsOf(member)
    ;(await use(client, 'disown', emailToken('disown', claims))).assertStatus(204)
    assert.equal((await use(client, 'verify', emailToken('verify', claims))).status(), 410)
    assert.equal((await use(client, 'disown', emailToken('disown', claims))).status(), 410)
  })
})
