import { test } from '@japa/runner'
import db from '@adonisjs/lucid/services/db'
import { randomIp } from '#harness/random_ip'
import { waitUntilCaughtUp } from '#shared/changes/change_feed'
import { sql } from '#shared/database/sql'
import { ACCESS } from '#tests/access_matrix'
import { bookingOf } from '#tests/booking'
import { CANARIES, canariesIn } from '#tests/canaries'
import { createFixtures, type Fixtures } from '#tests/fixtures'
import { mailsTo, makeDue } from '#tests/mails'
import { completedBooking, reviewed } from '#tests/review'
import { PushServiceStandIn } from '#tests/push_service_stand_in'
import { site } from '#tests/site'
import { waitForDeliveries } from '#tests/wait_for_deliveries'

const READERS = ['guest', 'otherOwner', 'admin', 'owner'] as const
/** The stars of no other review in the requests of the access matrix. */
const STARS = /"stars": ?2\b/

test.group('A review that is not published', (group) => {
  let fixtures: Fixtures
  let id: string
  let push: PushServiceStandIn

  group.each.timeout(360_000)
  group.each.setup(async ({ context: { client } }) => {
    push = await PushServiceStandIn.open()
    fixtures = await createFixtures(client)
    const { owner, member, itemId } = fixtures
    await sql(db, 'update users set email_verified_at = now() where id = any($1)', [
      [owner.user.id, member.user.id],
    ])
    const subscribed = await owner.put('/api/push/subscriptions').json(push.subscribe())
    subscribed.assertStatus(204)
    id = await completedBooking(owner, member, itemId)
    await waitForDeliveries()
    return () => push.close()
  })

  const submit = async () => {
    await reviewed(fixtures.member, id, { stars: 2, text: CANARIES.review })
    await waitForDeliveries()
    await waitUntilCaughtUp()
  }
  const request = async (
    reader: (typeof READERS)[number],
    method: string,
    path: string,
    { body, headers = {} }: { body?: object | Buffer | undefined; headers?: object } = {}
  ) => {
    const isFile = Buffer.isBuffer(body)
    return fetch(site(path), {
      method,
      redirect: 'manual',
      body: isFile ? new Uint8Array(body) : body && JSON.stringify(body),
      headers: {
        'content-type': isFile ? 'image/jpeg' : 'application/json',
        'x-forwarded-for': randomIp(),
        'cookie': reader === 'guest' ? '' : fixtures[reader].cookie,
        ...headers,
      },
    })
  }

  test('shows neither text nor stars in a response of any call to the other member, another one, a guest or an administrator', async ({
    assert,
  }) => {
    await submit()
    // Theirs would publish both.
    const unconfirm = 'update users set email_verified_at = null where id = $1'
    await sql(db, unconfirm, [fixtures.owner.user.id])
    const about = { ...fixtures, bookingId: id }
    let answered = 0
    const seen: string[] = []
    const read = async (
      reader: (typeof READERS)[number],
      method: string,
      path: string,
      body?: object | Buffer
    ) => {
      const response = await request(reader, method, path, { body })
      const text = JSON.stringify([...response.headers]) + (await response.text())
      if (response.ok) answered++
      if (canariesIn(text).includes('review') || STARS.test(text))
        seen.push(`${method} ${path} as ${reader}`)
    }
    const { owner, member } = fixtures
    for (const reader of READERS) {
      for (const list of [`/api/bookings?as=owner`, '/api/bookings/due', `/item/${about.itemId}`])
        await read(reader, 'GET', list)
      for (const person of [owner, member])
        for (const rest of ['', '/stats', '/reviews'])
          await read(reader, 'GET', `/api/users/${person.user.id}${rest}`)
      for (const [call, { ask, touchesSession }] of Object.entries(ACCESS)) {
        const [method, pattern] = call.split(' ') as [string, string]
        // Nothing is left to read after these.
        if (touchesSession || method === 'DELETE') continue
        const { path, body } = (await ask?.(about)) ?? {}
        await read(reader, method, path ?? pattern, body)
      }
    }
    assert.isAbove(answered, 100)
    assert.deepEqual(seen, [])
    const { review } = await bookingOf(fixtures.owner, id)
    assert.containsSubset(review!, { other: 'waiting', theirs: null })
  })

  test('changes no ETag of the listing, its lists or its owner, which stay in the cache of a browser', async ({
    assert,
  }) => {
    const { owner, member, itemId } = fixtures
    const paths = [
      `/api/items/${itemId}`,
      `/api/items/${itemId}/reviews`,
      `/api/items?ownerId=${owner.user.id}`,
      ...[owner, member].flatMap(({ user }) =>
        ['', '/reviews'].map((rest) => `/api/users/${user.id}${rest}`)
      ),
    ]
    const readers = ['guest', 'otherOwner'] as const
    const etags = new Map<string, string>()
    for (const reader of readers)
      for (const path of paths) {
        const response = await request(reader, 'GET', path)
        await response.arrayBuffer()
        const etag = response.headers.get('etag')
        assert.isNotNull(etag, path)
        etags.set(`${reader} ${path}`, etag!)
      }
    await submit()
    for (const reader of readers)
      for (const path of paths) {
        const headers = { 'if-none-match': etags.get(`${reader} ${path}`) }
        const response = await request(reader, 'GET', path, { headers })
        await response.arrayBuffer()
        assert.equal(response.status, 304, `${path} as ${reader}`)
      }
  })

  test('is announced by a push, an email and a notification without its text and stars', async ({
    assert,
  }) => {
    const { owner } = fixtures
    await submit()
    await makeDue(owner, 'send_email')
    await makeDue(owner, 'send_push')
    await waitForDeliveries()
    const mails = await mailsTo(owner.user.email)
    assert.isTrue(mails.some(({ subject }) => subject?.includes('has written a review')))
    const pushes = push.received.map(({ message }) => message)
    assert.include(JSON.stringify(pushes), 'has written a review')
    const stored: { row: string }[] = []
    for (const table of ['notifications', 'domain_events', 'deliveries'])
      stored.push(...(await sql<{ row: string }>(db, `select t::text as row from ${table} t`)))
    const all = JSON.stringify([mails, pushes, stored])
    assert.notInclude(canariesIn(all), 'review')
    assert.notMatch(all, /stars/)
  })
})
