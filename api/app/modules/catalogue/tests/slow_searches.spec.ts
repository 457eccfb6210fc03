import { test } from '@japa/runner'
import type { ApiClient, ApiResponse } from '@japa/api-client'
import db from '@adonisjs/lucid/services/db'
import { runSearch } from '#modules/catalogue/limits'
import { readAsSearch, readRows } from '#shared/database/read_rows'
import { UnavailableError } from '#shared/http/errors/unavailable_error'
import { assertRateLimited } from '#tests/assert_rate_limited'
import { listItem } from '#tests/listing'
import { randomIp, Member } from '#tests/member'
import { until } from '#tests/wait_for'

/** As many as there are connections for searches. */
const CONNECTIONS = 4

/** Searches that would hold every connection for reads, if they shared those of lists. */
const NETWORKS = 5

let asked = 0

/** A search that no other test asked before, so that it has to ask the database. */
function search(client: ApiClient, ip = randomIp()): Promise<ApiResponse> {
  const path = `/api/items?location=Atlantis ${++asked}`
  return Promise.resolve(client.get(path).header('x-forwarded-for', ip))
}

test.group('Searches that take long', () => {
  test('get a 503 after two seconds while a plain list is answered at once', async ({
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
      assert.deepEqual(slow.body(), {
        message: 'This took too long to look up. Please try again in a minute.',
      })
    }
  }).timeout(30_000)

  test('of one network wait for a turn while another network searches', async ({
    client,
    assert,
  }) => {
    const ip = randomIp()
    const turns = [holdTurn(ip), holdTurn(ip)]
    const third = search(client, ip)
    let isAnswered = false
    void third.then(() => (isAnswered = true))
    ;(await search(client)).assertStatus(200)
    ;(await client.get('/api/items/facets?q=kettle')).assertStatus(200)
    assert.isFalse(isAnswered)
    for (const turn of turns) turn.end()
    ;(await third).assertStatus(200)
  })

  test('of one network are rejected with a time to try again when a hundred wait: {$self}')
    .with(['/api/items?q=kettle', '/api/items/facets?q=kettle', '/api/items/suggestions?q=kettle'])
    .run(async ({ client, assert }, path) => {
      const ip = randomIp()
      const turns = [holdTurn(ip), holdTurn(ip)]
      const queue = Array.from({ length: 100 }, () => runSearch(ip, async () => {}))
      const rejected = await client.get(`${path}${++asked}`).header('x-forwarded-for', ip)
      assertRateLimited(rejected, 5)
      assert.deepEqual(rejected.body(), {
        message: 'Too many searches came from your network at once. Please try again in a minute.',
      })
      ;(await client.get('/api/items?limit=2').header('x-forwarded-for', ip)).assertStatus(200)
      for (const turn of turns) turn.end()
      await Promise.all(queue)
      ;(await client.get(`${path}${asked}`).header('x-forwarded-for', ip)).assertStatus(200)
    })

  test('send no further statement after four seconds', async ({ assert, cleanup }) => {
    const { now } = performance
    cleanup(() => {
      performance.now = now
    })
    const ask = () => readRows({ sql: 'select 1 as one' })
    await readAsSearch(async () => {
      assert.deepEqual(await ask(), [{ one: 1 }])
      performance.now = () => now.call(performance) + 4_001
      await assert.rejects(ask, UnavailableError)
    })
    assert.deepEqual(await ask(), [{ one: 1 }])
  })
})

/** Takes one of a network's turns until it is told to end. */
function holdTurn(ip: string): { end: () => void } {
  const { promise, resolve } = Promise.withResolvers<void>()
  void runSearch(ip, () => promise)
  return { end: resolve }
}

/** How many statements wait for the places. */
async function waiting(): Promise<number> {
  const { rows } = await db.rawQuery(
    `select count(*)::int as count from pg_locks where relation = 'item_places'::regclass and not granted`
  )
  return rows[0].count
}
