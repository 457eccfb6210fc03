import { mock } from 'node:test'
import { test } from '@japa/runner'
import type { ApiClient } from '@japa/api-client'
import db from '@adonisjs/lucid/services/db'
import { newAccount, PASSWORD } from '#harness/new_account'
import { randomIp } from '#harness/random_ip'
import { until } from '#harness/until'
import { emailToken, readResetToken } from '#modules/identity/authentication/email_tokens'
import { InvalidResetLinkError } from '#modules/identity/errors'
import { limitInvalidLinks, limitPasswordResets } from '#modules/identity/limits'
import { voidEarlierAccess } from '#modules/identity/steps/void_earlier_access'
import { assertRateLimited } from '#tests/assert_rate_limited'
import { errorBody } from '#tests/error_body'
import { flippedBits } from '#tests/flipped_bits'
import { confirmEmail, mailsTo, tokenIn } from '#tests/mails'
import { Member } from '#tests/member'
import { openPage } from '#tests/open_page'
import { newResetToken } from '#tests/reset_token'
import { untilBlockedBy } from '#tests/until_blocked_by'
import { waitForDeliveries } from '#tests/wait_for_deliveries'

const NEW_PASSWORD = 'masala-dosa'
const MINUTE_MS = 60_000
const INVALID_LINK = errorBody(
  'resetLinkInvalid',
  'This link has expired or was already used. Please ask for a new one.'
)

function forget(client: ApiClient, email: string, ip = randomIp()) {
  return client.post('/api/password/forgot').header('x-forwarded-for', ip).json({ email })
}

function reset(client: ApiClient, token: string, password = NEW_PASSWORD, ip = randomIp()) {
  return client.post('/api/password/reset').header('x-forwarded-for', ip).json({ token, password })
}

function signIn(client: ApiClient, { user }: Member, password: string) {
  return client
    .post('/api/login/email')
    .header('x-forwarded-for', randomIp())
    .json({ username: user.username, password })
}

/** Waits for the e-mails of all resets, as if their delay had passed. */
async function waitForResets(): Promise<void> {
  await db.rawQuery(
    `update deliveries d set next_at = now(), due_at = now() from domain_events e
     where e.id = d.event_id and d.state = 'pending' and e.name = 'password.reset_requested'`
  )
  await waitForDeliveries()
}

/** Moves the e-mails of resets that a member has received into the past. */
async function letPass(minutes: number, { user }: Member): Promise<void> {
  await db.rawQuery(
    `update sent_mails set started_at = started_at - make_interval(mins => ?)
     where user_id = ? and kind = 'password_reset'`,
    [minutes, user.id]
  )
}

/** Requests a reset and returns the token of its e-mail. */
async function requestedToken(client: ApiClient, { user }: Member): Promise<string> {
  const before = await mailsTo(user.email, 'password_reset')
  ;(await forget(client, user.email)).assertStatus(202)
  await waitForResets()
  const mails = await mailsTo(user.email, 'password_reset')
  if (mails.length !== before.length + 1) throw new Error(`${mails.length} e-mails`)
  return tokenIn(mails.at(-1)!, 'reset')
}

/** Counts an invalid link, as a request from an IP does. */
async function countInvalidLink(ip: string): Promise<void> {
  const reject = () => Promise.reject(new InvalidResetLinkError())
  await limitInvalidLinks(ip, reject).catch((error: unknown) => {
    if (!(error instanceof InvalidResetLinkError)) throw error
  })
}

test.group('A password reset', (group) => {
  let member: Member

  group.each.setup(async ({ context }) => {
    member = await Member.join(context.client, 'Asha Kulkarni')
  })

  test('sets the password, ends all sessions and sockets, and signs no user in', async ({
    client,
    assert,
    cleanup,
  }) => {
    const elsewhere = await member.signInAgain()
    const page = openPage(member.cookie)
    cleanup(() => void page.socket.disconnect())
    await until('the page is connected', () => page.unread.length > 0)

    const response = await reset(client, await requestedToken(client, member))
    response.assertStatus(204)
    assert.isUndefined(response.header('set-cookie'))
    ;(await member.get('/api/auth/user')).assertStatus(401)
    ;(await elsewhere.get('/api/auth/user')).assertStatus(401)
    await until('its socket is closed', () => page.isClosed)
    ;(await signIn(client, member, PASSWORD)).assertStatus(401)
    ;(await signIn(client, member, NEW_PASSWORD)).assertStatus(200)
  })

  test('leaves no session of a sign-in with the old password at the same time', async ({
    client,
    assert,
    cleanup,
  }) => {
    const { id } = member.user
    const trx = await db.transaction()
    cleanup(() => trx.rollback())
    await trx.rawQuery(`update users set password_hash = password_hash || 'x' where id = ?`, [id])
    await trx.rawQuery('delete from sessions where user_id = ?', [id])
    const signedIn = signIn(client, member, PASSWORD).then((response) => response)
    await until('the sign-in waits for the reset', async () => {
      const { rows } = await db.rawQuery(
        `select from pg_stat_activity where wait_event_type = 'Lock' and query like '%for no key update'`
      )
      return rows.length === 1
    })
    await trx.commit()
    ;(await signedIn).assertStatus(401)
    const { rows } = await db.rawQuery('select from sessions where user_id = ?', [id])
    assert.lengthOf(rows, 0)
  })

  test('waits for a change of the password that has begun, without a deadlock', async ({
    client,
    assert,
    cleanup,
  }) => {
    const { id } = member.user
    const token = await requestedToken(client, member)
    const trx = await db.transaction()
    cleanup(() => trx.rollback())
    await trx.rawQuery(`update users set password_hash = password_hash || 'x' where id = ?`, [id])
    const sent = reset(client, token).then((response) => response)
    await untilBlockedBy(trx)
    await voidEarlierAccess(trx, id)
    await trx.commit()
    const response = await sent
    response.assertStatus(410)
    assert.deepEqual(response.body(), INVALID_LINK)
  })

  test('is mailed after a random delay of up to five seconds', async ({ client, assert }) => {
    const delays: number[] = []
    for (let n = 0; n < 10; n += 1) {
      const { email } = newAccount('Asha Kulkarni')
      ;(await forget(client, email)).assertStatus(202)
      const { rows } = await db.rawQuery(
        `select extract(epoch from d.due_at - e.occurred_at)::float8 as seconds
         from password_resets r join domain_events e on e.aggregate_id = r.id
         join deliveries d on d.event_id = e.id where r.email = ?`,
        [email]
      )
      delays.push(rows[0].seconds)
    }
    assert.lengthOf(new Set(delays), 10)
    assert.isAtLeast(Math.min(...delays), 0)
    assert.isAtMost(Math.max(...delays), 5)
    assert.isAbove(Math.max(...delays), 1)
  })

  test('confirms the e-mail address and clears its rejections', async ({ client, assert }) => {
    await db.rawQuery(
      'update users set email_rejections = 3, email_failed_at = now() where id = ?',
      [member.user.id]
    )
    ;(await reset(client, await requestedToken(client, member))).assertStatus(204)
    const { rows } = await db.rawQuery(
      `select email_verified_at is not null as verified, email_rejections as rejections, email_failed_at as failed
       from users where id = ?`,
      [member.user.id]
    )
    assert.deepEqual(rows, [{ verified: true, rejections: 0, failed: null }])
  })

  test('sends an e-mail about the changed password, without a link that acts', async ({
    client,
    assert,
  }) => {
    ;(await reset(client, await requestedToken(client, member))).assertStatus(204)
    await waitForDeliveries()
    const [mail, ...others] = await mailsTo(member.user.email, 'password_changed')
    assert.isEmpty(others)
    assert.equal(mail!.subject, 'Your password was changed')
    assert.include(mail!.text, 'Hello Asha Kulkarni,')
    assert.notMatch(mail!.text!, /https?:/)
    assert.deepEqual(mail!.html!.match(/href="[^"]*"/g)!.length, 1, 'the link to the home page')
  })

  test('is offered in the language of the member', async ({ client, assert }) => {
    await db.rawQuery(`update users set language = 'hi' where id = ?`, [member.user.id])
    ;(await reset(client, await requestedToken(client, member))).assertStatus(204)
    await waitForDeliveries()
    const [asked] = await mailsTo(member.user.email, 'password_reset')
    assert.equal(asked!.subject, 'नया पासवर्ड चुनें')
    assert.match(asked!.text!, /\/\?lang=hi#reset=\S+\n/)
    const [changed] = await mailsTo(member.user.email, 'password_changed')
    assert.equal(changed!.subject, 'आपका पासवर्ड बदल गया है')
  })

  test('omits the name of an account whose e-mail address is not confirmed', async ({
    client,
    assert,
  }) => {
    await requestedToken(client, member)
    await letPass(15, member)
    await confirmEmail(member)
    await requestedToken(client, member)
    const [unconfirmed, confirmed] = await mailsTo(member.user.email, 'password_reset')
    assert.notInclude(JSON.stringify(unconfirmed), 'Asha')
    assert.include(confirmed!.text, 'Hello Asha Kulkarni,')
  })

  test('gives a member of Google a password', async ({ client }) => {
    await db.rawQuery('update users set password_hash = null where id = ?', [member.user.id])
    ;(await reset(client, await requestedToken(client, member))).assertStatus(204)
    ;(await signIn(client, member, NEW_PASSWORD)).assertStatus(200)
  })

  test('finds the member by the e-mail address in any letter case', async ({ client, assert }) => {
    ;(await forget(client, ` ${member.user.email.toUpperCase()} `)).assertStatus(202)
    await waitForResets()
    assert.lengthOf(await mailsTo(member.user.email, 'password_reset'), 1)
  })

  test('rejects a password that sign-up rejects', async ({ client, assert }) => {
    const token = await newResetToken(member)
    const response = await reset(client, token, 'short')
    response.assertStatus(422)
    assert.equal(response.body().code, 'passwordTooShort')
    ;(await reset(client, token)).assertStatus(204)
  })
})

test.group('The token of a password reset', (group) => {
  let member: Member

  group.each.setup(async ({ context }) => {
    member = await Member.join(context.client, 'Ravi Nair')
  })

  test('is void after its use', async ({ client, assert }) => {
    const token = await newResetToken(member)
    ;(await reset(client, token)).assertStatus(204)
    const again = await reset(client, token, 'another-password')
    again.assertStatus(410)
    assert.deepEqual(again.body(), INVALID_LINK)
    ;(await signIn(client, member, NEW_PASSWORD)).assertStatus(200)
  })

  test('wins once when ten requests use it at the same time', async ({ client, assert }) => {
    const token = await newResetToken(member)
    const passwords = Array.from({ length: 10 }, (_, n) => `${NEW_PASSWORD} ${n}`)
    const responses = await Promise.all(passwords.map((each) => reset(client, token, each)))
    const statuses = responses.map((response) => response.status())
    assert.deepEqual(statuses.toSorted(), [204, ...Array(9).fill(410)])
    const winner = passwords[statuses.indexOf(204)]!
    ;(await signIn(client, member, winner)).assertStatus(200)
    const { rows } = await db.rawQuery(
      `select count(*)::int as count from domain_events where name = 'password.changed' and aggregate_id = ?`,
      [member.user.id]
    )
    assert.deepEqual(rows, [{ count: 1 }])
  })

  test('is void after a change of the password', async ({ client, assert }) => {
    const token = await newResetToken(member)
    await db.rawQuery(`update users set password_hash = password_hash || 'x' where id = ?`, [
      member.user.id,
    ])
    assert.equal((await reset(client, token)).status(), 410)
  })

  test('is void after 30 minutes', async ({ client, assert }) => {
    const token = await requestedToken(client, member)
    const { rows } = await db.rawQuery(
      `update password_resets set expires_at = expires_at - interval '30 minutes' where email = ?
       returning extract(epoch from now() - expires_at)::float8 as seconds`,
      [member.user.email]
    )
    assert.closeTo(rows[0].seconds, 15, 15)
    assert.equal((await reset(client, token)).status(), 410)
  })

  test('is void after 30 minutes although newer requests were made', async ({
    client,
    assert,
    cleanup,
  }) => {
    cleanup(() => mock.timers.reset())
    const issued = Date.now()
    const token = await requestedToken(client, member)
    await forget(client, member.user.email)
    mock.timers.enable({ apis: ['Date'], now: issued + 29 * MINUTE_MS })
    assert.isNotNull(readResetToken(token))
    mock.timers.setTime(issued + 31 * MINUTE_MS)
    assert.isNull(readResetToken(token))
  })

  test('stays valid after newer requests, until one of the links is used', async ({
    client,
    assert,
  }) => {
    const first = await requestedToken(client, member)
    await letPass(15, member)
    const second = await requestedToken(client, member)
    await letPass(15, member)
    const third = await requestedToken(client, member)
    ;(await reset(client, first)).assertStatus(204)
    for (const token of [second, third]) assert.equal((await reset(client, token)).status(), 410)
  })

  test('is void while the member is blocked', async ({ client, assert }) => {
    const token = await newResetToken(member)
    await db.rawQuery('update users set blocked_at = now() where id = ?', [member.user.id])
    assert.equal((await reset(client, token)).status(), 410)
  })

  test('is void with one bit flipped at any position', async ({ client, assert }) => {
    const token = await newResetToken(member)
    const forgeries = flippedBits(token)
    for (const [position, forged] of forgeries.entries())
      assert.isNull(readResetToken(forged), `position ${position}`)
    assert.equal((await reset(client, forgeries.at(-1)!)).status(), 410)
    ;(await signIn(client, member, PASSWORD)).assertStatus(200)
    ;(await reset(client, token)).assertStatus(204)
  })

  test('is void for another purpose, and so is one of another purpose', async ({
    client,
    assert,
  }) => {
    const { id: userId, email } = member.user
    for (const purpose of ['verify', 'disown'] as const) {
      const response = await reset(client, emailToken(purpose, { userId, email }))
      assert.equal(response.status(), 410)
    }
    const token = await newResetToken(member)
    for (const call of ['verify', 'disown']) {
      const response = await client
        .post(`/api/user/email/${call}`)
        .header('x-forwarded-for', randomIp())
        .json({ token })
      assert.equal(response.status(), 410)
    }
  })

  test('changes no other member', async ({ client }) => {
    const other = await Member.join(client, 'Other Member')
    await newResetToken(other)
    ;(await reset(client, await newResetToken(member))).assertStatus(204)
    ;(await other.get('/api/auth/user')).assertStatus(200)
    ;(await signIn(client, other, PASSWORD)).assertStatus(200)
  })

  test('is void after the e-mail address got another owner', async ({ client, assert }) => {
    const email = newAccount('Former Owner').email
    await db.rawQuery('update users set password_hash = null, email = ? where id = ?', [
      email,
      member.user.id,
    ])
    const token = await newResetToken(member)
    const next = await Member.join(client, 'Next Owner')
    await db.rawQuery(`update users set email = id || '@closed.invalid' where id = ?`, [
      member.user.id,
    ])
    await db.rawQuery('update users set password_hash = null, email = ? where id = ?', [
      email,
      next.user.id,
    ])
    assert.equal((await reset(client, token)).status(), 410)
  })
})

test.group('A request to reset a password', () => {
  test('gets the same response for a member, a blocked member and an unknown address', async ({
    client,
    assert,
  }) => {
    const [known, blocked] = [
      await Member.join(client, 'Known Member'),
      await Member.join(client, 'Blocked Member'),
    ]
    await db.rawQuery('update users set blocked_at = now() where id = ?', [blocked.user.id])
    const unknown = newAccount('Un Known').email
    const responses = []
    for (const email of [known.user.email, blocked.user.email, unknown]) {
      const response = await forget(client, email)
      const { 'date': _, 'x-request-id': __, ...headers } = response.headers()
      responses.push({ status: response.status(), text: response.text(), headers })
    }
    assert.equal(responses[0]!.status, 202)
    assert.deepEqual(responses[1], responses[0])
    assert.deepEqual(responses[2], responses[0])
    await waitForResets()
    assert.lengthOf(await mailsTo(known.user.email, 'password_reset'), 1)
    assert.isEmpty(await mailsTo(blocked.user.email, 'password_reset'))
    assert.isEmpty(await mailsTo(unknown, 'password_reset'))
  })

  test('writes the same rows for a member and an unknown address', async ({ client, assert }) => {
    const { user } = await Member.join(client, 'Known Member')
    const unknown = newAccount('Un Known').email
    const written = []
    for (const email of [user.email, unknown]) {
      ;(await forget(client, email)).assertStatus(202)
      const { rows } = await db.rawQuery(
        `select e.name, e.payload = jsonb_build_object('resetId', r.id) as "hasOnlyId",
           array(select subscriber from deliveries d where d.event_id = e.id) as subscribers
         from password_resets r join domain_events e on e.aggregate_id = r.id where r.email = ?`,
        [email]
      )
      written.push(rows)
    }
    const subscribers = ['send_account_email']
    const row = { name: 'password.reset_requested', hasOnlyId: true, subscribers }
    assert.deepEqual(written, [[row], [row]])
  })

  test('sends one e-mail in 15 minutes, also to other spellings that the database equates', async ({
    client,
    assert,
  }) => {
    const member = await Member.join(client, 'Ira Bombed')
    const { email } = member.user
    const spellings = [email, email.toUpperCase(), ` ${email}`, email.replace('i', 'İ')]
    for (const typed of [...spellings, ...spellings])
      (await forget(client, typed)).assertStatus(202)
    await waitForResets()
    assert.lengthOf(await mailsTo(email, 'password_reset'), 1)
    await letPass(15, member)
    ;(await forget(client, email)).assertStatus(202)
    await waitForResets()
    assert.lengthOf(await mailsTo(email, 'password_reset'), 2)
  })

  test('sends an e-mail at once after a reset or a change of the password', async ({
    client,
    assert,
  }) => {
    const member = await Member.join(client, 'Forgetful Member')
    ;(await reset(client, await requestedToken(client, member))).assertStatus(204)
    await requestedToken(client, member)
    const again = member.withCookieOf(await signIn(client, member, NEW_PASSWORD))
    const change = { current: NEW_PASSWORD, next: 'third-password' }
    ;(await again.put('/api/user/password').json(change)).assertStatus(204)
    await requestedToken(client, member)
    assert.lengthOf(await mailsTo(member.user.email, 'password_reset'), 3)
  })

  test('is limited to 60 an hour per network', async ({ client, assert }) => {
    const ip = randomIp()
    for (let n = 0; n < 59; n += 1) await limitPasswordResets(ip)
    ;(await forget(client, newAccount('Un Known').email, ip)).assertStatus(202)
    const rejected = await forget(client, newAccount('Un Known').email, ip)
    assertRateLimited(rejected, 3_600)
    assert.equal(rejected.body().code, 'tooManyResetsOfNetwork')
  })

  test('leaves no e-mail address behind after its link has expired', async ({ client, assert }) => {
    const email = newAccount('Un Known').email
    ;(await forget(client, email)).assertStatus(202)
    await waitForResets()
    const { clearPasswordResets } = await import('#modules/identity/commands/clear_password_resets')
    const count = async () => {
      await clearPasswordResets()
      const query = 'select count(*)::int as count from password_resets where email = ?'
      return (await db.rawQuery(query, [email])).rows[0].count
    }
    assert.equal(await count(), 1)
    await db.rawQuery(
      `update password_resets set expires_at = expires_at - interval '31 minutes' where email = ?`,
      [email]
    )
    assert.equal(await count(), 0)
  })

  test('sends no e-mail when its link has expired before the delivery', async ({
    client,
    assert,
  }) => {
    const { user } = await Member.join(client, 'Late Member')
    ;(await forget(client, user.email)).assertStatus(202)
    await waitForResets()
    assert.lengthOf(await mailsTo(user.email, 'password_reset'), 1)
    await db.rawQuery(
      `with expired as (update password_resets set expires_at = now() where email = ? returning id)
       update deliveries d set state = 'pending', next_at = now(), due_at = now()
       from domain_events e, expired where e.id = d.event_id and e.aggregate_id = expired.id`,
      [user.email]
    )
    await db.rawQuery(`delete from sent_mails where user_id = ? and kind = 'password_reset'`, [
      user.id,
    ])
    await waitForResets()
    assert.lengthOf(await mailsTo(user.email, 'password_reset'), 1)
  })
})

test.group('Invalid links', () => {
  test('are limited to 30 an hour per network, where a valid one is taken all the same', async ({
    client,
    assert,
  }) => {
    const member = await Member.join(client, 'Honest Member')
    const ip = randomIp()
    for (let n = 1; n <= 29; n += 1) await countInvalidLink(ip)
    assert.equal((await reset(client, 'forged', NEW_PASSWORD, ip)).status(), 410)
    const rejected = await reset(client, 'forged', NEW_PASSWORD, ip)
    assertRateLimited(rejected, 3_600)
    assert.equal(rejected.body().code, 'tooManyInvalidLinks')
    ;(await reset(client, await newResetToken(member), NEW_PASSWORD, ip)).assertStatus(204)
  })
})
