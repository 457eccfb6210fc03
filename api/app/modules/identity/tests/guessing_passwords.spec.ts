import { test } from '@japa/runner'
import type { ApiClient, ApiResponse } from '@japa/api-client'
import db from '@adonisjs/lucid/services/db'
import { assertRateLimited } from '#tests/assert_rate_limited'
import { randomIp } from '#harness/random_ip'
import { PASSWORD } from '#harness/new_account'
import { InvalidCredentialsError } from '#modules/identity/errors'
import { isKnownNetwork } from '#modules/identity/authentication/known_network'
import { limitSignIns, type SignInAttempt } from '#modules/identity/limits'
import User from '#modules/identity/models/user'
import { normalName } from '#modules/identity/rules/normal_name'
import { NIL_UUID } from '#shared/database/is_uuid'
import { RateLimitError } from '#shared/http/errors/rate_limit_error'
import { Member } from '#tests/member'

const DEVICE_COOKIE = 'known_device'
const WINDOW_SECONDS = 15 * 60

let networks = 0

/** The start of the addresses in an unused IPv6 /48. */
function ipv6Network(): string {
  return `2001:db8:${(0x1000 + ++networks).toString(16)}`
}

type Try = { username: string; password?: string; from: string; device?: string }

function signIn(client: ApiClient, { username, password = 'wrong', from, device = '' }: Try) {
  return client
    .post('/api/login/email')
    .header('x-forwarded-for', from)
    .header('cookie', device)
    .json({ username, password })
}

/** Counts a wrong password as a request of a browser without a known device does; throws `RateLimitError` beyond a limit. */
async function countFailure(attempt: Omit<SignInAttempt, 'knownDevice'>): Promise<void> {
  const fail = () => Promise.reject(new InvalidCredentialsError())
  try {
    await limitSignIns({ ...attempt, knownDevice: null }, fail)
  } catch (error) {
    if (!(error instanceof InvalidCredentialsError)) throw error
  }
}

async function attemptOf({ username, from: ip }: Try): Promise<Omit<SignInAttempt, 'knownDevice'>> {
  const member = await User.findForAuth([], username)
  const isKnown = await isKnownNetwork(member?.id ?? NIL_UUID, ip)
  return { account: member?.id ?? (await normalName(username)), ip, isKnownNetwork: isKnown }
}

/**
 * Makes `count` failing sign-ins of attempts, each with a wrong password. Without a device only the last one is a request, and
 * the limits count the others.
 */
async function failTimes(client: ApiClient, count: number, tryOf: (n: number) => Try) {
  for (let n = 1; n < count; n++) {
    const attempt = tryOf(n)
    if (attempt.device) (await signIn(client, attempt)).assertStatus(401)
    else await countFailure(await attemptOf(attempt))
  }
  ;(await signIn(client, tryOf(count))).assertStatus(401)
}

/** The known-device cookie that a response sets, as a request header sends it. */
function deviceCookieOf(response: ApiResponse): string {
  const cookies = response.headers()['set-cookie'] as unknown as string[]
  const cookie = cookies.find((each) => each.startsWith(`${DEVICE_COOKIE}=`))!
  return cookie.split(';')[0]!
}

async function newUser(client: ApiClient, fullName: string) {
  const { user } = await Member.join(client, fullName)
  return { ...user, password: PASSWORD }
}

test.group('Wrong passwords from one network', (group) => {
  group.tap((each) => each.timeout(360_000))

  test('does not count right passwords among the 100 wrong ones from {$self} network')
    .with(['a known', 'an unknown'])
    .run(async ({ client }, what) => {
      const { id, username, password } = await newUser(client, 'Busy Household')
      const from = randomIp()
      const isKnown = what === 'a known'
      for (let n = 1; n <= 3; n++) {
        ;(await signIn(client, { username, password, from })).assertStatus(200)
        if (!isKnown) await db.rawQuery('delete from sign_in_networks where user_id = ?', [id])
      }
      for (let n = 1; n <= 99; n++)
        await countFailure({ account: `absent ${n}`, ip: from, isKnownNetwork: isKnown })
      ;(await signIn(client, { username, from })).assertStatus(401)
      assertRateLimited(await signIn(client, { username, password, from }), WINDOW_SECONDS)
    })

  test('resets the count of wrong passwords after a right one', async ({ client }) => {
    const { username, password } = await newUser(client, 'Forgetful Person')
    const from = randomIp()
    for (let round = 1; round <= 3; round++) {
      await failTimes(client, 9, () => ({ username, from }))
      ;(await signIn(client, { username, password, from })).assertStatus(200)
    }
  })

  test('accepts ten concurrent right passwords from a network with 90 wrong ones', async ({
    client,
  }) => {
    const { username, password } = await newUser(client, 'Crowded Hostel')
    const from = randomIp()
    await failTimes(client, 90, (n) => ({ username: `nobody_hostel_${n}`, from }))
    for (let round = 1; round <= 2; round++) {
      const right = Array.from({ length: 10 }, () => signIn(client, { username, password, from }))
      for (const response of await Promise.all(right)) response.assertStatus(200)
    }
  })

  test('rejects the 101st wrong password for any account name: {$self}')
    .with(['an IPv4 address', 'the addresses of an IPv6 /64'])
    .run(async ({ client, assert }, what) => {
      const { username, password } = await newUser(client, 'Known Neighbour')
      const ipv6 = ipv6Network()
      const ipv4 = randomIp()
      const from = (n: number) => (what === 'an IPv4 address' ? ipv4 : `${ipv6}:7::${n}`)
      await failTimes(client, 100, (n) => ({ username: `nobody_${what}_${n}`, from: from(n) }))
      const response = await signIn(client, { username, password, from: from(101) })
      assertRateLimited(response, WINDOW_SECONDS)
      assert.match(
        response.body().message,
        /^Too many wrong passwords from your network\. Please try again in 1[45] minutes\.$/
      )
      const other = what === 'an IPv4 address' ? randomIp() : `${ipv6}:8::1`
      ;(await signIn(client, { username, password, from: other })).assertStatus(200)
    })

  test('locks an account for a whole IPv6 /64 after ten wrong passwords', async ({ client }) => {
    const { username, password } = await newUser(client, 'Guessed From Afar')
    const network = ipv6Network()
    await failTimes(client, 10, (n) => ({ username, from: `${network}:1::${n}` }))
    const from = `${network}:1:ffff::1`
    assertRateLimited(await signIn(client, { username, password, from }), WINDOW_SECONDS)
    const neighbour = { username, password, from: `${network}:2::1` }
    ;(await signIn(client, neighbour)).assertStatus(200)
  })

  test('counts names that the database compares as equal together: of {$self}')
    .with(['a member', 'no member'])
    .run(async ({ client }, who) => {
      const member = await newUser(client, 'Victim Iyer')
      const name = who === 'a member' ? member.email : `absent.victim.${member.id}@example.in`
      const from = randomIp()
      await failTimes(client, 10, () => ({ username: name, from }))
      for (const equal of [name.toUpperCase(), name.replaceAll('i', 'İ')])
        assertRateLimited(await signIn(client, { username: equal, from }), WINDOW_SECONDS)
    })

  test('verifies only ten of 30 concurrent wrong passwords', async ({ client, assert }) => {
    const { username } = await newUser(client, 'Hammered Person')
    const from = randomIp()
    const responses = await Promise.all(
      Array.from({ length: 30 }, () => signIn(client, { username, from }))
    )
    const statuses = responses.map((response) => response.status()).sort()
    assert.deepEqual(statuses, [...Array<number>(10).fill(401), ...Array<number>(20).fill(429)])
  })
})

test.group('Right passwords', () => {
  test('are verified 20 times an hour per account and network', async ({ client, assert }) => {
    const { username, password, id } = await newUser(client, 'Busy Person')
    const from = randomIp()
    const attempt = { account: id, ip: from, knownDevice: null, isKnownNetwork: false }
    for (let n = 1; n <= 19; n++) await limitSignIns(attempt, () => Promise.resolve())
    ;(await signIn(client, { username, password: 'wrong password', from })).assertStatus(401)
    ;(await signIn(client, { username, password, from })).assertStatus(200)
    const rejected = await signIn(client, { username, password, from })
    assertRateLimited(rejected, 60 * 60)
    assert.equal(rejected.body().code, 'tooManySignIns')
    ;(await signIn(client, { username, password, from: randomIp() })).assertStatus(200)
  })
})

test.group('A member whose account is under a guessing attack', (group) => {
  group.tap((each) => each.timeout(360_000))

  test('can sign in on a known device', async ({ client, assert }) => {
    const { username, password } = await newUser(client, 'Behind A Shared Network')
    const before = await signIn(client, { username, password, from: randomIp() })
    const device = deviceCookieOf(before)
    const from = randomIp()
    await failTimes(client, 90, (n) => ({ username: `unknown_shared_${n}`, from }))
    await failTimes(client, 10, () => ({ username, from }))
    assertRateLimited(await signIn(client, { username, password, from }), WINDOW_SECONDS)

    const again = await signIn(client, { username, password, from, device })
    again.assertStatus(200)
    assert.equal(again.body().username, username)
  })

  test('has a limit of ten attempts on a known device', async ({ client, assert }) => {
    const { username, password } = await newUser(client, 'Forgetful Person')
    const first = await signIn(client, { username, password, from: randomIp() })
    const device = deviceCookieOf(first)
    await failTimes(client, 10, () => ({ username, from: randomIp(), device }))
    const locked = await signIn(client, { username, password, from: randomIp(), device })
    assertRateLimited(locked, WINDOW_SECONDS)
    assert.match(locked.body().message, /^Too many wrong passwords for this account from your dev/)
    const without = { username, password, from: randomIp() }
    ;(await signIn(client, without)).assertStatus(200)
  })

  test('can sign in on a known device that other accounts use too', async ({ client }) => {
    const { username, password } = await newUser(client, 'First On Device')
    const second = await newUser(client, 'Second On Device')
    const otherMember = await newUser(client, 'Never On Device')
    const one = await signIn(client, { username, password, from: randomIp() })
    const device = deviceCookieOf(
      await signIn(client, {
        username: second.username,
        password,
        from: randomIp(),
        device: deviceCookieOf(one),
      })
    )
    const from = randomIp()
    await failTimes(client, 100, (n) => ({ username: `nobody_shared_${n}`, from }))
    ;(await signIn(client, { username, password, from, device })).assertStatus(200)
    ;(await signIn(client, { username: second.username, password, from, device })).assertStatus(200)
    const foreign = { username: otherMember.username, password, from, device }
    assertRateLimited(await signIn(client, foreign), WINDOW_SECONDS)
  })

  test('loses a known device after five other accounts have signed in on it', async ({
    client,
  }) => {
    let device = ''
    const accounts: { username: string; password: string }[] = []
    for (let n = 1; n <= 6; n++) {
      const account = await newUser(client, 'Of Six On Device')
      accounts.push(account)
      device = deviceCookieOf(await signIn(client, { ...account, from: randomIp(), device }))
    }
    const [forgotten, known] = [accounts[0]!, accounts[1]!]
    const from = randomIp()
    for (const { username } of [forgotten, known]) {
      await failTimes(client, 10, () => ({ username, from }))
    }
    assertRateLimited(await signIn(client, { ...forgotten, from, device }), WINDOW_SECONDS)
    ;(await signIn(client, { ...known, from, device })).assertStatus(200)
  })

  test('gets no higher limit from a forged device cookie', async ({ client }) => {
    const { username, password, id } = await newUser(client, 'Forging Person')
    const from = randomIp()
    await failTimes(client, 10, () => ({ username, from }))
    const plain = Buffer.from(JSON.stringify({ id: 'x', accounts: [id] })).toString('base64url')
    for (const value of [plain, `e:${plain}`, `s:${plain}.x`, '%00']) {
      const device = `${DEVICE_COOKIE}=${value}`
      assertRateLimited(await signIn(client, { username, password, from, device }), WINDOW_SECONDS)
    }
  })

  test('can sign in from a known network', async ({ client }) => {
    const { username, password } = await newUser(client, 'Old Neighbour')
    const network = ipv6Network()
    ;(await signIn(client, { username, password, from: `${network}:1::1` })).assertStatus(200)
    const from = `${network}:1::2`
    await failTimes(client, 100, (n) => ({ username: `nobody_old_${n}`, from }))
    ;(await signIn(client, { username, password, from })).assertStatus(200)
    await failTimes(client, 10, () => ({ username, from }))
    assertRateLimited(await signIn(client, { username, password, from }), WINDOW_SECONDS)
  })

  test('gets an HttpOnly device cookie that lasts at least a year', async ({ client, assert }) => {
    const { username, password, id } = await newUser(client, 'Private Device')
    const response = await signIn(client, { username, password, from: randomIp() })
    const cookies = response.headers()['set-cookie'] as unknown as string[]
    const cookie = cookies.find((each) => each.startsWith(`${DEVICE_COOKIE}=`))!
    assert.match(cookie, /; HttpOnly/)
    assert.match(cookie, /; SameSite=Lax/)
    assert.match(cookie, /; Path=\/(;|$)/)
    assert.equal(/; Max-Age=(\d+)/.exec(cookie)![1], String(400 * 24 * 60 * 60))
    const value = decodeURIComponent(cookie.split(/[=;]/)[1]!)
    assert.notInclude(Buffer.from(value, 'base64url').toString(), id)
  })
})

test.group('Wrong passwords for one account from all networks', (group) => {
  group.tap((each) => each.timeout(360_000))

  test('allow sign-ins only from known devices and networks after 50 in an hour', async ({
    client,
    assert,
  }) => {
    const { username, password } = await newUser(client, 'Widely Guessed')
    const homeIp = randomIp()
    const device = deviceCookieOf(await signIn(client, { username, password, from: homeIp }))
    await failTimes(client, 50, () => ({ username, from: randomIp() }))

    const otherMember = await signIn(client, { username, password, from: randomIp() })
    assertRateLimited(otherMember, 60 * 60)
    assert.match(
      otherMember.body().message,
      /^Too many wrong passwords for this account\. Please try/
    )
    ;(await signIn(client, { username, password, from: homeIp })).assertStatus(200)
    ;(await signIn(client, { username, password, from: randomIp(), device })).assertStatus(200)
  })

  test('get the same responses for an unknown account as for an existing one', async ({
    client,
    assert,
  }) => {
    const { username } = await newUser(client, 'Unseen Person')
    const decomposed = (name: string) => name.toUpperCase().normalize('NFD')
    const failSignIns = async (name: string) => {
      const ip = randomIp()
      const responses: [number, unknown][] = []
      const record = (response: ApiResponse) => {
        const { message } = response.body()
        responses.push([response.status(), message.replace(/\d+ minutes/, 'some minutes')])
      }
      const wrongFromOne = () => signIn(client, { username: name, from: ip })
      const wrongFromAny = () => signIn(client, { username: decomposed(name), from: randomIp() })
      record(await wrongFromOne())
      for (let n = 2; n <= 9; n++) await countFailure(await attemptOf({ username: name, from: ip }))
      for (let n = 10; n <= 11; n++) record(await wrongFromOne())
      record(await wrongFromAny())
      for (let n = 12; n <= 49; n++)
        await countFailure(await attemptOf({ username: decomposed(name), from: randomIp() }))
      for (let n = 50; n <= 51; n++) record(await wrongFromAny())
      return responses
    }
    const ofMember = await failSignIns(username)
    assert.deepEqual(await failSignIns('nobody_has_thís_name'), ofMember)
    const statuses = ofMember.map(([status]) => status)
    assert.deepEqual(statuses, [401, 401, 429, 401, 401, 429])
  })

  test('do not count when a limit rejects the attempt', async ({ client, assert }) => {
    const { username, password } = await newUser(client, 'Stubborn Attacker')
    const from = randomIp()
    await failTimes(client, 10, () => ({ username, from }))
    const attempt = await attemptOf({ username, from })
    for (let n = 1; n < 60; n++) await assert.rejects(() => countFailure(attempt), RateLimitError)
    assertRateLimited(await signIn(client, { username, from }), WINDOW_SECONDS)
    ;(await signIn(client, { username, password, from: randomIp() })).assertStatus(200)
    const other = await newUser(client, 'Same Network')
    ;(await signIn(client, { ...other, from })).assertStatus(200)
  })

  test('a known network expires 90 days after its last sign-in', async ({ client }) => {
    const { username, password, id } = await newUser(client, 'Moved Away')
    const from = randomIp()
    ;(await signIn(client, { username, password, from })).assertStatus(200)
    await failTimes(client, 50, () => ({ username, from: randomIp() }))
    const age = (days: number) =>
      db.rawQuery(
        `update sign_in_networks set last_at = now() - make_interval(days => ?) where user_id = ?`,
        [days, id]
      )
    await age(89)
    ;(await signIn(client, { username, password, from })).assertStatus(200)
    await age(91)
    assertRateLimited(await signIn(client, { username, password, from }), 60 * 60)
  })

  test('networks older than 90 days are deleted at a sign-in', async ({ client, assert }) => {
    const { username, password, id } = await newUser(client, 'Often Moving')
    await signIn(client, { username, password, from: randomIp() })
    await db.rawQuery(
      `update sign_in_networks set last_at = now() - interval '91 days' where user_id = ?`,
      [id]
    )
    await signIn(client, { username, password, from: randomIp() })
    const { rows } = await db.rawQuery('select last_at from sign_in_networks where user_id = ?', [
      id,
    ])
    assert.lengthOf(rows, 1)
    assert.isAbove(rows[0].last_at.getTime(), Date.now() - 60_000)
  })

  test('no network and no account name is stored in plain text', async ({ client, assert }) => {
    const { username, password, email } = await newUser(client, 'Stored Nowhere')
    const from = '198.51.100.23'
    await failTimes(client, 2, () => ({ username, from }))
    await failTimes(client, 2, () => ({ username: 'nobody_is_stored', from }))
    ;(await signIn(client, { username, password, from })).assertStatus(200)
    const { rows } = await db.rawQuery(
      `select t::text as row from rate_limits t union all select t::text from sign_in_networks t`
    )
    assert.isAbove(rows.length, 3)
    const all = rows.map(({ row }: { row: string }) => row).join('\n')
    for (const secret of [from, username, email, 'nobody_is_stored']) {
      assert.notInclude(all.toLowerCase(), secret.toLowerCase())
    }
  })
})
