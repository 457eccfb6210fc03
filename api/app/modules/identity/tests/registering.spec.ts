import { test } from '@japa/runner'
import db from '@adonisjs/lucid/services/db'
import { homeAddress, Member, sessionCookieOf } from '#tests/member'

const NEWCOMER = {
  username: 'meera.joshi',
  email: 'Meera.Joshi@example.in',
  fullName: 'Meera Joshi',
  password: 'monsoon',
}

test.group('Somebody signs up', () => {
  test('they are signed in at once and see themselves', async ({ client, assert }) => {
    const response = await client.post('/api/register').json(NEWCOMER)
    response.assertStatus(201)
    assert.containsSubset(response.body(), {
      username: 'meera.joshi',
      email: 'Meera.Joshi@example.in',
      fullName: 'Meera Joshi',
      location: null,
      phone: null,
      profileImageUrl: null,
      isVerified: false,
      role: 'member',
    })
    assert.notProperty(response.body(), 'password')
    assert.notProperty(response.body(), 'passwordHash')

    const cookie = sessionCookieOf(response.headers())
    const current = await client.get('/api/auth/user').header('cookie', cookie)
    current.assertStatus(200)
    assert.deepEqual(current.body(), response.body())
  })

  test('what only the house decides is ignored', async ({ client }) => {
    const response = await client
      .post('/api/register')
      .header('x-forwarded-for', homeAddress())
      .json({
        ...NEWCOMER,
        username: 'would_be_admin',
        email: 'admin@example.in',
        role: 'admin',
        isVerified: true,
        id: '00000000-0000-7000-8000-000000000001',
      })
    response.assertStatus(201)
    response.assertBodyContains({ role: 'member', isVerified: false })
  })

  test('{field} "{value}" is refused in the words of the form')
    .with([
      { field: 'username', value: 'ab', message: 'Username must be at least 3 characters' },
      { field: 'username', value: undefined, message: 'Username must be at least 3 characters' },
      { field: 'username', value: '   ', message: 'Username must be at least 3 characters' },
      { field: 'username', value: 'a@b.in', message: 'Username may not contain spaces or @' },
      { field: 'email', value: 'not-an-address', message: 'Please enter a valid email address' },
      { field: 'email', value: undefined, message: 'Please enter a valid email address' },
      { field: 'fullName', value: 'M', message: 'Full name must be at least 2 characters' },
      { field: 'fullName', value: null, message: 'Full name must be at least 2 characters' },
      { field: 'password', value: 'short', message: 'Password must be at least 6 characters' },
      { field: 'password', value: undefined, message: 'Password must be at least 6 characters' },
    ])
    .run(async ({ client, assert }, { field, value, message }) => {
      const response = await client.post('/api/register').json({ ...NEWCOMER, [field]: value })
      response.assertStatus(422)
      assert.deepEqual(response.body(), { message, errors: [{ field, message }] })
    })

  test('the first broken field gives the message, all of them are listed', async ({
    client,
    assert,
  }) => {
    const response = await client.post('/api/register').json({})
    response.assertStatus(422)
    assert.equal(response.body().message, 'Username must be at least 3 characters')
    assert.deepEqual(
      response.body().errors.map(({ field }: { field: string }) => field),
      ['username', 'email', 'fullName', 'password']
    )
  })

  test('a user name or e-mail that somebody has, in any case, is a conflict', async ({
    client,
    assert,
  }) => {
    const { user } = await Member.join(client, 'First Comer')
    const free = { ...NEWCOMER, username: 'nobody_else', email: 'nobody.else@example.in' }

    const sameName = await client
      .post('/api/register')
      .json({ ...free, username: user.username.toUpperCase() })
    sameName.assertStatus(409)
    const nameTaken = { field: 'username', message: 'Username already exists' }
    assert.deepEqual(sameName.body(), { message: nameTaken.message, errors: [nameTaken] })

    const sameEmail = await client
      .post('/api/register')
      .json({ ...free, email: user.email.toUpperCase() })
    sameEmail.assertStatus(409)
    const emailTaken = { field: 'email', message: 'Email already exists' }
    assert.deepEqual(sameEmail.body(), { message: emailTaken.message, errors: [emailTaken] })
  })

  test('of ten who ask for one name at the same moment, one has it', async ({ client, assert }) => {
    const replies = await Promise.all(
      Array.from({ length: 10 }, (_, n) =>
        client
          .post('/api/register')
          .header('x-forwarded-for', homeAddress())
          .json({ ...NEWCOMER, username: 'wanted_name', email: `wanted${n}@example.in` })
      )
    )
    const statuses = replies.map((reply) => reply.status()).sort()
    assert.deepEqual(statuses, [201, ...Array<number>(9).fill(409)])
  })

  test('the password is kept as a hash only', async ({ client, assert }) => {
    const { user } = await Member.join(client, 'Quiet Person')
    const { rows } = await db.rawQuery('select * from users where id = ?', [user.id])
    assert.match(rows[0].password_hash, /^\$scrypt\$/)
    assert.notInclude(JSON.stringify(rows[0]), 'chai-and-samosa')
  })
})
