import { test } from '@japa/runner'
import type { ApiClient } from '@japa/api-client'
import db from '@adonisjs/lucid/services/db'
import { LIMITS } from '@saajha/contract/limits'
import { UsernameTakenError } from '#modules/identity/errors'
import { limitRegistrations } from '#modules/identity/limits'
import { assertRateLimited } from '#tests/assert_rate_limited'
import { errorBody } from '#tests/error_body'
import { randomIp } from '#harness/random_ip'
import { Member, sessionCookieOf } from '#tests/member'

const NEWCOMER = {
  username: 'meera.joshi',
  email: 'Meera.Joshi@example.in',
  fullName: 'Meera Joshi',
  password: 'monsoon',
}

test.group('Sign-up', () => {
  test('signs the new member in and returns their account', async ({ client, assert }) => {
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

  test('ignores fields that only the server sets', async ({ client }) => {
    const response = await client
      .post('/api/register')
      .header('x-forwarded-for', randomIp())
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

  test('rejects {field} "{value}" with the message of the form')
    .with([
      {
        field: 'username',
        value: 'ab',
        code: 'usernameTooShort',
        message: 'Username must be at least 3 characters',
      },
      {
        field: 'username',
        value: undefined,
        code: 'usernameTooShort',
        message: 'Username must be at least 3 characters',
      },
      {
        field: 'username',
        value: '   ',
        code: 'usernameTooShort',
        message: 'Username must be at least 3 characters',
      },
      {
        field: 'username',
        value: 'a@b.in',
        code: 'usernameCharactersInvalid',
        message: "Username can't contain spaces or @",
      },
      {
        field: 'username',
        value: 'x'.repeat(41),
        code: 'textTooLong',
        message: 'Please use at most 40 characters',
        params: { max: 40 },
      },
      {
        field: 'email',
        value: 'not-an-email',
        code: 'emailInvalid',
        message: 'Please enter a valid email address',
      },
      {
        field: 'email',
        value: undefined,
        code: 'emailInvalid',
        message: 'Please enter a valid email address',
      },
      {
        field: 'email',
        value: 'a?b@example.in',
        code: 'emailInvalid',
        message: 'Please enter a valid email address',
      },
      {
        field: 'email',
        value: 'a&b@example.in',
        code: 'emailInvalid',
        message: 'Please enter a valid email address',
      },
      {
        field: 'email',
        value: '"a"@example.in',
        code: 'emailInvalid',
        message: 'Please enter a valid email address',
      },
      {
        field: 'email',
        value: "a'b@example.in",
        code: 'emailInvalid',
        message: 'Please enter a valid email address',
      },
      {
        field: 'fullName',
        value: 'M',
        code: 'fullNameTooShort',
        message: 'Full name must be at least 2 characters',
      },
      {
        field: 'fullName',
        value: null,
        code: 'fullNameTooShort',
        message: 'Full name must be at least 2 characters',
      },
      {
        field: 'fullName',
        value: 'M'.repeat(101),
        code: 'textTooLong',
        message: 'Please use at most 100 characters',
        params: { max: 100 },
      },
      {
        field: 'fullName',
        value: 'Saajha Support',
        code: 'fullNameOfPlatform',
        message: 'Please use your own name. With ours you would look like our staff',
      },
      {
        field: 'fullName',
        value: 'Team-ＳＡＡＪ\u200dＨＡ',
        code: 'fullNameOfPlatform',
        message: 'Please use your own name. With ours you would look like our staff',
      },
      ...[
        'Ѕаајһа Support',
        'Saаjha Support',
        '𝐒𝐚𝐚𝐣𝐡𝐚 Support',
        'Sáājhå Support',
        'SaajhaSupport',
        'TeamSáajha',
        'साझा सपोर्ट',
        'Support (साझा)',
      ].map((value) => ({
        field: 'fullName',
        value,
        code: 'fullNameOfPlatform',
        message: 'Please use your own name. With ours you would look like our staff',
      })),
      {
        field: 'password',
        value: 'short',
        code: 'passwordTooShort',
        message: 'Password must be at least 6 characters',
      },
      {
        field: 'password',
        value: undefined,
        code: 'passwordTooShort',
        message: 'Password must be at least 6 characters',
      },
    ])
    .run(async ({ client, assert }, { field, value, code, message, params }) => {
      const response = await client.post('/api/register').json({ ...NEWCOMER, [field]: value })
      response.assertStatus(422)
      assert.deepEqual(response.body(), errorBody(code, message, { field, params }))
    })

  test('rejects an email of 255 characters', async ({ client, assert }) => {
    const email = `${'a'.repeat(64)}@${`${'b'.repeat(60)}.`.repeat(3)}example`
    const long = email.padEnd(LIMITS.email.max + 1, 'e')
    const response = await client.post('/api/register').json({ ...NEWCOMER, email: long })
    response.assertStatus(422)
    const message = 'Please use at most 254 characters'
    assert.deepEqual(
      response.body(),
      errorBody('textTooLong', message, { field: 'email', params: { max: 254 } })
    )
  })

  test('accepts a user name of 3, a full name of 2 and a password of 6 characters', async ({
    client,
  }) => {
    const shortest = { username: 'mj7', fullName: 'Mo', password: '123456' }
    const person = { ...NEWCOMER, ...shortest, email: 'mj7@example.in' }
    const response = await client
      .post('/api/register')
      .header('x-forwarded-for', randomIp())
      .json(person)
    response.assertStatus(201)
  })

  test('returns the message of the first invalid field and lists all of them', async ({
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

  test('responds 409 for a taken user name or email in any letter case', async ({
    client,
    assert,
  }) => {
    const { user } = await Member.join(client, 'First Comer')
    const free = { ...NEWCOMER, username: 'free_name', email: 'free.name@example.in' }

    const sameName = await client
      .post('/api/register')
      .json({ ...free, username: user.username.toUpperCase() })
    sameName.assertStatus(409)
    const nameTaken = errorBody('usernameTaken', 'Username already exists', { field: 'username' })
    assert.deepEqual(sameName.body(), nameTaken)

    const sameEmail = await client
      .post('/api/register')
      .json({ ...free, email: user.email.toUpperCase() })
    sameEmail.assertStatus(409)
    const emailTaken = errorBody('emailTaken', 'Email already exists', { field: 'email' })
    assert.deepEqual(sameEmail.body(), emailTaken)
  })

  test('accepts one of ten concurrent sign-ups with the same name', async ({ client, assert }) => {
    const responses = await Promise.all(
      Array.from({ length: 10 }, (_, n) =>
        client
          .post('/api/register')
          .header('x-forwarded-for', randomIp())
          .json({ ...NEWCOMER, username: 'wanted_name', email: `wanted${n}@example.in` })
      )
    )
    const statuses = responses.map((response) => response.status()).sort()
    assert.deepEqual(statuses, [201, ...Array<number>(9).fill(409)])
  })

  test('responds 409 for a user name confusable with a taken one: {name} for {taken}')
    .with([
      { taken: 'asha.look', name: 'ａｓｈａ.look' },
      { taken: 'clone', name: 'c1one' },
      { taken: 'modern', name: 'rnodern' },
      { taken: 'voodoo', name: 'v00d00' },
      { taken: 'wave', name: 'vvave' },
      { taken: 'peace', name: 'реасе' },
      { taken: 'oath', name: 'ОАТН' },
      { taken: 'oxeye', name: 'охеуе' },
      { taken: 'priya', name: '𝓹𝓻𝓲𝔂𝓪' },
      { taken: 'kabir', name: 'ᴋᴀʙɪʀ' },
      { taken: 'आशा', name: 'अाशा' },
      { taken: 'क्षितिज', name: 'क्\u200dषितिज' },
      { taken: 'joão.b', name: 'joa\u0303o.b' },
      { taken: 'kotok', name: 'κοτοκ' },
    ])
    .run(async ({ client, assert }, { taken, name }) => {
      const first = await join(client, taken)
      first.assertStatus(201)
      const second = await join(client, name)
      second.assertStatus(409)
      const message = 'Username already exists'
      assert.deepEqual(second.body(), errorBody('usernameTaken', message, { field: 'username' }))
      const signedIn = await client
        .post('/api/login/email')
        .header('x-forwarded-for', randomIp())
        .json({ username: taken.normalize('NFD'), password: NEWCOMER.password })
      signedIn.assertStatus(200)
    })

  test('accepts user names of different letters', async ({ client }) => {
    for (const name of ['meena', 'mèena', 'मीना', 'मिना', 'meena2', 'meena3', 'meena_', 'мееnа']) {
      const response = await join(client, name)
      response.assertStatus(name === 'мееnа' ? 422 : 201)
    }
  })

  test('rejects a user name of two scripts: {$self}')
    .with(['аsha', 'ashа', 'ravi१', 'рavi', 'αsha', 'आशाa'])
    .run(async ({ client, assert }, name) => {
      const response = await join(client, name)
      response.assertStatus(422)
      const message = 'Please write your username in one script, such as English or Hindi'
      assert.deepEqual(
        response.body(),
        errorBody('usernameMixesScripts', message, { field: 'username' })
      )
    })

  test('accepts a user name of one script: {$self}')
    .with(['ravi-k.72', 'रवि_१२', 'রবি.৭', 'இரவி', 'ರವಿ99', 'роман', 'admin_team', 'support.hi'])
    .run(async ({ client, assert }, name) => {
      const response = await join(client, name)
      response.assertStatus(201)
      assert.equal(response.body().username, name.normalize('NFC'))
    })

  test('accepts one of ten concurrent sign-ups with confusable names', async ({
    client,
    assert,
  }) => {
    const names = ['oolong', '0olong', 'o0long', '00long', 'ool0ng', '0ol0ng', 'o0l0ng', '00l0ng']
    const responses = await Promise.all([...names, 'oo1ong', '001ong'].map((n) => join(client, n)))
    const statuses = responses.map((response) => response.status()).sort()
    assert.deepEqual(statuses, [201, ...Array<number>(9).fill(409)])
  })

  test('rejects the 21st account of one network in an hour: {$self}')
    .with(['an IPv4 address', 'the addresses of an IPv6 /64'])
    .run(async ({ client, assert }, what) => {
      const ip = randomIp()
      const from = (n: number) => (what === 'an IPv4 address' ? ip : `2001:db8:a1:1::${n}`)
      for (let n = 1; n <= 19; n++) await countAccount(from(n))
      ;(await register(client, from(20))).assertStatus(201)
      const oneMore = await register(client, from(21))
      assertRateLimited(oneMore, 60 * 60)
      assert.match(
        oneMore.body().message,
        /^Too many accounts have been created from your network\. Pl/
      )
      const other = what === 'an IPv4 address' ? randomIp() : '2001:db8:a1:2::1'
      ;(await register(client, other)).assertStatus(201)
    })

  test('limits an IPv6 /48 to sixteen times the accounts of one /64', async ({ client }) => {
    for (let n = 1; n <= 16; n++) {
      const accounts = n === 16 ? 19 : 20
      for (let m = 1; m <= accounts; m++) await countAccount(`2001:db8:a2:${n}::${m}`)
    }
    ;(await register(client, '2001:db8:a2:16::20')).assertStatus(201)
    assertRateLimited(await register(client, '2001:db8:a2:99::1'), 60 * 60)
    ;(await register(client, '2001:db8:a3:99::1')).assertStatus(201)
  }).tags(['@long'])

  test('counts opened accounts, and up to 100 attempts at taken names', async ({
    client,
    assert,
  }) => {
    const ip = randomIp()
    const { user } = await Member.join(client, 'Coveted Name')
    for (let n = 1; n <= 98; n++) await countTakenName(ip)
    for (const taken of [{ username: user.username }, { email: user.email }]) {
      ;(await register(client, ip, { fullName: 'M' })).assertStatus(422)
      ;(await register(client, ip, taken)).assertStatus(409)
    }
    const oneMore = await register(client, ip, { username: user.username })
    assertRateLimited(oneMore, 60 * 60)
    assert.match(oneMore.body().message, /^Too many taken usernames and emails have been tried/)

    const other = randomIp()
    for (let n = 1; n <= 29; n++) await countTakenName(other)
    ;(await register(client, other, { email: user.email })).assertStatus(409)
    for (let n = 1; n <= 19; n++) await countAccount(other)
    ;(await register(client, other)).assertStatus(201)
  })

  test('stores only a hash of the password', async ({ client, assert }) => {
    const { user } = await Member.join(client, 'Quiet Person')
    const { rows } = await db.rawQuery('select * from users where id = ?', [user.id])
    assert.match(rows[0].password_hash, /^\$scrypt\$/)
    assert.notInclude(JSON.stringify(rows[0]), 'chai-and-samosa')
  })
})

/** Counts an account, as a sign-up from an IP does. */
async function countAccount(ip: string): Promise<void> {
  await limitRegistrations(ip, async () => {})
}

/** Counts an attempt at a taken name, as a rejected sign-up from an IP does. */
async function countTakenName(ip: string): Promise<void> {
  const reject = () => Promise.reject(new UsernameTakenError())
  await limitRegistrations(ip, reject).catch((error: unknown) => {
    if (!(error instanceof UsernameTakenError)) throw error
  })
}

let joined = 0

/** Signs up with a user name, from an unused network. */
function join(client: Parameters<typeof Member.join>[0], username: string) {
  return client
    .post('/api/register')
    .header('x-forwarded-for', randomIp())
    .json({ ...NEWCOMER, username, email: `look.alike.${++joined}@example.in` })
}

let newcomers = 0

/** Signs up from an IP with an unused user name and email, unless `changes` set them. */
function register(client: ApiClient, ip: string, changes: object = {}) {
  const username = `registrant_${++newcomers}`
  const email = `${username}@example.in`
  return client
    .post('/api/register')
    .header('x-forwarded-for', ip)
    .json({ ...NEWCOMER, username, email, ...changes })
}
