import { test } from '@japa/runner'
import { SESSION_COOKIE } from '#config/session'
import { PASSWORD } from '#harness/new_account'
import { randomIp } from '#harness/random_ip'
import { errorBody } from '#tests/error_body'
import { Member, sessionCookieOf } from '#tests/member'

test.group('Sign-in', () => {
  test('accepts a user name or email in any letter case', async ({ client, assert }) => {
    const { user } = await Member.join(client, 'Kabir Das')
    const { username, email } = user
    for (const name of [username, username.toUpperCase(), email, ` ${email.toUpperCase()} `]) {
      const response = await client
        .post('/api/login/email')
        .json({ username: name, password: PASSWORD })
      response.assertStatus(200)
      assert.deepEqual(response.body(), user)
    }
  })

  test('returns one response for a wrong password and an unknown name', async ({
    client,
    assert,
  }) => {
    const { user } = await Member.join(client, 'Kamala Das')
    const wrong = await client
      .post('/api/login/email')
      .json({ username: user.username, password: 'wrong' })
    const unknown = await client
      .post('/api/login/email')
      .json({ username: 'nobody_at_all', password: 'wrong' })
    wrong.assertStatus(401)
    unknown.assertStatus(401)
    assert.deepEqual(wrong.body(), errorBody('invalidCredentials', 'Invalid credentials'))
    assert.deepEqual(unknown.body(), wrong.body())
  })

  test('accepts only the exact password of 200 unusual characters', async ({ client }) => {
    const odd = `<b>"Chai"</b> & 'सᮊ';--\\ \t%00 `.padEnd(200, 'Ñ☸')
    const username = `odd.signs.${Date.now()}`
    const person = { username, email: `${username}@example.in`, fullName: 'Odd Signs' }
    const join = (password: string) =>
      client
        .post('/api/register')
        .header('x-forwarded-for', randomIp())
        .json({ ...person, password })
    ;(await join(`${odd}x`)).assertStatus(422)
    ;(await join(odd)).assertStatus(201)
    const attempt = (password: string) =>
      client
        .post('/api/login/email')
        .header('x-forwarded-for', randomIp())
        .json({ username, password })
    for (const other of [odd.toLowerCase(), odd.slice(0, -1), odd.replace('\t', '')]) {
      ;(await attempt(other)).assertStatus(401)
    }
    ;(await attempt(odd)).assertStatus(200)
  })

  test('lists the missing fields', async ({ client, assert }) => {
    const response = await client.post('/api/login/email').json({})
    response.assertStatus(422)
    assert.deepEqual(response.body(), {
      code: 'loginUsernameRequired',
      message: 'Username or email is required',
      errors: [
        {
          field: 'username',
          code: 'loginUsernameRequired',
          message: 'Username or email is required',
        },
        { field: 'password', code: 'loginPasswordRequired', message: 'Password is required' },
      ],
    })
  })

  test('locks only that account for that network after ten wrong passwords', async ({
    client,
    assert,
  }) => {
    const { user } = await Member.join(client, 'Besieged Person')
    const other = await Member.join(client, 'Same Household')
    const attacker = randomIp()
    const attempt = (username: string, password: string, ip = attacker) =>
      client.post('/api/login/email').header('x-forwarded-for', ip).json({ username, password })

    for (let wrong = 1; wrong <= 10; wrong++) {
      ;(await attempt(user.username, `guess ${wrong}`)).assertStatus(401)
    }
    const locked = await attempt(user.username, PASSWORD)
    locked.assertStatus(429)
    assert.isString(locked.body().message)
    const seconds = Number(locked.header('retry-after'))
    assert.isTrue(seconds > 0 && seconds <= 15 * 60, `Retry-After is ${seconds}`)
    ;(await attempt(user.username.toUpperCase(), PASSWORD)).assertStatus(429)
    ;(await attempt(user.email, PASSWORD)).assertStatus(429)

    const elsewhere = await attempt(user.username, PASSWORD, randomIp())
    elsewhere.assertStatus(200)
    const neighbour = await attempt(other.user.username, PASSWORD)
    neighbour.assertStatus(200)
  })

  test('resets the count of wrong passwords after a right one', async ({ client }) => {
    const { user } = await Member.join(client, 'Forgetful Person')
    const ip = randomIp()
    const attempt = (password: string) =>
      client
        .post('/api/login/email')
        .header('x-forwarded-for', ip)
        .json({ username: user.username, password })
    for (let wrong = 1; wrong <= 9; wrong++) (await attempt('wrong')).assertStatus(401)
    ;(await attempt(PASSWORD)).assertStatus(200)
    for (let wrong = 1; wrong <= 9; wrong++) (await attempt('wrong')).assertStatus(401)
    ;(await attempt(PASSWORD)).assertStatus(200)
  })

  test('starts a new session id, which defeats session fixation', async ({ client, assert }) => {
    const planted = await Member.join(client, 'Sly Person')
    const { user } = await Member.join(client, 'Careful Person')
    const response = await client
      .post('/api/login/email')
      .header('cookie', planted.cookie)
      .json({ username: user.username, password: PASSWORD })
    response.assertStatus(200)
    const cookie = sessionCookieOf(response.headers())
    assert.notEqual(cookie, planted.cookie)

    const mine = await client.get('/api/auth/user').header('cookie', cookie)
    assert.equal(mine.body().id, user.id)
    const withPlanted = await planted.get('/api/auth/user')
    assert.notEqual(withPlanted.body().id, user.id)
  })

  test('sets a cookie that scripts cannot read and other sites cannot send', async ({
    client,
    assert,
  }) => {
    const { user } = await Member.join(client, 'Cookie Person')
    const response = await client
      .post('/api/login/email')
      .json({ username: user.username, password: PASSWORD })
    const cookies = response.headers()['set-cookie'] as unknown as string[]
    const cookie = cookies.find((each) => each.startsWith(`${SESSION_COOKIE}=`))
    assert.match(cookie!, /; HttpOnly/i)
    assert.match(cookie!, /; SameSite=Lax/i)
  })
})
