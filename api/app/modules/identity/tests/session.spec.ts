import { test } from '@japa/runner'
import db from '@adonisjs/lucid/services/db'
import { SESSION_COOKIE } from '#config/session'
import { errorBody } from '#tests/error_body'
import { listItem } from '#tests/listing'
import { Member } from '#tests/member'

test.group('A session', () => {
  test('responds 401 to a guest and creates no session', async ({ client, assert }) => {
    const before = await countSessions()
    for (const cookie of ['', 'theme=dark']) {
      const response = await client.get('/api/auth/user').header('cookie', cookie)
      response.assertStatus(401)
      assert.deepEqual(response.body(), errorBody('loginRequired', 'Please log in to continue.'))
    }
    assert.equal(await countSessions(), before)
  })

  test('treats a forged cookie as a guest', async ({ client }) => {
    const response = await client.get('/api/auth/user').header('cookie', `${SESSION_COOKIE}=forged`)
    response.assertStatus(401)
  })

  test('rejects its cookie after logout', async ({ client, assert }) => {
    const member = await Member.join(client, 'Leaving Person')
    const response = await member.get('/api/logout').redirects(0)
    response.assertStatus(302)
    assert.equal(response.header('location'), '/')
    ;(await member.get('/api/auth/user')).assertStatus(401)
    ;(await member.get('/api/notifications')).assertStatus(401)
    ;(await member.post('/api/items').json({})).assertStatus(401)
  })

  test('ignores a logout link on another site', async ({ client }) => {
    const member = await Member.join(client, 'Staying Person')
    for (const site of ['cross-site', 'same-site']) {
      const response = await member
        .get('/api/logout')
        .header('sec-fetch-site', site)
        .header('sec-fetch-mode', 'navigate')
        .redirects(0)
      response.assertStatus(302)
      ;(await member.get('/api/auth/user')).assertStatus(200)
    }
    await member.get('/api/logout').header('sec-fetch-site', 'same-origin').redirects(0)
    ;(await member.get('/api/auth/user')).assertStatus(401)
  })

  test('ignores a logout request by {$self}')
    .with(
      [
        { 'sec-fetch-site': 'same-origin', 'sec-fetch-dest': 'image' },
        { 'sec-fetch-site': 'same-origin', 'sec-fetch-dest': 'iframe' },
        { 'sec-fetch-site': 'same-origin', 'sec-purpose': 'prefetch' },
        { 'sec-fetch-site': 'none', 'sec-purpose': 'prefetch;prerender' },
        { purpose: 'prefetch' },
        { 'x-moz': 'prefetch' },
        { referer: 'https://evil.example/page' },
      ].map((headers) => JSON.stringify(headers))
    )
    .run(async ({ client }, headers) => {
      const member = await Member.join(client, 'Resting Person')
      const visit = member.get('/api/logout').redirects(0)
      for (const [name, value] of Object.entries(JSON.parse(headers))) {
        visit.header(name, value as string)
      }
      ;(await visit).assertStatus(302)
      ;(await member.get('/api/auth/user')).assertStatus(200)
    })

  test('clears its cookie at logout and sets none for guests', async ({ client, assert }) => {
    const member = await Member.join(client, 'Tidy Person')
    const goodbye = await member.get('/api/logout').redirects(0)
    const cookies = goodbye.headers()['set-cookie'] as unknown as string[]
    assert.isTrue(cookies.some((cookie) => cookie.startsWith(`${SESSION_COOKIE}=;`)))
    for (const cookie of cookies) assert.match(cookie, /^\w+=;.* Max-Age=0/)

    const item = await listItem(await Member.join(client, 'Called Owner'))
    const call = await client
      .post('/api/contact-interactions')
      .json({ itemId: item.id, interactionType: 'call' })
    call.assertStatus(201)
    assert.isUndefined(call.header('set-cookie'))
  })

  test('treats an expired session as a guest and deletes it at the next sign-in', async ({
    client,
    assert,
  }) => {
    const member = await Member.join(client, 'Sleeping Person')
    const expire = `update sessions set expires_at = now() - interval '1 second' where user_id = ?`
    await db.rawQuery(expire, [member.user.id])
    await Member.signUp(client, 'Next Person')
    assert.equal(await countSessions(member), 0)
    const again = await member.signInAgain()
    await db.rawQuery(expire, [member.user.id])
    ;(await again.get('/api/auth/user')).assertStatus(401)
  })

  test('expires thirty days after its last use and is written at most once a day', async ({
    client,
    assert,
  }) => {
    const member = await Member.join(client, 'Daily Person')
    const hoursLeft = async (when: { before: number }) => {
      await db.rawQuery(
        'update sessions set expires_at = now() + make_interval(hours => ?) where user_id = ?',
        [when.before, member.user.id]
      )
      ;(await member.get('/api/auth/user')).assertStatus(200)
      const { rows } = await db.rawQuery(
        'select extract(epoch from expires_at - now()) / 3600 as hours from sessions where user_id = ?',
        [member.user.id]
      )
      return Math.round(rows[0].hours)
    }
    const month = 30 * 24
    assert.equal(await hoursLeft({ before: 1 }), month)
    assert.equal(await hoursLeft({ before: month - 25 }), month)
    assert.equal(await hoursLeft({ before: month - 23 }), month - 23)
  })

  test('leaves other devices signed in when one signs out', async ({ client }) => {
    const phone = await Member.join(client, 'Two Devices')
    const laptop = await phone.signInAgain()
    await phone.get('/api/logout').redirects(0)
    ;(await phone.get('/api/auth/user')).assertStatus(401)
    ;(await laptop.get('/api/auth/user')).assertStatus(200)
  })

  test('stores its member, so that all sessions of a member can be revoked', async ({
    client,
    assert,
  }) => {
    const { user } = await Member.join(client, 'Tagged Person')
    const { rows } = await db.rawQuery('select id from sessions where user_id = ?', [user.id])
    assert.lengthOf(rows, 1)
  })

  test('redirects to the home page after a sign-in with Google', async ({ client, assert }) => {
    const response = await client.get('/api/login').redirects(0)
    response.assertStatus(302)
    assert.match(response.header('location')!, /^\/\?/)
  })
})

async function countSessions(of?: Member): Promise<number> {
  const { rows } = await db.rawQuery(
    'select count(*)::int as count from sessions where user_id = coalesce(?, user_id)',
    [of?.user.id ?? null] as never
  )
  return rows[0].count
}
