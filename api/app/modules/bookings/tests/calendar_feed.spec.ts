import { createHash } from 'node:crypto'
import type { ApiClient } from '@japa/api-client'
import { test } from '@japa/runner'
import db from '@adonisjs/lucid/services/db'
import { PASSWORD } from '#harness/new_account'
import { randomIp } from '#harness/random_ip'
import { blockMember, unblockMember } from '#modules/identity/public'
import { limitCalendarReads, limitCalendarUrls, limitFeeds } from '#modules/bookings/limits'
import { inTransaction } from '#shared/database/in_transaction'
import { assertRateLimited } from '#tests/assert_rate_limited'
import { newCalendarPath, readCalendarText, requestCalendar } from '#tests/calendar_feed'
import { errorBody } from '#tests/error_body'
import { HttpConnection } from '#tests/http_connection'
import { mailsTo } from '#tests/mails'
import { Member } from '#tests/member'
import { newResetToken } from '#tests/reset_token'
import { sentStatements } from '#tests/sent_statements'
import { waitForDeliveries } from '#tests/wait_for_deliveries'

const NOT_FOUND = errorBody('notFound', "This page doesn't exist.")

test.group('The secret URL of a calendar', (group) => {
  let client: ApiClient
  let member: Member

  group.each.setup(async ({ context }) => {
    client = context.client
    member = await Member.join(client, 'Asha Kulkarni')
  })

  const createdAt = async () => (await member.get('/api/user/calendar')).body().createdAt
  const assertUnknown = async (path: string) => {
    const response = await requestCalendar(client, path)
    response.assertStatus(404)
    response.assertBody(NOT_FOUND)
  }

  test('is shown once and stored as a hash', async ({ assert }) => {
    assert.isNull(await createdAt())
    const path = await newCalendarPath(member)
    const [, secret] = /^\/api\/calendars\/([\w-]{43})\.ics$/.exec(path)!
    assert.closeTo(Date.parse(await createdAt()), Date.now(), 60_000)
    const { rows } = await db.rawQuery('select * from calendar_feeds where user_id = ?', [
      member.user.id,
    ])
    const [{ secret_hash: stored, ...others }] = rows
    assert.sameMembers(Object.keys(others), ['user_id', 'created_at'])
    assert.equal(stored.toString('hex'), createHash('sha256').update(secret!).digest('hex'))
  })

  test('is read without a session, is not stored by caches and is sent to no other site', async ({
    assert,
  }) => {
    const response = await requestCalendar(client, await newCalendarPath(member))
    response.assertStatus(200)
    assert.equal(response.header('content-type'), 'text/calendar; charset=utf-8')
    const unknown = await requestCalendar(client, `/api/calendars/${'A'.repeat(43)}.ics`)
    unknown.assertStatus(404)
    for (const each of [response, unknown]) {
      assert.equal(each.header('cache-control'), 'no-store')
      assert.equal(each.header('referrer-policy'), 'no-referrer')
      assert.notProperty(each.headers(), 'set-cookie')
    }
  })

  test('stops working when it is replaced', async ({ assert }) => {
    const first = await newCalendarPath(member)
    const second = await newCalendarPath(member)
    assert.notEqual(first, second)
    await assertUnknown(first)
    await readCalendarText(client, second)
  })

  test('stops working when it is removed', async ({ assert }) => {
    const path = await newCalendarPath(member)
    for (const _ of ['present', 'absent'])
      (await member.delete('/api/user/calendar')).assertStatus(204)
    assert.isNull(await createdAt())
    await assertUnknown(path)
  })

  test('stops working after a reset of the password, and works after a change of it', async ({
    assert,
  }) => {
    const path = await newCalendarPath(member)
    const change = { current: PASSWORD, next: 'second-password' }
    ;(await member.put('/api/user/password').json(change)).assertStatus(204)
    await waitForDeliveries()
    await readCalendarText(client, path)
    const body = { token: await newResetToken(member), password: 'third-password' }
    const reset = await client
      .post('/api/password/reset')
      .header('x-forwarded-for', randomIp())
      .json(body)
    reset.assertStatus(204)
    await waitForDeliveries()
    await assertUnknown(path)
    const mails = await mailsTo(member.user.email, 'password_changed')
    assert.match(mails.at(-1)!.text!, /secret calendar link/)
  })

  test('leaves the feeds of other members as they are when it is made or removed', async () => {
    const other = await newCalendarPath(await Member.join(client, 'Ravi Nair'))
    await newCalendarPath(member)
    ;(await member.delete('/api/user/calendar')).assertStatus(204)
    await readCalendarText(client, other)
  })

  test('does not work while the member is suspended', async () => {
    const path = await newCalendarPath(member)
    await inTransaction((trx) => blockMember(trx, member.user.username))
    await assertUnknown(path)
    await inTransaction((trx) => unblockMember(trx, member.user.username))
    await readCalendarText(client, path)
  })

  test('is unknown with {name}')
    .with([
      { name: 'a null byte', secret: '%00' },
      { name: 'a quote', secret: "'%20or%20true--" },
      { name: 'encoded slashes', secret: '..%2F..%2Fapi%2Fitems' },
      { name: 'an emoji and a direction mark', secret: '%F0%9F%98%80%E2%80%AE' },
      { name: 'another file extension', secret: 'a.ics' },
      { name: 'a percent sign', secret: '%25' },
      { name: 'a malformed escape', secret: '%C0%80' },
      { name: 'the wrong 43 characters', secret: 'A'.repeat(43) },
      { name: '10,000 characters', secret: 'A'.repeat(10_000) },
    ])
    .run((_, { secret }) => assertUnknown(`/api/calendars/${secret}.ics`))

  test('takes the same work when it is unknown, replaced, or of a suspended member', async ({
    assert,
  }) => {
    const replaced = await newCalendarPath(member)
    const suspended = await newCalendarPath(member)
    await inTransaction((trx) => blockMember(trx, member.user.username))
    const statements: string[][] = []
    for (const path of [`/api/calendars/${'A'.repeat(43)}.ics`, replaced, suspended])
      statements.push(await sentStatements(() => assertUnknown(path)))
    const ofFeeds = statements.map((each) => each.filter((sql) => sql.includes('calendar_feeds')))
    assert.deepEqual(ofFeeds[1], ofFeeds[0])
    assert.deepEqual(ofFeeds[2], ofFeeds[0])
    assert.lengthOf(ofFeeds[0]!, 1)
  })

  test('is requested by HEAD without its events', async ({ assert }) => {
    const path = await newCalendarPath(member)
    const connection = await HttpConnection.open()
    const head = (url: string) => `HEAD ${url} HTTP/1.1\r\nHost: saajha\r\n\r\n`
    await connection.write(head(path) + head(`/api/calendars/${'A'.repeat(43)}.ics`))
    const responses = await connection.responses(['HEAD', 'HEAD'])
    connection.close()
    assert.deepEqual(
      responses.map(({ status, body }) => ({ status, body })),
      [
        { status: 200, body: '' },
        { status: 404, body: '' },
      ]
    )
    assert.equal(responses[0]!.headers['cache-control'], 'no-store')
  })

  test('is rejected as the 601st of a network in a minute, right or wrong', async ({ assert }) => {
    const path = await newCalendarPath(member)
    const ip = randomIp()
    for (let n = 0; n < 599; n++) await limitFeeds(ip)
    const request = (url: string) => client.get(url).header('x-forwarded-for', ip)
    ;(await request(`/api/calendars/${'A'.repeat(43)}.ics`)).assertStatus(404)
    for (const rejected of [await request(path), await request('/api/calendars/a.ics')]) {
      assertRateLimited(rejected, 60)
      assert.equal(rejected.body().code, 'tooManyCalendars')
    }
    await readCalendarText(client, path)
  })

  test('is rejected as the 121st of a member in an hour, from any network', async ({ assert }) => {
    const path = await newCalendarPath(member)
    for (let n = 0; n < 119; n++) await limitCalendarReads(member.user.id)
    await readCalendarText(client, path)
    const rejected = await requestCalendar(client, path)
    assertRateLimited(rejected, 3_600)
    assert.equal(rejected.body().code, 'tooManyCalendarReads')
    await readCalendarText(client, await newCalendarPath(await Member.join(client, 'Ravi Nair')))
  })

  test('is made and removed at most 30 times an hour', async ({ assert }) => {
    for (let n = 0; n < 29; n++) await limitCalendarUrls(member.user.id)
    await newCalendarPath(member)
    for (const method of ['post', 'delete'] as const) {
      const rejected = await member[method]('/api/user/calendar')
      assertRateLimited(rejected, 3_600)
      assert.equal(rejected.body().code, 'tooManyCalendarUrls')
    }
  })
})
