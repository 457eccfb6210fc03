import { test } from '@japa/runner'
import type { ApiResponse } from '@japa/api-client'
import testUtils from '@adonisjs/core/services/test_utils'
import db from '@adonisjs/lucid/services/db'
import { SESSION_COOKIE } from '#config/session'
import SignedInCookieMiddleware from '#middleware/signed_in_cookie_middleware'
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
      assert.match(cookie, /^signed_in=1;/)
      assert.match(cookie, /; Path=\/(;|$)/)
      assert.match(cookie, /; SameSite=Lax/)
      assert.notMatch(cookie, /HttpOnly|Secure|Domain/i)
      assert.equal(ageIn(cookie), 30 * 24 * 60 * 60)
      assert.equal(ageIn(cookie), ageIn(cookieIn(response, SESSION_COOKIE)!))
    }
  })

  test('is set for a session older than the cookie and renewed with every session', async ({
    client,
    assert,
  }) => {
    const member = await Member.join(client, 'Older Person')
    for (const cookies of [member.cookie, `${member.cookie}; ${SIGNED_IN}`]) {
      for (const path of ['/api/auth/user', '/api/notifications']) {
        const response = await client.get(path).header('cookie', cookies)
        response.assertStatus(200)
        assert.match(cookieIn(response)!, /^signed_in=1;/, path)
      }
    }
  })

  test('is cleared at sign-out', async ({ client, assert }) => {
    const member = await Member.join(client, 'Leaving Person')
    const goodbye = await client
      .get('/api/logout')
      .header('cookie', `${SIGNED_IN}; ${member.cookie}`)
      .redirects(0)
    assert.isTrue(clearsCookie(goodbye))
    assert.match(cookieIn(goodbye, SESSION_COOKIE)!, /Max-Age=0|-1/)
  })

  test('is cleared for {$self}')
    .with(['a guest', 'a forged session', 'an expired session', 'a revoked session'])
    .run(async ({ client, assert }, whom) => {
      const member = await Member.join(client, 'Former Person')
      const id = member.user.id
      if (whom === 'an expired session')
        await db.rawQuery(`update sessions set expires_at = now() where user_id = ?`, [id])
      if (whom === 'a revoked session')
        await db.rawQuery('delete from sessions where user_id = ?', [id])
      const session =
        whom === 'a guest'
          ? []
          : [whom.startsWith('a forged') ? `${SESSION_COOKIE}=x` : member.cookie]
      const response = await client
        .get('/api/auth/user')
        .header('cookie', [SIGNED_IN, ...session].join('; '))
      response.assertStatus(401)
      assert.isTrue(clearsCookie(response))
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

  test('is unchanged when the session cannot be read', async ({ assert }) => {
    const setBy = async (cookie: string) => {
      const ctx = await testUtils.createHttpContext()
      ctx.request.request.headers.cookie = cookie
      await new SignedInCookieMiddleware().handle(ctx, async () => {})
      return ctx.response.getHeader('set-cookie')
    }
    assert.isUndefined(await setBy(`${SESSION_COOKIE}=any; ${SIGNED_IN}`))
    assert.isDefined(await setBy(SIGNED_IN))
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

function cookieIn(response: ApiResponse, name = 'signed_in'): string | undefined {
  const cookies = (response.headers()['set-cookie'] ?? []) as unknown as string[]
  return cookies.find((cookie) => cookie.startsWith(`${name}=`))
}

function ageIn(cookie: string): number {
  return Number(/; Max-Age=(\d+)/.exec(cookie)![1])
}

function clearsCookie(response: ApiResponse): boolean {
  return /^signed_in=;.* Max-Age=(0|-1);.* Expires=Thu, 01 Jan 1970/.test(cookieIn(response) ?? '')
}
