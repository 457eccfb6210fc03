import { test } from '@japa/runner'
import app from '@adonisjs/core/services/app'
import type { ApiClient } from '@japa/api-client'
import db from '@adonisjs/lucid/services/db'
import { LIMITS } from '@saajha/contract/limits'
import { GoogleStandIn, type GoogleAccount } from '#tests/google_stand_in'
import { Member, PASSWORD } from '#tests/member'
import { openPage } from '#tests/open_page'
import { until } from '#tests/wait_for'
import { site } from '#tests/site'
import { CookieClient } from '#tests/cookie_client'

let otherMembers = 0

test.group('Somebody continues with Google', (group) => {
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
    const sub = `stranger-${++otherMembers}`
    const email = `${sub}@example.in`
    const person = { sub, email, email_verified: true, name: 'Zoya Khan', ...changes }
    google.knows(person)
    return person
  }

  test('a newcomer gets an account without a password, and comes back to their page', async ({
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
    assert.deepEqual(guessed.body(), { message: 'Invalid credentials' })
  })

  test('who was here before is the same member, whatever their address is now', async ({
    client,
    assert,
  }) => {
    const person = otherMember()
    await signIn(browser, person)
    const before = await whoIs(client, browser)
    google.knows({ ...person, email: 'changed@example.in', email_verified: false })
    const later = new CookieClient()
    assert.equal(await signIn(later, person), site('/?signin=welcome'))
    assert.equal((await whoIs(client, later)).id, before.id)
  })

  test('a member’s account is theirs by a verified address, and by nobody’s password any more', async ({
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

  test('linking an account to Google closes the open tabs of its sessions', async ({
    client,
    assert,
    cleanup,
  }) => {
    const member = await Member.join(client, 'Watched Person')
    const page = openPage(member.cookie)
    cleanup(() => void page.socket.disconnect())
    await until('the page is connected', () => page.unread.length > 0)
    const end = await signIn(browser, otherMember({ email: member.user.email }))
    assert.equal(end, site('/?signin=linked'))
    await until('the page is closed', () => page.isClosed)
  })

  test('an address that Google does not vouch for opens nothing', async ({ client, assert }) => {
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

  test('an address that Google vouches for by any word but a plain yes opens nothing', async ({
    assert,
  }) => {
    for (const word of ['true', 'false', 1] as unknown[]) {
      const person = otherMember({ email_verified: word as boolean })
      assert.equal(await signIn(new CookieClient(), person), site('/?signin=unverified'))
    }
  })

  test('the cookie of the page to come back to ends with the return', async ({ assert }) => {
    const callback = await leaveGoogle(browser, otherMember(), '/item/7')
    assert.include(browser.cookie, 'return_to=')
    await browser.visit(callback)
    assert.notInclude(browser.cookie, 'return_to=')
  })

  test('a name that is longer than a profile takes is cut', async ({ client, assert }) => {
    await signIn(browser, otherMember({ name: 'Zoya'.repeat(LIMITS.fullName.max) }))
    assert.equal((await whoIs(client, browser)).fullName, 'Zoya'.repeat(LIMITS.fullName.max / 4))
  })

  test('an e-mail address too short for a user name has "member" before it', async ({
    client,
    assert,
  }) => {
    await signIn(browser, otherMember({ email: 'zk@example.in' }))
    assert.equal((await whoIs(client, browser)).username, 'memberzk')
  })

  test('a taken user name of the greatest length is cut to have room for a number', async ({
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

  test('a member who is blocked is not signed in', async ({ client, assert }) => {
    const member = await Member.join(client, 'Blocked Person')
    const person = otherMember({ email: member.user.email })
    assert.equal(await signIn(new CookieClient(), person), site('/?signin=linked'))
    await db.rawQuery('update users set blocked_at = now() where id = ?', [member.user.id])
    assert.equal(await signIn(browser, person), site('/?signin=blocked'))
    await isGuest(client, browser)
  })

  test('a name that deceives is left out for what stands before the @', async ({
    client,
    assert,
  }) => {
    for (const [name, fullName] of [
      ['\u202enimdA', null],
      ['Zoya ✓', null],
      ['  Zoya \u00a0 Khan\n', 'Zoya Khan'],
    ] as const) {
      const visitor = new CookieClient()
      const person = otherMember({ name })
      await signIn(visitor, person)
      assert.equal((await whoIs(client, visitor)).fullName, fullName ?? person.sub)
    }
  })

  test('a taken user name gets a number, and two at once are one member', async ({
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

  test('who says no is told so, and signed in as nobody', async ({ client, assert }) => {
    const interaction = await reachGoogle(browser, '/search?q=tent')
    const callback = await browser.follow(`${interaction}/abort`, isCallback)
    const end = (await browser.visit(callback)).headers.get('location')
    assert.equal(end, '/search?q=tent&signin=cancelled')
    await isGuest(client, browser)
  })

  test('a code works once, and in the browser that asked for it alone', async ({
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

  test('the session is a new one', async ({ client, assert }) => {
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

  test('nobody is sent to another site', async ({ assert }) => {
    for (const wanted of ['https://evil.example', '//evil.example', '/\\evil.example']) {
      const cookieClient = new CookieClient()
      assert.equal(await signIn(cookieClient, otherMember(), wanted), site('/?signin=created'))
    }
  })

  test('a Google that is away, or not set up, is said on the page', async ({ client, assert }) => {
    const callback = await leaveGoogle(browser, otherMember())
    await google.close()
    const away = await browser.visit(callback)
    assert.equal(away.headers.get('location'), '/?signin=failed')
    await isGuest(client, browser)

    app.config.set('google.clientSecret', '')
    for (const path of ['/api/login?returnTo=/dashboard', '/api/login/callback?code=a&state=b']) {
      const response = await client.get(path).redirects(0)
      response.assertStatus(302)
      assert.match(response.header('location')!, /^\/(dashboard)?\?signin=unavailable$/)
    }
  })
})

/** Leaves the house for Google; returns the page there that asks who one is. */
async function reachGoogle(browser: CookieClient, returnTo = '/'): Promise<string> {
  const start = site(`/api/login?${new URLSearchParams({ returnTo }).toString()}`)
  return browser.follow(start, (address) => address.includes('/interaction/'))
}

/** Signs in and agrees at Google; returns the address of this house that one is sent back to. */
async function leaveGoogle(
  browser: CookieClient,
  { sub }: GoogleAccount,
  returnTo = '/'
): Promise<string> {
  const asked = await reachGoogle(browser, returnTo)
  const login = { prompt: 'login', login: sub, password: 'any' }
  const isNext = (address: string) => address.includes('/interaction/') || isCallback(address)
  const consent = await browser.follow(asked, isNext, login)
  if (isCallback(consent)) return consent
  return browser.follow(consent, isCallback, { prompt: 'consent' })
}

/** The whole way; returns the page where it ends. */
async function signIn(
  browser: CookieClient,
  person: GoogleAccount,
  returnTo = '/'
): Promise<string> {
  const callback = await leaveGoogle(browser, person, returnTo)
  return new URL((await browser.visit(callback)).headers.get('location')!, callback).href
}

function isCallback(address: string): boolean {
  return address.startsWith(site('/api/login/callback'))
}

async function whoIs(client: ApiClient, { cookie }: CookieClient) {
  const response = await client.get('/api/auth/user').header('cookie', cookie)
  response.assertStatus(200)
  return response.body()
}

async function isGuest(client: ApiClient, { cookie }: CookieClient): Promise<void> {
  ;(await client.get('/api/auth/user').header('cookie', cookie)).assertStatus(401)
}
