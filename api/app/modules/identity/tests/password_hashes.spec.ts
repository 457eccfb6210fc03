import { test } from '@japa/runner'
import { Scrypt } from '@adonisjs/core/hash/drivers/scrypt'
import db from '@adonisjs/lucid/services/db'
import { inPasswordQueue } from '#modules/identity/authentication/password_queue'
import { randomIp } from '#harness/random_ip'
import { PASSWORD } from '#harness/new_account'
import { Member } from '#tests/member'
import { newResetToken } from '#tests/reset_token'
import { until } from '#harness/until'

const OLDER = new Scrypt({ cost: 2 ** 9, blockSize: 8, parallelization: 1 })

async function hashOf(userId: string): Promise<string> {
  const { rows } = await db.rawQuery('select password_hash from users where id = ?', [userId])
  return rows[0].password_hash
}

test.group('A password hash of an older setting', () => {
  test('is replaced at a successful sign-in, not after a wrong password', async ({
    client,
    assert,
  }) => {
    const { user } = await Member.join(client, 'Early Member')
    const older = await OLDER.make(PASSWORD)
    await db.rawQuery('update users set password_hash = ? where id = ?', [older, user.id])
    const signIn = (password: string) =>
      client.post('/api/login/email').json({ username: user.username, password })

    ;(await signIn('wrong')).assertStatus(401)
    assert.equal(await hashOf(user.id), older)
    ;(await signIn(PASSWORD)).assertStatus(200)
    const newer = await hashOf(user.id)
    assert.notEqual(newer, older)
    assert.notMatch(newer, /\$n=512,/)
    ;(await signIn('wrong')).assertStatus(401)
    ;(await signIn(PASSWORD)).assertStatus(200)
    assert.equal(await hashOf(user.id), newer, 'a current hash stays unchanged')
  })

  test('is not replaced while a link that resets the password is valid', async ({
    client,
    assert,
  }) => {
    const member = await Member.join(client, 'Forgetful Member')
    const { username, id } = member.user
    const older = await OLDER.make(PASSWORD)
    await db.rawQuery('update users set password_hash = ? where id = ?', [older, id])
    const token = await newResetToken(member)
    const signIn = () => client.post('/api/login/email').json({ username, password: PASSWORD })
    ;(await signIn()).assertStatus(200)
    assert.equal(await hashOf(id), older)
    const reset = { token, password: 'masala-dosa' }
    ;(await client.post('/api/password/reset').json(reset)).assertStatus(204)
  })

  test('is not replaced if the password is removed during the sign-in', async ({
    client,
    assert,
    cleanup,
  }) => {
    const { user } = await Member.join(client, 'Former Password')
    const older = await OLDER.make(PASSWORD)
    await db.rawQuery('update users set password_hash = ? where id = ?', [older, user.id])
    const trx = await db.transaction()
    cleanup(() => trx.rollback())
    await trx.rawQuery('update users set password_hash = null where id = ?', [user.id])
    const signedIn = client
      .post('/api/login/email')
      .json({ username: user.username, password: PASSWORD })
      .then((response) => response)
    await until('the new hash waits for the removal', async () => {
      const { rows } = await db.rawQuery(
        `select from pg_stat_activity where wait_event_type = 'Lock' and query like '%set password_hash%'`
      )
      return rows.length === 1
    })
    await trx.commit()
    await signedIn
    assert.isNull(await hashOf(user.id))
  })
})

test.group('Concurrent sign-ins with a password hash of an older setting', () => {
  test('all succeed, and replace the hash once', async ({ client, assert, cleanup }) => {
    const { user } = await Member.join(client, 'Two Devices')
    await db.rawQuery('update users set password_hash = ? where id = ?', [
      await OLDER.make(PASSWORD),
      user.id,
    ])
    const trx = await db.transaction()
    cleanup(() => trx.rollback())
    await trx.rawQuery('select from users where id = ? for update', [user.id])
    const signIns = [1, 2].map(() =>
      client.post('/api/login/email').json({ username: user.username, password: PASSWORD })
    )
    const responses = Promise.all(signIns)
    await until('both new hashes wait for the account', async () => {
      const { rows } = await db.rawQuery(
        `select from pg_stat_activity where wait_event_type = 'Lock' and query like '%set password_hash%'`
      )
      return rows.length === 2
    })
    await trx.commit()
    for (const response of await responses) response.assertStatus(200)
    const { rows } = await db.rawQuery('select from sessions where user_id = ?', [user.id])
    assert.lengthOf(rows, 3)
  })
})

test.group('The queue of password hashing', (group) => {
  let release: () => void
  let held: Promise<unknown>[]
  let released: Promise<void>
  let started: number
  let rejected: number

  /** Adds jobs of one network that end with the test. */
  const hold = (ip: string, count: number) => {
    for (let n = 0; n < count; n++) {
      const work = inPasswordQueue(ip, () => {
        started += 1
        return released
      })
      held.push(work.catch(() => void (rejected += 1)))
    }
  }

  group.each.setup(() => {
    held = []
    started = 0
    rejected = 0
    released = new Promise((resolve) => (release = resolve))
    return async () => {
      release()
      await Promise.all(held)
    }
  })

  test('runs at most four jobs concurrently', async ({ assert }) => {
    hold(randomIp(), 10)
    await new Promise((resolve) => setImmediate(resolve))
    assert.isAtMost(started, 4)
    assert.isAbove(started, 0)
    release()
    await Promise.all(held)
    assert.equal(started, 10)
  })

  test('treats the addresses of an IPv6 /64 as one network', async ({ assert }) => {
    hold(randomIp(), 4)
    for (let n = 1; n <= 8; n++) hold(`2001:db8:ab:1::${n}`, 1)
    const other = inPasswordQueue(randomIp(), () => Promise.resolve(started))
    release()
    assert.isBelow(await other, 10)
  })

  test('responds 503 with Retry-After to a network that fills the queue, and serves other networks', async ({
    client,
    assert,
  }) => {
    const { user } = await Member.join(client, 'Patient Person')
    const busyNetwork = randomIp()
    hold(busyNetwork, 100)
    const send = (path: string, from: string, body: object) =>
      client.post(path).header('x-forwarded-for', from).json(body)
    const credentials = { username: user.username, password: PASSWORD }
    const newcomer = {
      username: `busy_${Date.now()}`,
      email: `busy_${Date.now()}@example.in`,
      fullName: 'Busy Newcomer',
      password: PASSWORD,
    }
    for (const [path, body] of [
      ['/api/login/email', credentials],
      ['/api/register', newcomer],
    ] as const) {
      const response = await send(path, busyNetwork, body)
      response.assertStatus(503)
      assert.equal(response.header('retry-after'), '10')
      assert.match(
        response.body().message,
        /^Too many people are signing in right now\. Please try/
      )
    }
    const before = rejected
    const other = send('/api/login/email', randomIp(), credentials).then((response) => response)
    await until('the network with the most jobs loses one', () => rejected === before + 1)
    release()
    ;(await other).assertStatus(200)
    ;(await send('/api/login/email', busyNetwork, credentials)).assertStatus(200)
  })
})
