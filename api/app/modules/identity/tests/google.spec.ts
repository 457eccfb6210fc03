import { test } from '@japa/runner'
import app from '@adonisjs/core/services/app'
import type { ApiClient } from '@japa/api-client'
import db from '@adonisjs/lucid/services/db'
import { LIMITS } from '@saajha/contract/limits'
import { setUpSecondFactor } from '#tests/set_up_second_factor'
import { newCalendarPath } from '#tests/calendar_feed'
import { errorBody } from '#tests/error_body'
import { GoogleStandIn, type GoogleAccount } from '#tests/google_stand_in'
import { PASSWORD } from '#harness/new_account'
import { randomIp } from '#harness/random_ip'
import { limitGoogleCodes } from '#modules/identity/limits'
import { mailsTo } from '#tests/mails'
import { Member } from '#tests/member'
import { newAdmin } from '#tests/new_admin'
import { openPage } from '#tests/open_page'
import { until } from '#harness/until'
import { site } from '#tests/site'
import { CookieClient } from '#tests/cookie_client'
import { pushToMember } from '#shared/realtime/live_channel'
import { stopClock } from '#tests/stop_clock'
import { waitForDeliveries } from '#tests/wait_for_deliveries'

const ADMIN_CALL = '/api/admin/verification-documents'

let otherMembers = 0

test.group('Sign-in with Google', (group) => {
  let google: GoogleStandIn
  let browser: CookieClient

  group.setup(async () => {
    google = await GoogleStandIn.open()
    return () => google.close().catch(() => {})
  })

  group.each.setup(() => {
    browser = new CookieClient()
  })

  const otherMember = (changes: Partial<GoogleAccount> = {}): GoogleAccount => {
    const sub = `other-${++otherMembers}`
    const email = `${sub}@example.in`
    const person = { sub, email, email_verified: true, name: 'Zoya Khan', ...changes }
    google.addAccount(person)
    return person
  }

  test('opens an account without a password for a new Google user and returns to their page', async ({
    client,
    assert,
  }) => {
    const person = otherMember()
    const end = await signIn(browser, person, '/item/7?from=search')
    assert.equal(end, site('/item/7?from=search&signin=created'))
    const user = await whoIs(client, browser)
    assert.containsSubset(user, { email: person.email, fullName: 'Zoya Khan', role: 'member' })
    assert.equal(user.username, person.sub)

    const byPassword = await client
      .post('/api/login/email')
      .json({ username: person.email, password: '' })
    byPassword.assertStatus(422)
    const guessed = await client
      .post('/api/login/email')
      .json({ username: person.email, password: 'guess' })
    guessed.assertStatus(401)
    assert.deepEqual(guessed.body(), errorBody('invalidCredentials', 'Invalid credentials'))
  })

  test('finds the member of a Google identity after their email has changed', async ({
    client,
    assert,
  }) => {
    const person = otherMember()
    await signIn(browser, person)
    const before = await whoIs(client, browser)
    google.addAccount({ ...person, email: 'changed@example.in', email_verified: false })
    const later = new CookieClient()
    assert.equal(await signIn(later, person), site('/?signin=welcome'))
    assert.equal((await whoIs(client, later)).id, before.id)
  })

  test('sends an e-mail about a sign-in on a new device in a new network, and none about a sign-up', async ({
    client,
    assert,
  }) => {
    const person = otherMember()
    const mails = async () => {
      await waitForDeliveries()
      return mailsTo(person.email, 'session_opened')
    }
    await signIn(browser, person)
    await signIn(new CookieClient(), person)
    assert.isEmpty(await mails())
    const { id } = await whoIs(client, browser)
    await db.rawQuery(`update sign_in_networks set network = 'elsewhere' where user_id = ?`, [id])
    await signIn(new CookieClient(), person)
    assert.lengthOf(await mails(), 1)
  })

  test('links a member’s account by a verified email and removes its password', async ({
    client,
    assert,
  }) => {
    const member = await Member.join(client, 'Linked Person')
    const person = otherMember({ email: member.user.email.toUpperCase() })
    assert.equal(await signIn(browser, person), site('/?signin=linked'))
    assert.equal((await whoIs(client, browser)).id, member.user.id)
    ;(await member.get('/api/auth/user')).assertStatus(401)
    const { username } = member.user
    const byPassword = await client.post('/api/login/email').json({ username, password: PASSWORD })
    byPassword.assertStatus(401)
    assert.equal(await signIn(new CookieClient(), person), site('/?signin=welcome'))
  })

  test('ends a secret calendar URL that was made before the account was linked', async ({
    client,
  }) => {
    const member = await Member.join(client, 'Linked Person')
    const path = await newCalendarPath(member)
    await signIn(browser, otherMember({ email: member.user.email }))
    await waitForDeliveries()
    ;(await client.get(path)).assertStatus(404)
  })

  test('closes the sockets of an account’s sessions after the response that links it to Google', async ({
    client,
    assert,
    cleanup,
  }) => {
    const member = await Member.join(client, 'Watched Person')
    const page = openPage(member.cookie)
    cleanup(() => void page.socket.disconnect())
    await until('the page is connected', () => page.unread.length > 0)
    const trx = await lockNetworks()
    cleanup(() => trx.rollback())
    const end = signIn(browser, otherMember({ email: member.user.email }))
    await untilResponseWaits()
    pushToMember(member.user.id, 'unread-count', { count: 7, version: 7 })
    await until('the page still gets pushes', () => page.unread.at(-1)?.count === 7)
    await trx.rollback()
    assert.equal(await end, site('/?signin=linked'))
    await until('the page is closed', () => page.isClosed)
  })

  test('closes the sockets of the former session after its response, whose cookie a page then sends', async ({
    client,
    cleanup,
  }) => {
    const person = otherMember()
    await signIn(browser, person)
    const page = openPage(browser.cookie)
    cleanup(() => void page.socket.disconnect())
    await until('the page is connected', () => page.unread.length > 0)
    const trx = await lockNetworks()
    cleanup(() => trx.rollback())
    // Google still knows the browser and redirects at once.
    const end = browser.follow(site('/api/login'), (url) => url === site('/?signin=welcome'))
    await untilResponseWaits()
    const { id } = await whoIs(client, browser)
    pushToMember(id, 'unread-count', { count: 7, version: 7 })
    await until('the page still gets pushes', () => page.unread.at(-1)?.count === 7)
    await trx.rollback()
    await end
    await until('the page is closed', () => page.isClosed)
    ;(await client.get('/api/auth/user').header('cookie', browser.cookie)).assertStatus(200)
  })

  test('opens no account for an email that Google has not verified', async ({ client, assert }) => {
    const member = await Member.join(client, 'Coveted Person')
    const end = await signIn(
      browser,
      otherMember({ email: member.user.email, email_verified: false })
    )
    assert.equal(end, site('/?signin=unverified'))
    await isGuest(client, browser)
    ;(await member.get('/api/auth/user')).assertStatus(200)
    const newcomer = otherMember({ email_verified: false })
    assert.equal(await signIn(new CookieClient(), newcomer), site('/?signin=unverified'))
    const { rows } = await db.rawQuery('select from users where email = ?', [newcomer.email])
    assert.isEmpty(rows)
  })

  test('opens no account unless email_verified is the boolean true', async ({ assert }) => {
    for (const word of ['true', 'false', 1] as unknown[]) {
      const person = otherMember({ email_verified: word as boolean })
      assert.equal(await signIn(new CookieClient(), person), site('/?signin=unverified'))
    }
  })

  test('clears the return cookie at the callback', async ({ assert }) => {
    const callback = await leaveGoogle(browser, otherMember(), '/item/7')
    assert.include(browser.cookie, 'return_to=')
    await browser.visit(callback)
    assert.notInclude(browser.cookie, 'return_to=')
  })

  test('truncates a name longer than the profile’s limit', async ({ client, assert }) => {
    await signIn(browser, otherMember({ name: 'Zoya'.repeat(LIMITS.fullName.max) }))
    assert.equal((await whoIs(client, browser)).fullName, 'Zoya'.repeat(LIMITS.fullName.max / 4))
  })

  test('prefixes an email too short for a user name with "member"', async ({ client, assert }) => {
    await signIn(browser, otherMember({ email: 'zk@example.in' }))
    assert.equal((await whoIs(client, browser)).username, 'memberzk')
  })

  test('truncates a taken user name of maximum length before adding a number', async ({
    client,
    assert,
  }) => {
    const longest = `zoya${'a'.repeat(LIMITS.username.max)}`
    const names: string[] = []
    for (const domain of ['one.example.in', 'other.example.in']) {
      const visitor = new CookieClient()
      await signIn(visitor, otherMember({ email: `${longest}@${domain}` }))
      names.push((await whoIs(client, visitor)).username)
    }
    const base = longest.slice(0, LIMITS.username.max - 6)
    assert.equal(names[0], base)
    assert.match(names[1]!, new RegExp(`^${base}\\d{6}$`))
  })

  test('rejects a blocked member', async ({ client, assert }) => {
    const member = await Member.join(client, 'Blocked Person')
    const person = otherMember({ email: member.user.email })
    assert.equal(await signIn(new CookieClient(), person), site('/?signin=linked'))
    await db.rawQuery('update users set blocked_at = now() where id = ?', [member.user.id])
    assert.equal(await signIn(browser, person), site('/?signin=blocked'))
    await isGuest(client, browser)
  })

  test('leads a suspended member to the reason and the appeal, without a session', async ({
    client,
    assert,
  }) => {
    const member = await Member.join(client, 'Suspended Person')
    const admin = await newAdmin(client)
    const person = otherMember({ email: member.user.email })
    await signIn(new CookieClient(), person)
    const reason = 'Three renters never got the camera'
    const suspended = await admin
      .put(`/api/admin/members/${member.user.id}/suspension`)
      .json({ isSuspended: true, reason })
    suspended.assertStatus(200)
    const end = await signIn(browser, person, '/item/7')
    const [page, token] = end.split('#appeal=')
    assert.equal(page, site('/'))
    await isGuest(client, browser)
    const read = await client.post('/api/appeals/read').json({ token })
    read.assertStatus(200)
    assert.deepEqual(read.body(), { action: 'suspended', reason, appeal: null })
  })

  test('uses the local part of the email instead of a deceptive name', async ({
    client,
    assert,
  }) => {
    for (const [name, fullName] of [
      ['\u202enimdA', null],
      ['Zoya ✓', null],
      ['Saajha Support', null],
      ['Ѕаајһа Support', null],
      ['  Zoya \u00a0 Khan\n', 'Zoya Khan'],
    ] as const) {
      const visitor = new CookieClient()
      const person = otherMember({ name })
      await signIn(visitor, person)
      assert.equal((await whoIs(client, visitor)).fullName, fullName ?? person.sub)
    }
  })

  test('adds a number to a taken user name, and two concurrent sign-ins yield one member', async ({
    client,
    assert,
  }) => {
    const { user } = await Member.join(client, 'Same Name')
    const person = otherMember({ email: `${user.username}@elsewhere.in` })
    const browsers = [new CookieClient(), new CookieClient(), new CookieClient()]
    const callbacks = await Promise.all(browsers.map((each) => leaveGoogle(each, person)))
    await Promise.all(callbacks.map((callback, n) => browsers[n]!.visit(callback)))
    const members = await Promise.all(browsers.map((each) => whoIs(client, each)))
    assert.lengthOf(new Set(members.map(({ id }) => id)), 1)
    assert.match(members[0]!.username, new RegExp(`^${user.username}\\d{6}$`))
  })

  test('shows a notice and signs no user in after consent is denied', async ({
    client,
    assert,
  }) => {
    const interaction = await reachGoogle(browser, '/search?q=tent')
    const callback = await browser.follow(`${interaction}/abort`, isCallback)
    const end = (await browser.visit(callback)).headers.get('location')
    assert.equal(end, '/search?q=tent&signin=cancelled')
    await isGuest(client, browser)
  })

  test('accepts a code once, and only in the browser that requested it', async ({
    client,
    assert,
  }) => {
    const callback = await leaveGoogle(browser, otherMember())
    const thief = new CookieClient()
    await reachGoogle(thief)
    const stolen = await thief.visit(callback)
    assert.equal(stolen.headers.get('location'), '/?signin=failed')
    await isGuest(client, thief)
    const { state } = Object.fromEntries(new URL(callback).searchParams)
    for (const forged of [
      callback.replace(`state=${state}`, 'state=forged'),
      callback.replace(`state=${state}`, ''),
    ]) {
      assert.equal(
        (await new CookieClient().visit(forged)).headers.get('location'),
        '/?signin=failed'
      )
    }

    assert.equal((await browser.visit(callback)).headers.get('location'), '/?signin=created')
    const again = await browser.visit(callback)
    assert.equal(again.headers.get('location'), '/?signin=failed')
  })

  test('fails without a request to Google after 60 rejected codes of a network in an hour', async ({
    assert,
  }) => {
    const callback = await leaveGoogle(browser, otherMember())
    const [ip, otherIp] = [randomIp(), randomIp()]
    const endOf = async (url: string, from: string) => {
      const headers = { 'cookie': browser.cookie, 'x-forwarded-for': from }
      return (await fetch(url, { redirect: 'manual', headers })).headers.get('location')
    }
    const rejected = Object.assign(new Error(), { name: 'HTTPError' })
    for (let n = 1; n <= 59; n++)
      await limitGoogleCodes(ip, () => Promise.reject(rejected)).catch(() => {})
    const guessed = callback.replace(/code=[^&]*/, 'code=guessed')
    assert.equal(await endOf(guessed, ip), '/?signin=failed')
    assert.equal(await endOf(callback, ip), '/?signin=failed')
    // Google accepts a code once.
    assert.equal(await endOf(callback, otherIp), '/?signin=created')
  })

  test('counts no failure of Google as a rejected code', async ({ assert }) => {
    const ip = randomIp()
    for (let n = 1; n <= 61; n++) {
      const use = () => limitGoogleCodes(ip, () => Promise.reject(new TypeError('fetch failed')))
      await assert.rejects(use, 'fetch failed')
    }
  })

  test('starts a new session id', async ({ client, assert }) => {
    const planted = await Member.join(client, 'Sly Person')
    const callback = await leaveGoogle(browser, otherMember())
    const response = await fetch(callback, {
      redirect: 'manual',
      headers: { cookie: `${browser.cookie}; ${planted.cookie}` },
    })
    const cookies = response.headers.getSetCookie().map((cookie) => cookie.split(';')[0])
    assert.isTrue(cookies.some((cookie) => cookie!.startsWith('saajha_session=')))
    assert.notInclude(cookies, planted.cookie)
    ;(await planted.get('/api/auth/user')).assertStatus(401)
  })

  test('gives an administrator with a second factor no rights until its code is entered', async ({
    client,
    assert,
    cleanup,
  }) => {
    const clock = stopClock()
    cleanup(() => clock.restart())
    const { admin, app } = await setUpSecondFactor(await newAdmin(client))
    const person = otherMember({ email: admin.user.email })
    assert.equal(await signIn(browser, person), site('/?signin=linked'))
    const again = new CookieClient()
    assert.equal(await signIn(again, person), site('/?signin=welcome'))
    for (const { cookie } of [browser, again]) {
      const response = await client.get(ADMIN_CALL).header('cookie', cookie)
      response.assertStatus(403)
      assert.equal(response.body().code, 'secondFactorRequired')
    }
    clock.advance(30)
    const passed = await client
      .post('/api/user/second-factor/verify')
      .header('cookie', again.cookie)
      .json({ code: app.code() })
    passed.assertStatus(204)
    ;(await admin.withCookieOf(passed).get(ADMIN_CALL)).assertStatus(200)
  })

  test('lets an administrator without a password set a second factor up for ten minutes', async ({
    client,
    assert,
    cleanup,
  }) => {
    const clock = stopClock()
    cleanup(() => clock.restart())
    await signIn(browser, otherMember())
    const { id } = await whoIs(client, browser)
    await db.rawQuery(`update users set role = 'admin' where id = ?`, [id])
    const start = () =>
      client.post('/api/user/second-factor').header('cookie', browser.cookie).json({})
    clock.advance(599)
    ;(await start()).assertStatus(200)
    clock.advance(2)
    const late = await start()
    late.assertStatus(403)
    assert.deepEqual(
      late.body(),
      errorBody('recentSignInRequired', 'Please sign in with Google again first.')
    )
  })

  test('never redirects to another site', async ({ assert }) => {
    for (const returnTo of ['https://evil.example', '//evil.example', '/\\evil.example']) {
      const cookieClient = new CookieClient()
      assert.equal(await signIn(cookieClient, otherMember(), returnTo), site('/?signin=created'))
    }
  })

  test('shows a notice when Google is unreachable or not configured', async ({
    client,
    assert,
  }) => {
    const callback = await leaveGoogle(browser, otherMember())
    await google.close()
    const away = await browser.visit(callback)
    assert.equal(away.headers.get('location'), '/?signin=failed')
    await isGuest(client, browser)

    app.config.set('google.isEnabled', false)
    for (const path of ['/api/login?returnTo=/dashboard', '/api/login/callback?code=a&state=b']) {
      const response = await client.get(path).redirects(0)
      response.assertStatus(302)
      assert.match(response.header('location')!, /^\/(dashboard)?\?signin=unavailable$/)
    }
  })
})

/** Starts the sign-in; returns the URL of Google's consent page. */
async function reachGoogle(browser: CookieClient, returnTo = '/'): Promise<string> {
  const start = site(`/api/login?${new URLSearchParams({ returnTo }).toString()}`)
  return browser.follow(start, (url) => url.includes('/interaction/'))
}

/** Gives consent at Google; returns the callback URL of this server. */
async function leaveGoogle(
  browser: CookieClient,
  { sub }: GoogleAccount,
  returnTo = '/'
): Promise<string> {
  const loginPage = await reachGoogle(browser, returnTo)
  const login = { prompt: 'login', login: sub, password: 'any' }
  const isNext = (url: string) => url.includes('/interaction/') || isCallback(url)
  const consent = await browser.follow(loginPage, isNext, login)
  if (isCallback(consent)) return consent
  return browser.follow(consent, isCallback, { prompt: 'consent' })
}

/** The whole sign-in; returns the URL of the page at its end. */
async function signIn(
  browser: CookieClient,
  person: GoogleAccount,
  returnTo = '/'
): Promise<string> {
  const callback = await leaveGoogle(browser, person, returnTo)
  return new URL((await browser.visit(callback)).headers.get('location')!, callback).href
}

function isCallback(url: string): boolean {
  return url.startsWith(site('/api/login/callback'))
}

/** Makes every sign-in wait before its response, until the returned transaction ends. */
async function lockNetworks() {
  const trx = await db.transaction()
  await trx.rawQuery('lock table sign_in_networks in share mode')
  return trx
}

async function untilResponseWaits(): Promise<void> {
  await until('the response waits', async () => {
    const { rows } = await db.rawQuery(
      `select from pg_stat_activity where wait_event_type = 'Lock' and query like '%insert into sign_in_networks%'`
    )
    return rows.length === 1
  })
}

async function whoIs(client: ApiClient, { cookie }: CookieClient) {
  const response = await client.get('/api/auth/user').header('cookie', cookie)
  response.assertStatus(200)
  return response.body()
}

async function isGuest(client: ApiClient, { cookie }: CookieClient): Promise<void> {
  ;(await client.get('/api/auth/user').header('cookie', cookie)).assertStatus(401)
}
