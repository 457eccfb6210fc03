import { test } from '@japa/runner'
import type { ApiResponse } from '@japa/api-client'
import db from '@adonisjs/lucid/services/db'
import { SESSION_COOKIE } from '#config/session'
import { randomIp } from '#harness/random_ip'
import { PASSWORD } from '#harness/new_account'
import { Member } from '#tests/member'

const SIGNED_IN = 'signed_in=1'

test.group('The signed_in cookie', () => {
  test('is set at sign-up and sign-in, readable by scripts, with the session’s lifetime', async ({
    client,
    assert,
  }) => {
    const username = `seen_by_scripts_${Date.now()}`
    const email = `${username}@example.in`
    const person = { username, email, fullName: 'Seen Person', password: PASSWORD }
    const ip = randomIp()
    const joined = await client.post('/api/register').header('x-forwarded-for', ip).json(person)
    const signedIn = await client.post('/api/login/email').json({ username, password: PASSWORD })
    for (const response of [joined, signedIn]) {
      const cookie = cookieIn(response)!
      assert.match(cookie, /^[\w-]{22}_signed_in=1;/)
      assert.match(cookie, /; Path=\/(;|$)/)
      assert.match(cookie, /; SameSite=Lax/)
      assert.notMatch(cookie, /HttpOnly|Secure|Domain/i)
      assert.equal(ageIn(cookie), 30 * 24 * 60 * 60)
      assert.equal(ageIn(cookie), ageIn(cookieIn(response, SESSION_COOKIE)!))
    }
  })

  test('is set with the session cookie where it is missing, older than a day or of another session', async ({
    client,
    assert,
  }) => {
    const member = await Member.join(client, 'Older Person')
    for (const cookies of [member.cookie, `${member.cookie}; ${SIGNED_IN}`]) {
      for (const path of ['/api/auth/user', '/api/notifications']) {
        const response = await client.get(path).header('cookie', cookies)
        response.assertStatus(200)
        assert.match(cookieIn(response)!, /^[\w-]{22}_signed_in=1;/, path)
        assert.equal(ageIn(cookieIn(response, SESSION_COOKIE)!), 30 * 24 * 60 * 60, path)
      }
    }
  })

  test('is not set again in a browser that has it, and neither is the session cookie', async ({
    client,
    assert,
  }) => {
    const member = await Member.join(client, 'Usual Person')
    const first = await member.get('/api/auth/user')
    const cookies = `${member.cookie}; ${nameOf(first)}=1`
    const second = await client.get('/api/auth/user').header('cookie', cookies)
    second.assertStatus(200)
    assert.isUndefined(second.header('set-cookie'))
  })

  test('is cleared at sign-out', async ({ client, assert }) => {
    const member = await Member.join(client, 'Leaving Person')
    const goodbye = await client
      .get('/api/logout')
      .header('cookie', `${SIGNED_IN}; ${member.cookie}`)
      .redirects(0)
    assert.isTrue(clearsCookie(goodbye, 'signed_in'))
    assert.match(cookieIn(goodbye, SESSION_COOKIE)!, /Max-Age=0|-1/)
  })

  test('is cleared for {$self}; the session cookie stays, since a newer sign-in may have set it')
    .with(['no session', 'a forged session', 'an expired session', 'a revoked session'])
    .run(async ({ client, assert }, whom) => {
      const member = await Member.join(client, 'Former Person')
      const id = member.user.id
      if (whom === 'an expired session')
        await db.rawQuery(`update sessions set expires_at = now() where user_id = ?`, [id])
      if (whom === 'a revoked session')
        await db.rawQuery('delete from sessions where user_id = ?', [id])
      const session =
        whom === 'no session'
          ? []
          : [whom.startsWith('a forged') ? `${SESSION_COOKIE}=x` : member.cookie]
      const response = await client
        .get('/api/auth/user')
        .header('cookie', [SIGNED_IN, 'old_signed_in=1', ...session].join('; '))
      response.assertStatus(401)
      assert.deepEqual(namesIn(response), ['signed_in', 'old_signed_in'])
      assert.isTrue(clearsCookie(response, 'signed_in'))
      assert.isTrue(clearsCookie(response, 'old_signed_in'))
    })

  test('is cleared under ten names at most, so that the head of a response stays short', async ({
    client,
    assert,
  }) => {
    const names = Array.from({ length: 30 }, (_, n) => `n${n}_signed_in=1`)
    const response = await client.get('/api/auth/user').header('cookie', names.join('; '))
    response.assertStatus(401)
    assert.lengthOf(namesIn(response), 10)
  })

  test('has another name for each session, so that a late response never clears the cookie of a newer session', async ({
    client,
    assert,
  }) => {
    const member = await Member.join(client, 'Returning Person')
    const again = await member.signInAgain()
    const name = nameOf(await member.get('/api/auth/user'))
    assert.notEqual(name, nameOf(await again.get('/api/auth/user')))
    ;(await member.get('/api/logout').redirects(0)).assertStatus(302)
    const late = await client.get('/api/auth/user').header('cookie', `${member.cookie}; ${name}=1`)
    late.assertStatus(401)
    assert.deepEqual(namesIn(late), [name])
  })

  test('grants no access without a session', async ({ client }) => {
    for (const path of ['/api/auth/user', '/api/notifications', '/api/verification-documents']) {
      ;(await client.get(path).header('cookie', SIGNED_IN)).assertStatus(401)
    }
  })

  test('is absent from publicly cacheable responses', async ({ client, assert }) => {
    const { cookie } = await Member.join(client, 'Reading Person')
    for (const path of ['/', '/search', '/api/items', '/api/categories', '/no-such-page']) {
      for (const cookies of [cookie, `${cookie}; ${SIGNED_IN}`, SIGNED_IN]) {
        const response = await client.get(path).header('cookie', cookies)
        assert.isUndefined(response.header('set-cookie'), path)
      }
    }
  })

  test('is not set for guests', async ({ client, assert }) => {
    for (const path of ['/api/auth/user', '/api/logout']) {
      assert.isUndefined(cookieIn(await client.get(path).redirects(0)), path)
    }
    const rejected = await client
      .post('/api/login/email')
      .json({ username: 'unknown', password: 'wrong' })
    rejected.assertStatus(401)
    assert.isUndefined(cookieIn(rejected))
  })
})

function cookiesIn(response: ApiResponse): string[] {
  return (response.headers()['set-cookie'] ?? []) as unknown as string[]
}

function namesIn(response: ApiResponse): string[] {
  return cookiesIn(response).map((cookie) => cookie.split('=')[0]!)
}

/** The cookie of a name that a response sets; by default the one for scripts. */
function cookieIn(response: ApiResponse, name?: string): string | undefined {
  return cookiesIn(response).find((cookie) =>
    name ? cookie.startsWith(`${name}=`) : /_signed_in=1;/.test(cookie)
  )
}

function nameOf(response: ApiResponse): string {
  return cookieIn(response)!.split('=')[0]!
}

function ageIn(cookie: string): number {
  return Number(/; Max-Age=(\d+)/.exec(cookie)![1])
}

function clearsCookie(response: ApiResponse, name: string): boolean {
  return /^\w+=;.* Max-Age=(0|-1);.* Expires=Thu, 01 Jan 1970/.test(cookieIn(response, name) ?? '')
}
