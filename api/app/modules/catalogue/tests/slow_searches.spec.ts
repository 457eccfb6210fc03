import { test } from '@japa/runner'
import type { ApiClient, ApiResponse } from '@japa/api-client'
import db from '@adonisjs/lucid/services/db'
import { runSearch } from '#modules/catalogue/limits'
import { NIL_UUID } from '#shared/database/is_uuid'
import { asSearch, MAX_SEARCH_STATEMENTS, reads } from '#shared/database/reads'
import { sql } from '#shared/database/sql'
import { ReadTimeoutError } from '#shared/http/errors/request_errors'
import { assertRateLimited } from '#tests/assert_rate_limited'
import { errorBody } from '#tests/error_body'
import { listItem } from '#tests/listing'
import { randomIp } from '#harness/random_ip'
import { Member } from '#tests/member'
import { until } from '#harness/until'

/** The number of connections for searches. */
const CONNECTIONS = 4

/** Enough searches to exhaust the connections of lists, if searches shared them. */
const NETWORKS = 5

let searchCount = 0

/** Sends a search that is in no cache. */
function search(client: ApiClient, ip = randomIp()): Promise<ApiResponse> {
  const path = `/api/items?location=Atlantis ${++searchCount}`
  return Promise.resolve(client.get(path).header('x-forwarded-for', ip))
}

test.group('Slow searches', () => {
  test('returns 503 to searches after two seconds while lists respond immediately', async ({
    client,
    assert,
    cleanup,
  }) => {
    const owner = await Member.join(client, 'Patient Owner')
    const item = await listItem(owner)
    const lock = await db.transaction()
    cleanup(() => lock.rollback())
    await lock.rawQuery('lock table item_places in access exclusive mode')

    const searches: Promise<ApiResponse>[] = []
    for (let n = 0; n < NETWORKS; n++) {
      const ip = randomIp()
      searches.push(search(client, ip), search(client, ip))
    }
    await until('searches hold their connections', async () => (await waiting()) >= CONNECTIONS)

    const list = client.get(`/api/items?ownerId=${owner.user.id}`)
    const first = await Promise.race([list, ...searches])
    first.assertStatus(200)
    assert.equal(first.body()[0].id, item.id)
    assert.equal(await waiting(), CONNECTIONS)

    for (const slow of await Promise.all(searches)) {
      slow.assertStatus(503)
      assert.equal(slow.header('retry-after'), '10')
      assert.deepEqual(
        slow.body(),
        errorBody('readTimeout', 'This took too long to look up. Please try again in a minute.', {
          params: { retryAfterSeconds: 10 },
        })
      )
    }
  })
    .tags(['@long'])
    .timeout(120_000)

  test('queues the third search of a network but not those of another', async ({
    client,
    assert,
  }) => {
    const ip = randomIp()
    const running = [occupy(ip), occupy(ip)]
    const third = search(client, ip)
    let isSettled = false
    void third.then(() => (isSettled = true))
    ;(await search(client)).assertStatus(200)
    ;(await client.get('/api/items/facets?q=kettle')).assertStatus(200)
    assert.isFalse(isSettled)
    for (const { release } of running) release()
    ;(await third).assertStatus(200)
  })

  test(
    'rejects a search or filtered list with Retry-After while 100 of its network are queued: {$self}'
  )
    .with([
      '/api/items?q=kettle',
      '/api/items/facets?q=kettle',
      '/api/items/suggestions?q=kettle',
      '/api/items?negotiable=true&sort=price&limit=',
      '/api/items?negotiable=false&verified=false&limit=',
      '/api/items?unit=hour&limit=',
      '/api/items?minPrice=',
      '/api/items?maxPrice=',
      '/api/items?brand=kettle',
    ])
    .run(async ({ client, assert }, path) => {
      const ip = randomIp()
      const running = [occupy(ip), occupy(ip)]
      const queue = Array.from({ length: 100 }, () => runSearch(ip, async () => {}))
      const rejected = await client.get(`${path}${++searchCount}`).header('x-forwarded-for', ip)
      const retryAfterSeconds = assertRateLimited(rejected, 5)
      const params = { limit: 2, retryAfterSeconds }
      const message =
        'Too many searches came from your network at once. Please try again in a minute.'
      assert.deepEqual(rejected.body(), errorBody('tooManyConcurrentSearches', message, { params }))
      for (const list of ['limit=2', 'category=bike&featured=true', `ownerId=${NIL_UUID}`])
        (await client.get(`/api/items?${list}`).header('x-forwarded-for', ip)).assertStatus(200)
      for (const { release } of running) release()
      await Promise.all(queue)
      ;(await client.get(`${path}${searchCount}`).header('x-forwarded-for', ip)).assertStatus(200)
    })

  test('sends no further statement of a search after four seconds', async ({ assert, cleanup }) => {
    const { now } = performance
    cleanup(() => {
      performance.now = now
    })
    const read = async () => sql(reads(), 'select 1 as one')
    await asSearch(async () => {
      assert.deepEqual(await read(), [{ one: 1 }])
      performance.now = () => now.call(performance) + 4_001
      await assert.rejects(read, ReadTimeoutError)
    })
    assert.deepEqual(await read(), [{ one: 1 }])
  })

  test('sends at most 150 statements for a search', async ({ assert }) => {
    await asSearch(async () => {
      for (let n = 0; n < MAX_SEARCH_STATEMENTS; n++) await sql(reads(), 'select 1 as one')
      await assert.rejects(async () => sql(reads(), 'select 1 as one'), ReadTimeoutError)
    })
  })
})

/** Occupies one of a network's concurrent searches until `release`. */
function occupy(ip: string): { release: () => void } {
  const { promise, resolve } = Promise.withResolvers<void>()
  void runSearch(ip, () => promise)
  return { release: resolve }
}

/** The number of statements that wait for the lock on `item_places`. */
async function waiting(): Promise<number> {
  const { rows } = await db.rawQuery(
    `select count(*)::int as count from pg_locks where relation = 'item_places'::regclass and not granted`
  )
  return rows[0].count
}
