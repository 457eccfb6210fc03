import { test } from '@japa/runner'
import db from '@adonisjs/lucid/services/db'
import { SESSION_COOKIE } from '#config/session'
import { Member } from '#tests/member'

test.group('A session', () => {
  test('guests are told to log in, and no session is made for them', async ({ client, assert }) => {
    const before = await countSessions()
    for (const cookie of ['', 'theme=dark']) {
      const response = await client.get('/api/auth/user').header('cookie', cookie)
      response.assertStatus(401)
      assert.deepEqual(response.body(), { message: 'Please log in to continue.' })
    }
    assert.equal(await countSessions(), before)
  })

  test('a forged cookie is a guest', async ({ client }) => {
    const response = await client.get('/api/auth/user').header('cookie', `${SESSION_COOKIE}=forged`)
    response.assertStatus(401)
  })

  test('ends at logout, for whoever still has the cookie', async ({ client, assert }) => {
    const member = await Member.join(client, 'Leaving Person')
    const response = await member.get('/api/logout').redirects(0)
    response.assertStatus(302)
    assert.equal(response.header('location'), '/')
    ;(await member.get('/api/auth/user')).assertStatus(401)
    ;(await member.get('/api/notifications')).assertStatus(401)
    ;(await member.post('/api/items').json({})).assertStatus(401)
  })

  test('a link on another site signs nobody out', async ({ client }) => {
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

  test('signing out on one device leaves the other signed in', async ({ client }) => {
    const phone = await Member.join(client, 'Two Devices')
    const laptop = await phone.signInAgain()
    await phone.get('/api/logout').redirects(0)
    ;(await phone.get('/api/auth/user')).assertStatus(401)
    ;(await laptop.get('/api/auth/user')).assertStatus(200)
  })

  test('is known by its member, so that all of theirs can be revoked', async ({
    client,
    assert,
  }) => {
    const { user } = await Member.join(client, 'Tagged Person')
    const { rows } = await db.rawQuery('select id from sessions where user_id = ?', [user.id])
    assert.lengthOf(rows, 1)
  })

  test('the sign-in of the provider leads back to the home page', async ({ client, assert }) => {
    const response = await client.get('/api/login').redirects(0)
    response.assertStatus(302)
    assert.match(response.header('location')!, /^\/\?/)
  })
})

async function countSessions(): Promise<number> {
  const { rows } = await db.rawQuery('select count(*)::int as count from sessions')
  return rows[0].count
}
