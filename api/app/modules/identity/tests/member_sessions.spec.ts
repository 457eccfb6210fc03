import { test } from '@japa/runner'
import type { ApiClient } from '@japa/api-client'
import db from '@adonisjs/lucid/services/db'
import type { MemberSession } from '@saajha/contract/user'
import { newAccount, PASSWORD } from '#harness/new_account'
import { randomIp } from '#harness/random_ip'
import { until } from '#harness/until'
import { promoteMember } from '#modules/identity/commands/promote_member'
import { endExpiredSessions } from '#shared/http/session/end_expired_sessions'
import { errorBody } from '#tests/error_body'
import { Member } from '#tests/member'
import { openPage } from '#tests/open_page'
import { untilBlockedBy } from '#tests/until_blocked_by'

const CHROME_ON_ANDROID =
  'Mozilla/5.0 (Linux; Android 10; K) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/131.0.0.0 Mobile Safari/537.36'
const UNKNOWN_ID = '019342a0-0000-7000-8000-000000000000'

async function sessionsOf(member: Member): Promise<MemberSession[]> {
  const response = await member.get('/api/user/sessions')
  response.assertStatus(200)
  return response.body()
}

/** The id in the cookie of each of the member's sessions. */
async function secretIds({ user }: Member): Promise<string[]> {
  const { rows } = await db.rawQuery('select id from sessions where user_id = ?', [user.id])
  return rows.map(({ id }: { id: string }) => id)
}

async function expiryInHours({ user }: Member): Promise<number[]> {
  const { rows } = await db.rawQuery(
    `select extract(epoch from expires_at - now())::float8 / 3600 as hours from sessions where user_id = ? order by hours`,
    [user.id]
  )
  return rows.map(({ hours }: { hours: number }) => Math.round(hours))
}

function setSessions({ user }: Member, assignments: string) {
  return db.rawQuery(`update sessions set ${assignments} where user_id = ?`, [user.id])
}

async function signInWith(client: ApiClient, { user }: Member, agent: string): Promise<void> {
  const response = await client
    .post('/api/login/email')
    .header('x-forwarded-for', randomIp())
    .header('user-agent', agent)
    .json({ username: user.username, password: PASSWORD })
  response.assertStatus(200)
}

test.group('The list of sessions', () => {
  test('shows each session with its browser and days, this one first', async ({
    client,
    assert,
  }) => {
    const member = await Member.join(client, 'Many Devices')
    await signInWith(client, member, CHROME_ON_ANDROID)
    await setSessions(member, `started_at = '2026-11-01T20:00:00Z', last_used_on = '2026-11-03'`)
    await db.rawQuery(`update sessions set started_at = now() where user_id = ?`, [member.user.id])
    const [first, second, ...others] = await sessionsOf(member)
    assert.isEmpty(others)
    assert.deepInclude(first, { agent: null, isThis: true })
    assert.deepInclude(second, {
      agent: 'Chrome on Android',
      isThis: false,
      lastUsedOn: '2026-11-03',
    })
    assert.closeTo(Date.parse(second!.startedAt), Date.now(), 60_000)
    assert.sameMembers(Object.keys(second!), ['id', 'agent', 'startedAt', 'lastUsedOn', 'isThis'])
  })

  test('contains no id of a cookie and no session of another member', async ({
    client,
    assert,
  }) => {
    const member = await Member.join(client, 'Careful Member')
    const other = await Member.join(client, 'Other Member')
    const text = (await member.get('/api/user/sessions')).text()
    for (const id of [...(await secretIds(member)), ...(await secretIds(other))])
      assert.notInclude(text, id)
    assert.lengthOf(JSON.parse(text), 1)
  })

  test('shows the day in India of the last use', async ({ client, assert }) => {
    const member = await Member.join(client, 'Daily Member')
    await setSessions(member, `last_used_on = '2026-01-01'`)
    const [session] = await sessionsOf(member)
    assert.equal(session!.lastUsedOn, '2026-01-01', 'the use before this request')
    const [again] = await sessionsOf(member)
    const today = new Date().toLocaleDateString('en-CA', { timeZone: 'Asia/Kolkata' })
    assert.equal(again!.lastUsedOn, today)
  })

  test('omits expired sessions', async ({ client, assert }) => {
    const member = await Member.join(client, 'Sleepy Member')
    const elsewhere = await member.signInAgain()
    await db.rawQuery(`update sessions set expires_at = now() where public_id = ?`, [
      (await sessionsOf(elsewhere)).find(({ isThis }) => isThis)!.id,
    ])
    assert.lengthOf(await sessionsOf(member), 1)
  })
})

test.group('Ending sessions', () => {
  test('signs out one device and closes its sockets alone', async ({ client, assert, cleanup }) => {
    const member = await Member.join(client, 'Two Devices')
    const lost = await member.signInAgain()
    const pages = [openPage(member.cookie), openPage(lost.cookie)]
    cleanup(() => pages.forEach(({ socket }) => void socket.disconnect()))
    await until('the pages are connected', () => pages.every(({ unread }) => unread.length > 0))
    const { id } = (await sessionsOf(member)).find(({ isThis }) => !isThis)!
    ;(await member.delete(`/api/user/sessions/${id}`)).assertStatus(204)
    await until('its socket is closed', () => pages[1]!.isClosed)
    ;(await lost.get('/api/auth/user')).assertStatus(401)
    ;(await member.get('/api/auth/user')).assertStatus(200)
    assert.isFalse(pages[0]!.isClosed)
  })

  test('responds 404 for a session of another member, an unknown one, and the id of a cookie', async ({
    client,
    assert,
  }) => {
    const member = await Member.join(client, 'Nosy Member')
    const other = await Member.join(client, 'Other Member')
    const [foreign] = await sessionsOf(other)
    const [secret] = await secretIds(member)
    for (const id of [foreign!.id, UNKNOWN_ID, secret, 'bike']) {
      const response = await member.delete(`/api/user/sessions/${id}`)
      response.assertStatus(404)
      assert.deepEqual(
        response.body(),
        errorBody('sessionNotFound', 'You are no longer signed in there.')
      )
    }
    ;(await other.get('/api/auth/user')).assertStatus(200)
    ;(await member.get('/api/auth/user')).assertStatus(200)
  })

  test('signs out everywhere else and closes the sockets there', async ({
    client,
    assert,
    cleanup,
  }) => {
    const member = await Member.join(client, 'Worried Member')
    const other = await Member.join(client, 'Other Member')
    const [phone, laptop] = [await member.signInAgain(), await member.signInAgain()]
    const [here, there] = [openPage(member.cookie), openPage(laptop.cookie)]
    cleanup(() => [here, there].forEach(({ socket }) => void socket.disconnect()))
    await until('the pages are connected', () =>
      [here, there].every(({ unread }) => unread.length > 0)
    )
    ;(await member.delete('/api/user/sessions')).assertStatus(204)
    await until('the socket elsewhere is closed', () => there.isClosed)
    assert.isFalse(here.isClosed)
    for (const ended of [phone, laptop]) (await ended.get('/api/auth/user')).assertStatus(401)
    for (const open of [member, other]) (await open.get('/api/auth/user')).assertStatus(200)
  })

  test('signs out everywhere else after a suspension that has begun, without a deadlock', async ({
    client,
    cleanup,
  }) => {
    const member = await Member.join(client, 'Worried Member')
    await member.signInAgain()
    await member.signInAgain()
    const { id } = member.user
    const trx = await db.transaction()
    cleanup(() => trx.rollback())
    await trx.rawQuery('select from users where id = ? for update', [id])
    await trx.rawQuery(
      `delete from sessions where id = (
         select id from sessions where user_id = ? order by started_at desc, id desc limit 1
       )`,
      [id]
    )
    const signedOut = member.delete('/api/user/sessions').send()
    await untilBlockedBy(trx)
    await trx.rawQuery('delete from sessions where user_id = ?', [id])
    await trx.commit()
    ;(await signedOut).assertStatus(204)
  })

  test('closes no socket if there is no other session', async ({ client, assert, cleanup }) => {
    const member = await Member.join(client, 'Single Session')
    const other = await Member.join(client, 'Other Member')
    const [here, there] = [openPage(member.cookie), openPage(other.cookie)]
    cleanup(() => [here, there].forEach(({ socket }) => void socket.disconnect()))
    await until('the pages are connected', () =>
      [here, there].every(({ unread }) => unread.length > 0)
    )
    ;(await member.delete('/api/user/sessions')).assertStatus(204)
    await other.get('/api/logout').redirects(0)
    await until('the socket that is closed later is closed', () => there.isClosed)
    assert.isFalse(here.isClosed)
  })
})

test.group('The end of a session', () => {
  test('comes 90 days after the sign-in at the latest', async ({ client, assert }) => {
    const member = await Member.join(client, 'Daily Visitor')
    await setSessions(
      member,
      `started_at = now() - interval '80 days', expires_at = now() + interval '1 hour'`
    )
    ;(await member.get('/api/auth/user')).assertStatus(200)
    assert.deepEqual(await expiryInHours(member), [10 * 24])
    await setSessions(
      member,
      `started_at = now() - interval '90 days', expires_at = now() + interval '5 days'`
    )
    ;(await member.get('/api/auth/user')).assertStatus(401)
  })

  test('near the 90 days is not written with every request', async ({ client, assert }) => {
    const member = await Member.join(client, 'Daily Visitor')
    await setSessions(member, `started_at = now() - interval '80 days'`)
    ;(await member.get('/api/auth/user')).assertStatus(200)
    const version = async () =>
      (await db.rawQuery('select xmin::text from sessions where user_id = ?', [member.user.id]))
        .rows[0].xmin
    const renewed = await version()
    ;(await member.get('/api/auth/user')).assertStatus(200)
    assert.equal(await version(), renewed)
  })

  test('comes for an administrator after 12 hours without use', async ({ client, assert }) => {
    const member = await Member.join(client, 'Busy Admin')
    await promoteMember(member.user.email)
    assert.deepEqual(await expiryInHours(member), [12], 'of the session before the promotion')
    const again = await member.signInAgain()
    assert.deepEqual(await expiryInHours(member), [12, 12])
    const minutesLeft = async (before: number) => {
      await setSessions(member, `expires_at = now() + interval '${before} minutes'`)
      ;(await again.get('/api/auth/user')).assertStatus(200)
      const { rows } = await db.rawQuery(
        `select max(extract(epoch from expires_at - now()))::float8 / 60 as minutes from sessions where user_id = ?`,
        [member.user.id]
      )
      return Math.round(rows[0].minutes)
    }
    assert.equal(await minutesLeft(1), 720)
    assert.equal(await minutesLeft(714), 720)
    assert.equal(await minutesLeft(716), 716, 'renewed at most every five minutes')
    await setSessions(member, `expires_at = now()`)
    ;(await again.get('/api/auth/user')).assertStatus(401)
  })

  test('closes its sockets and deletes it in the hourly job', async ({
    client,
    assert,
    cleanup,
  }) => {
    const member = await Member.join(client, 'Sleeping Member')
    const other = await Member.join(client, 'Waking Member')
    const [ended, open] = [openPage(member.cookie), openPage(other.cookie)]
    cleanup(() => [ended, open].forEach(({ socket }) => void socket.disconnect()))
    await until('the pages are connected', () =>
      [ended, open].every(({ unread }) => unread.length > 0)
    )
    await setSessions(member, 'expires_at = now()')
    await endExpiredSessions()
    await until('its socket is closed', () => ended.isClosed)
    assert.isFalse(open.isClosed)
    assert.isEmpty(await secretIds(member))
    assert.lengthOf(await secretIds(other), 1)
  })
})

test.group('The 21st session of a member', () => {
  test('ends the one used least recently and closes its sockets', async ({
    client,
    assert,
    cleanup,
  }) => {
    const member = await Member.join(client, 'Collecting Member')
    const page = openPage(member.cookie)
    cleanup(() => void page.socket.disconnect())
    await until('the page is connected', () => page.unread.length > 0)
    await setSessions(member, `started_at = now() - interval '1 day'`)
    await db.rawQuery(
      `insert into sessions (id, user_id, data, expires_at)
       select gen_random_uuid(), ?, '{}', now() + interval '30 days' from generate_series(1, 19)`,
      [member.user.id]
    )
    assert.lengthOf(await sessionsOf(member), 20)
    const [first, second] = await Promise.all([member.signInAgain(), member.signInAgain()])
    await until('its socket is closed', () => page.isClosed)
    ;(await member.get('/api/auth/user')).assertStatus(401)
    for (const newer of [first, second]) assert.lengthOf(await sessionsOf(newer), 20)
  })
})

test.group('A sign-in whose session is ended before its response', () => {
  test('stores no session', async ({ client, assert, cleanup }) => {
    const member = await Member.join(client, 'Slow Member')
    // The last statement of a sign-in before its session is stored waits for this lock.
    const trx = await db.transaction()
    cleanup(() => trx.rollback())
    await trx.rawQuery('lock table sign_in_networks in share mode')
    const signedIn = member.signInAgain()
    await until('the sign-in waits', async () => {
      const { rows } = await db.rawQuery(
        `select from pg_stat_activity where wait_event_type = 'Lock' and query like '%insert into sign_in_networks%'`
      )
      return rows.length === 1
    })
    await db.rawQuery('delete from sessions where user_id = ?', [member.user.id])
    await trx.rollback()
    const late = await signedIn
    ;(await late.get('/api/auth/user')).assertStatus(401)
    assert.isEmpty(await secretIds(member))
  })
})

test.group('The browser of a session', () => {
  for (const [header, agent] of [
    [CHROME_ON_ANDROID, 'Chrome on Android'],
    [
      'Mozilla/5.0 (iPhone; CPU iPhone OS 17_5 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/17.5 Mobile/15E148 Safari/604.1',
      'Safari on iOS',
    ],
    [
      'Mozilla/5.0 (Linux; Android 13; SM-A536B) AppleWebKit/537.36 (KHTML, like Gecko) SamsungBrowser/25.0 Chrome/121.0.0.0 Mobile Safari/537.36',
      'Samsung Internet on Android',
    ],
    ['Pay me at evil.example/1.0 now', null],
    ['constructor/1.0 now', null],
    ['x'.repeat(8_000), null],
    ['', null],
  ] as const) {
    test(`is ${agent} for ${header.slice(0, 40) || 'no header'}`, async ({ client, assert }) => {
      const response = await client
        .post('/api/register')
        .header('x-forwarded-for', randomIp())
        .header('user-agent', header)
        .json(newAccount('Some Member'))
      response.assertStatus(201)
      const { rows } = await db.rawQuery('select agent from sessions where user_id = ?', [
        response.body().id,
      ])
      assert.deepEqual(rows, [{ agent }])
    })
  }
})
