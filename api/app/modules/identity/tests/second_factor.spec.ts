import { test } from '@japa/runner'
import type { ApiClient, ApiResponse } from '@japa/api-client'
import db from '@adonisjs/lucid/services/db'
import env from '#start/env'
import { AuthenticatorApp } from '#harness/authenticator_app'
import { PASSWORD } from '#harness/new_account'
import { randomIp } from '#harness/random_ip'
import { closeSocketsOfSessions } from '#shared/realtime/live_channel'
import { until } from '#harness/until'
import { assertRateLimited } from '#tests/assert_rate_limited'
import { setUpSecondFactor, startSetUp } from '#tests/set_up_second_factor'
import { newSubscription } from '#tests/browser_subscription'
import { errorBody } from '#tests/error_body'
import type { Member } from '#tests/member'
import { newAdmin } from '#tests/new_admin'
import { openPage } from '#tests/open_page'
import { stopClock } from '#tests/stop_clock'
import { untilBlockedBy } from '#tests/until_blocked_by'

const STATE = '/api/user/second-factor'
const VERIFY = '/api/user/second-factor/verify'
const ADMIN_CALLS = [
  '/api/admin/verification-documents',
  '/api/admin/verification-documents/counts',
] as const
const STEP_SECONDS = 30
const WINDOW_SECONDS = 15 * 60
const DAY_SECONDS = 24 * 60 * 60

const CODE_REQUIRED = errorBody(
  'secondFactorRequired',
  'Please enter the code of your authenticator app first.'
)
const WRONG_CODE = errorBody(
  'secondFactorCodeWrong',
  'This code is wrong or was already used. Please enter the next one of your app.',
  { field: 'code' }
)

test.group('A second factor', (group) => {
  let clock: ReturnType<typeof stopClock>
  let member: Member

  group.each.setup(async ({ context }) => {
    clock = stopClock()
    member = await newAdmin(context.client)
    return () => clock.restart()
  })

  test('gives a session administrator rights, and a new id, after a code', async ({ assert }) => {
    const { app } = await setUpSecondFactor(member)
    const admin = await member.signInAgain()
    await assertCodeRequired(admin)
    clock.advance(STEP_SECONDS)
    const response = await admin.post(VERIFY).json({ code: app.code() })
    response.assertStatus(204)
    const passed = admin.withCookieOf(response)
    for (const call of ADMIN_CALLS) (await passed.get(call)).assertStatus(200)
    ;(await admin.get('/api/auth/user')).assertStatus(401)
    ;(await passed.get('/api/auth/user')).assertStatus(200)
    assert.notEqual(passed.cookie, admin.cookie)
  })

  test('is shown as its administrator sees it', async ({ assert }) => {
    const off = { isOn: false, isRequired: false, isPassed: false, recoveryCodesLeft: 0 }
    assert.deepEqual((await member.get(STATE)).body(), { ...off, hasPassword: true })
    await startSetUp(member)
    assert.deepEqual((await member.get(STATE)).body(), { ...off, hasPassword: true })
    const { admin } = await setUpSecondFactor(member)
    const on = { isOn: true, isRequired: false, recoveryCodesLeft: 10, hasPassword: true }
    assert.deepEqual((await admin.get(STATE)).body(), { ...on, isPassed: true })
    const other = await admin.signInAgain()
    assert.deepEqual((await other.get(STATE)).body(), { ...on, isPassed: false })
  })

  test('ends the member’s other sessions when it is confirmed', async ({ cleanup }) => {
    const older = await member.signInAgain()
    const page = openPage(older.cookie)
    cleanup(() => void page.socket.disconnect())
    await until('the page is connected', () => page.unread.length > 0)
    const { admin } = await setUpSecondFactor(member)
    ;(await older.get('/api/auth/user')).assertStatus(401)
    ;(await member.get('/api/auth/user')).assertStatus(401)
    ;(await admin.get(ADMIN_CALLS[0])).assertStatus(200)
    await until('the page is closed', () => page.isClosed)
  })

  test('is confirmed after a suspension that has begun, without a deadlock', async ({
    cleanup,
  }) => {
    const app = await startSetUp(member)
    const { id } = member.user
    await member.signInAgain()
    const trx = await db.transaction()
    cleanup(() => trx.rollback())
    await trx.rawQuery('select from users where id = ? for update', [id])
    await trx.rawQuery(
      `delete from sessions where id = (
         select id from sessions where user_id = ? order by started_at desc, id desc limit 1
       )`,
      [id]
    )
    const confirmed = member.post(`${STATE}/confirm`).json({ code: app.code() }).send()
    await untilBlockedBy(trx)
    await trx.rawQuery('delete from sessions where user_id = ?', [id])
    await trx.commit()
    ;(await confirmed).assertStatus(401)
  })

  test('changes nothing before it is confirmed', async () => {
    await startSetUp(member)
    for (const call of ADMIN_CALLS) (await member.get(call)).assertStatus(200)
    const again = await member.signInAgain()
    ;(await again.get(ADMIN_CALLS[0])).assertStatus(200)
  })

  test('leaves the responses to a sign-in as they are', async ({ client, assert }) => {
    const { admin } = await setUpSecondFactor(member)
    const signIn = await client
      .post('/api/login/email')
      .json({ username: admin.user.username, password: PASSWORD })
    signIn.assertStatus(200)
    assert.deepEqual(signIn.body(), { ...admin.user, role: 'admin' })
  })

  test('accepts each code once, also from concurrent sessions', async ({ assert }) => {
    const { app } = await setUpSecondFactor(member)
    clock.advance(STEP_SECONDS)
    const sessions = await Promise.all([1, 2, 3, 4].map(() => member.signInAgain()))
    const code = app.code()
    const responses = await Promise.all(sessions.map((each) => each.post(VERIFY).json({ code })))
    const statuses = responses.map((each) => each.status()).sort()
    assert.deepEqual(statuses, [204, 422, 422, 422])
    const late = responses.find((each) => each.status() === 422)!
    assert.deepEqual(late.body(), WRONG_CODE)
  })

  test('rejects the code that confirmed it, and older ones', async () => {
    const { app } = await setUpSecondFactor(member)
    const admin = await member.signInAgain()
    for (const steps of [0, -1]) {
      ;(await admin.post(VERIFY).json({ code: app.code(steps) })).assertStatus(422)
    }
    await assertCodeRequired(admin)
  })

  test('accepts the code of a clock that is {$self} steps ahead')
    .with([-1, 0, 1])
    .run(async (_, steps) => {
      const { app } = await setUpSecondFactor(member)
      clock.advance(10 * STEP_SECONDS)
      const admin = await member.signInAgain()
      ;(await admin.post(VERIFY).json({ code: app.code(steps) })).assertStatus(204)
    })

  test('rejects the code of a clock that is {$self} steps ahead')
    .with([-2, 2])
    .run(async (_, steps) => {
      const { app } = await setUpSecondFactor(member)
      clock.advance(10 * STEP_SECONDS)
      const admin = await member.signInAgain()
      ;(await admin.post(VERIFY).json({ code: app.code(steps) })).assertStatus(422)
    })

  test('rejects {$self} as a code before it counts')
    .with(['', '12345', '1234567', 'abcdef', 'A'.repeat(15), '0'.repeat(16), 123456, null, ['1']])
    .run(async ({ assert }, code) => {
      await setUpSecondFactor(member)
      const admin = await member.signInAgain()
      const response = await admin.post(VERIFY).json({ code })
      response.assertStatus(422)
      assert.equal(response.body().code, 'secondFactorCodeInvalid')
    })

  test('loses its mark at sign-out and at the next sign-in of the same browser', async ({
    client,
    assert,
  }) => {
    const { admin } = await setUpSecondFactor(member)
    const signIn = await client
      .post('/api/login/email')
      .header('cookie', admin.cookie)
      .json({ username: admin.user.username, password: PASSWORD })
    signIn.assertStatus(200)
    await assertCodeRequired(admin.withCookieOf(signIn))
    ;(await admin.get('/api/auth/user')).assertStatus(401)

    const next = admin.withCookieOf(signIn)
    await next.get('/api/logout').redirects(0)
    const { rows } = await db.rawQuery('select from sessions where user_id = ?', [admin.user.id])
    assert.isEmpty(rows)
    ;(await next.get(ADMIN_CALLS[0])).assertStatus(401)
  })

  test('gives no rights and no cookie to a session that is ended while its code is verified', async ({
    assert,
  }) => {
    const { app } = await setUpSecondFactor(member)
    const admin = await member.signInAgain()
    clock.advance(STEP_SECONDS)
    const response = await endedMeanwhile(admin, VERIFY, app.code())
    response.assertStatus(401)
    assert.isUndefined(response.header('set-cookie'))
    ;(await admin.get('/api/auth/user')).assertStatus(401)
    const { rows } = await db.rawQuery('select data from sessions where user_id is null')
    assert.isEmpty(rows)
  })

  test('is not confirmed by a session that is ended while its code is verified', async ({
    assert,
  }) => {
    const app = await startSetUp(member)
    const response = await endedMeanwhile(member, `${STATE}/confirm`, app.code())
    response.assertStatus(401)
    const again = await member.signInAgain()
    assert.isFalse((await again.get(STATE)).body().isOn)
  })

  test('keeps the push subscription of a session that gets a new id, whose sockets close with the new one', async ({
    assert,
    cleanup,
  }) => {
    const { app } = await setUpSecondFactor(member)
    const admin = await member.signInAgain()
    ;(await admin.put('/api/push/subscriptions').json(newSubscription())).assertStatus(204)
    const page = openPage(admin.cookie)
    cleanup(() => void page.socket.disconnect())
    await until('the page is connected', () => page.unread.length > 0)
    clock.advance(STEP_SECONDS)
    const verified = await admin.post(VERIFY).json({ code: app.code() })
    verified.assertStatus(204)
    const { rows } = await db.rawQuery('select from push_subscriptions where user_id = ?', [
      admin.user.id,
    ])
    assert.lengthOf(rows, 1)
    assert.isFalse(page.isClosed)
    const { rows: sessions } = await db.rawQuery('select id from sessions where user_id = ?', [
      admin.user.id,
    ])
    closeSocketsOfSessions(sessions.map(({ id }: { id: string }) => id))
    await until('the page is closed', () => page.isClosed)
  })

  test('is stored encrypted for its member, its recovery codes as keyed hashes', async ({
    client,
    assert,
  }) => {
    const response = await member.post(STATE).json({ password: PASSWORD })
    const { secret, url } = response.body()
    assert.match(secret, /^[A-Z2-7]{32}$/)
    assert.match(url, /^otpauth:\/\/totp\/Saajha:/)
    assert.include(url, encodeURIComponent(member.user.email))
    assert.include(url, `secret=${secret}`)
    const app = new AuthenticatorApp(secret)
    const confirmed = await member.post(`${STATE}/confirm`).json({ code: app.code() })
    const { recoveryCodes } = confirmed.body()
    assert.lengthOf(new Set(recoveryCodes), 10)
    const { rows } = await db.rawQuery(
      `select secret, array(select hash from recovery_codes r where r.user_id = f.user_id) as hashes
       from second_factors f where user_id = ?`,
      [member.user.id]
    )
    const stored = JSON.stringify(rows)
    for (const text of [secret, ...recoveryCodes]) {
      assert.notInclude(stored, text)
      assert.notInclude(stored, Buffer.from(text).toString('base64url'))
    }

    const thief = await newAdmin(client)
    const own = await setUpSecondFactor(thief)
    await db.rawQuery('update second_factors set secret = ? where user_id = ?', [
      rows[0].secret,
      thief.user.id,
    ])
    clock.advance(STEP_SECONDS)
    const copied = await own.admin.post(VERIFY).json({ code: app.code() })
    copied.assertStatus(422)
  })

  test('is set up only with the password, whose guessing counts as at sign-in', async ({
    client,
    assert,
  }) => {
    const missing = await member.post(STATE).json({})
    missing.assertStatus(422)
    const wrong = errorBody('wrongPassword', 'This password is wrong.', { field: 'password' })
    assert.deepEqual(missing.body(), wrong)
    const from = randomIp()
    const guess = () =>
      member.post(STATE).header('x-forwarded-for', from).json({ password: 'guess' })
    await db.rawQuery('delete from sign_in_networks where user_id = ?', [member.user.id])
    for (let n = 1; n <= 10; n++) (await guess()).assertStatus(422)
    assertRateLimited(await guess(), WINDOW_SECONDS)
    const signIn = await client
      .post('/api/login/email')
      .header('x-forwarded-for', from)
      .json({ username: member.user.username, password: PASSWORD })
    assertRateLimited(signIn, WINDOW_SECONDS)
  })

  test('has a new secret after another start, and none once it is on', async ({ assert }) => {
    const first = await startSetUp(member)
    const { admin } = await setUpSecondFactor(member)
    const again = await admin.post(STATE).json({ password: PASSWORD })
    again.assertStatus(409)
    assert.deepEqual(again.body(), errorBody('secondFactorOn', 'Two-step sign-in is already on.'))
    clock.advance(STEP_SECONDS)
    ;(await admin.post(VERIFY).json({ code: first.code() })).assertStatus(422)
    const confirm = await admin.post(`${STATE}/confirm`).json({ code: first.code() })
    confirm.assertStatus(409)
  })

  test('is confirmed only after a start, by a code of the app', async ({ assert }) => {
    const early = await member.post(`${STATE}/confirm`).json({ code: '123456' })
    early.assertStatus(409)
    assert.deepEqual(early.body(), errorBody('secondFactorOff', "Two-step sign-in isn't on."))
    const app = await startSetUp(member)
    const wrong = await member.post(`${STATE}/confirm`).json({ code: app.code(5) })
    assert.deepEqual(wrong.body(), WRONG_CODE)
    ;(await member.post(VERIFY).json({ code: app.code() })).assertStatus(409)
    assert.isFalse((await member.get(STATE)).body().isOn)
  })

  test('is removed only with password and code', async ({ assert }) => {
    const { admin, app } = await setUpSecondFactor(member)
    clock.advance(STEP_SECONDS)
    const code = app.code()
    for (const body of [
      { code },
      { code, password: 'guess' },
      { code: '000000', password: PASSWORD },
    ]) {
      ;(await admin.delete(STATE).json(body)).assertStatus(422)
    }
    await assertCodeRequired(await admin.signInAgain())
    ;(await admin.delete(STATE).json({ code, password: PASSWORD })).assertStatus(204)
    const { rows } = await db.rawQuery('select from recovery_codes where user_id = ?', [
      member.user.id,
    ])
    assert.isEmpty(rows)
    const again = await admin.signInAgain()
    ;(await again.get(ADMIN_CALLS[0])).assertStatus(200)
  })

  test('is not passed by a session that passed the one before', async ({ assert }) => {
    const { admin } = await setUpSecondFactor(member)
    await db.rawQuery('update second_factors set id = uuidv7() where user_id = ?', [member.user.id])
    await assertCodeRequired(admin)
    assert.isFalse((await admin.get(STATE)).body().isPassed)
  })

  test('is required for every administrator call if the site requires one', async ({
    assert,
    cleanup,
  }) => {
    env.set('ADMIN_SECOND_FACTOR', 'required')
    cleanup(() => env.set('ADMIN_SECOND_FACTOR', 'optional'))
    for (const call of ADMIN_CALLS) {
      const response = await member.get(call)
      response.assertStatus(403)
      assert.deepEqual(
        response.body(),
        errorBody('secondFactorMissing', 'Please set up two-step sign-in in your profile first.')
      )
    }
    assert.isTrue((await member.get(STATE)).body().isRequired)
    const { admin } = await setUpSecondFactor(member)
    for (const call of ADMIN_CALLS) (await admin.get(call)).assertStatus(200)
  })

  test('gives no rights to a member who is no administrator', async ({ client }) => {
    const { admin } = await setUpSecondFactor(await newAdmin(client))
    await db.rawQuery(`update users set role = 'member' where id = ?`, [admin.user.id])
    for (const call of ADMIN_CALLS) (await admin.get(call)).assertStatus(403)
    ;(await admin.get(STATE)).assertStatus(403)
  })
})

test.group('Wrong codes of a second factor', (group) => {
  let clock: ReturnType<typeof stopClock>

  group.tap((each) => each.timeout(180_000))
  group.each.setup(() => {
    clock = stopClock()
    return () => clock.restart()
  })

  const setUp = async (client: ApiClient) => {
    const set = await setUpSecondFactor(await newAdmin(client))
    clock.advance(STEP_SECONDS)
    const wrong = () => set.admin.post(VERIFY).json({ code: set.app.code(20) })
    return { ...set, wrong }
  }

  test('are verified five times in 15 minutes, over all sessions and networks', async ({
    client,
    assert,
  }) => {
    const { admin, app } = await setUp(client)
    const sessions = await Promise.all([1, 2, 3, 4].map(() => admin.signInAgain()))
    const guesses = sessions.flatMap((each) =>
      [1, 2].map(() =>
        each
          .post(VERIFY)
          .header('x-forwarded-for', randomIp())
          .json({ code: app.code(20) })
      )
    )
    const statuses = (await Promise.all(guesses)).map((each) => each.status()).sort()
    assert.deepEqual(statuses, [422, 422, 422, 422, 422, 429, 429, 429])
    const right = await sessions[0]!.post(VERIFY).json({ code: app.code() })
    assertRateLimited(right, WINDOW_SECONDS)
    assert.equal(right.body().code, 'tooManyWrongCodes')
  })

  test('are verified twenty times in a day', async ({ client, assert }) => {
    const { admin, app, wrong } = await setUp(client)
    for (let round = 1; round <= 4; round++) {
      for (let n = 1; n <= 5; n++) (await wrong()).assertStatus(422)
      await db.rawQuery(`delete from rate_limits where key like '%second_factor_codes:%'`)
    }
    const right = await admin.post(VERIFY).json({ code: app.code() })
    assert.isAbove(assertRateLimited(right, DAY_SECONDS), WINDOW_SECONDS)
  })

  test('do not keep a recovery code from working', async ({ client, assert }) => {
    const { admin, recoveryCodes, wrong } = await setUp(client)
    for (let n = 1; n <= 5; n++) (await wrong()).assertStatus(422)
    ;(await wrong()).assertStatus(429)
    const lost = await admin.signInAgain()
    const typed = recoveryCodes[3]!.toLowerCase().replace(/(.{4})/g, '$1- ')
    const response = await lost.post(VERIFY).json({ code: typed })
    response.assertStatus(204)
    const passed = lost.withCookieOf(response)
    ;(await passed.get(ADMIN_CALLS[0])).assertStatus(200)
    assert.equal((await passed.get(STATE)).body().recoveryCodesLeft, 9)
  })

  test('include a used recovery code, and are counted separately for those', async ({
    client,
    assert,
  }) => {
    const { admin, app, recoveryCodes } = await setUp(client)
    const [code] = recoveryCodes
    const sessions = await Promise.all([1, 2, 3].map(() => admin.signInAgain()))
    const responses = await Promise.all(sessions.map((each) => each.post(VERIFY).json({ code })))
    assert.deepEqual(responses.map((each) => each.status()).sort(), [204, 422, 422])
    const late = await admin.signInAgain()
    for (let n = 3; n <= 20; n++) (await late.post(VERIFY).json({ code })).assertStatus(422)
    assertRateLimited(await late.post(VERIFY).json({ code }), WINDOW_SECONDS)
    ;(await late.post(VERIFY).json({ code: app.code() })).assertStatus(204)
  })

  test('are rejected with another member’s recovery code', async ({ client }) => {
    const { recoveryCodes } = await setUp(client)
    const { admin } = await setUp(client)
    const other = await admin.signInAgain()
    ;(await other.post(VERIFY).json({ code: recoveryCodes[0] })).assertStatus(422)
  })
})

/** Sends a code, and ends all sessions of its administrator while the request waits for the second factor. */
async function endedMeanwhile(admin: Member, path: string, code: string): Promise<ApiResponse> {
  const trx = await db.transaction()
  await trx.rawQuery('select from second_factors where user_id = ? for update', [admin.user.id])
  const sent = admin.post(path).json({ code }).send()
  await until('the request waits for the lock', async () => {
    const { rows } = await db.rawQuery(
      `select from pg_stat_activity where wait_event_type = 'Lock' and query like '%second_factors%'`
    )
    return rows.length > 0
  })
  await db.rawQuery('delete from sessions where user_id = ?', [admin.user.id])
  await trx.rollback()
  return sent
}

async function assertCodeRequired(admin: Member): Promise<void> {
  for (const call of ADMIN_CALLS) {
    const response = await admin.get(call)
    response.assertStatus(403)
    response.assertBody(CODE_REQUIRED)
  }
}
