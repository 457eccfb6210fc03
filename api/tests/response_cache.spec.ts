import { randomUUID } from 'node:crypto'
import { test } from '@japa/runner'
import pg from 'pg'
import type { ApiClient } from '@japa/api-client'
import router from '@adonisjs/core/services/router'
import db from '@adonisjs/lucid/services/db'
import { daysAfter, todayInIndia } from '@saajha/contract/calendar_days'
import type { Item } from '@saajha/contract/item'
import { findFreePort } from '@saajha/database/embedded/find_free_port'
import { flushViews } from '#modules/catalogue/http/record_view'
import { changeFeedVersion, waitUntilCaughtUp } from '#shared/changes/change_feed'
import { cacheResponse, cachedResponse } from '#shared/http/cache/response_cache'
import { ListeningConnection } from '#shared/realtime/listening_connection'
import env from '#start/env'
import { explained } from '#tests/explained'
import { listItem } from '#tests/listing'
import { randomIp } from '#harness/random_ip'
import { Member } from '#tests/member'
import { serverProgram } from '#tests/app_program'
import { createFixtures } from '#tests/fixtures'
import { until } from '#harness/until'
import { waitForDeliveries } from '#tests/wait_for_deliveries'
import { AppClient } from '#harness/app_client'
import { BICYCLE } from '#harness/bicycle'

/** The routes with public responses. They are cached. */
const CACHED = [
  '/api/categories',
  '/api/categories/:categoryId',
  '/api/items',
  '/api/items/:id',
  '/api/items/:id/similar',
  '/api/items/category/:categoryId',
  '/api/items/facets',
  '/api/items/suggestions',
  '/api/users/:id',
]

/** A stale response of another node. */
const STALE = {
  bytes: Buffer.from('{}'),
  etag: '"old"',
  headers: { 'cache-control': 'public, no-cache' },
  subjectId: null,
  hasDays: false,
  route: '/api/items/:id',
}

test.group('A cached response', (group) => {
  let owner: Member
  let item: Item
  let lists: string[]
  let withDays: string[]
  group.each.setup(async ({ context }) => {
    owner = await Member.join(context.client, 'Remembered Owner')
    item = await listItem(owner, { title: 'Paraglider for two', categoryId: 'other' })
    const ownerId = owner.user.id
    lists = ['/api/items?limit=24', `/api/items?ownerId=${ownerId}`, '/api/items?q=paraglider']
    lists.push('/api/items/category/other', '/api/items?q=paraglider&location=Nagpur')
    const [from, to] = [daysAfter(todayInIndia(), 5), daysAfter(todayInIndia(), 7)]
    withDays = [
      '/api/items?q=paraglider',
      '/api/items?categoryId=other',
      '/api/items/facets?q=paraglider',
    ]
    withDays = withDays.map((path) => `${path}&from=${from}&to=${to}`)
    withDays.push(`/api/items/${item.id}/days?from=${from}&to=${to}`)
    // Views and deliveries of earlier tests also send statements and evict responses.
    await flushViews()
    await waitForDeliveries()
    await waitUntilCaughtUp()
  })

  const inLists = async (client: ApiClient) => {
    const pages = await Promise.all(lists.map((path) => client.get(path)))
    return pages.map((page) => page.body().find(({ id }: Item) => id === item.id))
  }

  test('needs no database statement and equals the first response', async ({ client, assert }) => {
    for (const path of [...lists, ...withDays, `/api/items/${item.id}`]) {
      const first = await client.get(path)
      let second = first
      const statements = await explained(async () => void (second = await client.get(path)))
      assert.isEmpty(statements, path)
      assert.equal(second.text(), first.text())
      for (const name of ['content-type', 'link', 'x-total-count', 'etag', 'cache-control'])
        assert.equal(second.header(name), first.header(name), `${name} of ${path}`)
    }
  })

  test('is never a list of chosen ids, which the visitor’s browser revalidates', async ({
    client,
    assert,
  }) => {
    const path = `/api/items?ids=${item.id}`
    const first = await client.get(path)
    assert.deepEqual(
      first.body().map(({ id }: Item) => id),
      [item.id]
    )
    assert.isUndefined(cachedResponse(path))
    assert.equal(first.header('cache-control'), 'public, no-cache')
    const again = await client.get(path).header('if-none-match', first.header('etag')!)
    again.assertStatus(304)
  })

  test('is invalidated in listing, lists and searches by a changed price', async ({
    client,
    assert,
  }) => {
    for (const price of ['701.00', '702.00']) {
      await inLists(client)
      await client.get(`/api/items/${item.id}`)
      ;(await owner.put(`/api/items/${item.id}`).json({ price })).assertStatus(200)
      for (const shown of await inLists(client)) assert.equal(shown.price, price)
      assert.equal((await client.get(`/api/items/${item.id}`)).body().price, price)
    }
  })

  test('of an owner whose id the URL has in capital letters is invalidated by a changed price', async ({
    client,
    assert,
  }) => {
    const path = `/api/items?ownerId=${owner.user.id.toUpperCase()}`
    for (const price of ['701.00', '702.00']) {
      await client.get(path)
      ;(await owner.put(`/api/items/${item.id}`).json({ price })).assertStatus(200)
      assert.equal((await client.get(path)).body()[0].price, price)
    }
  })

  test('of days is invalidated by blocked days, also of another process, and one without days is not', async ({
    client,
    assert,
  }) => {
    const day = daysAfter(todayInIndia(), 6)
    const block = (available: number) =>
      owner.put(`/api/items/${item.id}/days`).json({ from: day, to: day, available })
    const isStored = (path: string) => cachedResponse(path) !== undefined
    for (const available of [0, 1]) {
      for (const path of [...lists, ...withDays]) await client.get(path)
      ;(await block(available)).assertStatus(200)
      assert.deepEqual(lists.filter(isStored), lists)
      assert.isEmpty(withDays.filter(isStored))
      const found = (await client.get(withDays[0]!)).body().map(({ id }: Item) => id)
      assert.equal(found.includes(item.id), available === 1)
    }

    await client.get(withDays[0]!)
    await db.rawQuery('update item_days set taken = taken where item_id = ?', [item.id])
    await waitUntilCaughtUp()
    assert.isFalse(isStored(withDays[0]!))
  })

  test('is invalidated by a new and by a deleted listing', async ({ client, assert }) => {
    await inLists(client)
    const { id } = await listItem(owner, { title: 'Paraglider, small', categoryId: 'other' })
    for (const path of lists)
      assert.include(
        (await client.get(path)).body().map((each: Item) => each.id),
        id,
        path
      )
    await client.get(`/api/items/${item.id}`)
    ;(await owner.delete(`/api/items/${item.id}`)).assertStatus(204)
    ;(await client.get(`/api/items/${item.id}`)).assertStatus(404)
    assert.deepEqual(await inLists(client), [undefined, undefined, undefined, undefined, undefined])
  })

  test('is invalidated by an owner’s new name and a new verified tick', async ({
    client,
    assert,
  }) => {
    const { id } = owner.user
    await inLists(client)
    await client.get(`/api/users/${id}`)
    ;(await owner.put(`/api/users/${id}`).json({ fullName: 'Renamed Owner' })).assertStatus(200)
    for (const shown of await inLists(client)) assert.equal(shown.owner.fullName, 'Renamed Owner')
    assert.equal((await client.get(`/api/users/${id}`)).body().fullName, 'Renamed Owner')

    await db.rawQuery('update users set is_verified = true where id = ?', [id])
    await waitUntilCaughtUp()
    for (const shown of await inLists(client)) assert.isTrue(shown.owner.isVerified)
  })

  test('is invalidated in listing and lists by a new profile picture', async ({
    client,
    assert,
  }) => {
    await inLists(client)
    await client.get(`/api/items/${item.id}`)
    const picture = '/media/picture-of-the-owner/full.webp'
    await db.rawQuery('update users set profile_image_url = ? where id = ?', [
      picture,
      owner.user.id,
    ])
    await waitUntilCaughtUp()
    for (const shown of await inLists(client)) assert.equal(shown.owner.profileImageUrl, picture)
    const whole = await client.get(`/api/items/${item.id}`)
    assert.equal(whole.body().owner.profileImageUrl, picture)
  })

  test('is invalidated by a category renamed in the database', async ({
    client,
    assert,
    cleanup,
  }) => {
    const nameOf = async () => {
      const categories = (await client.get('/api/categories')).body()
      return categories.find(({ id }: { id: string }) => id === 'other').name
    }
    const rename = async (name: string) => {
      await db.rawQuery(`update categories set name = ? where id = 'other'`, [name])
      await waitUntilCaughtUp()
    }
    const before = await nameOf()
    cleanup(() => rename(before))
    assert.isDefined(cachedResponse('/api/categories'))
    await rename('All the rest')
    assert.equal(await nameOf(), 'All the rest')
  })

  test('is invalidated by changes of another process', async ({ client, assert, cleanup }) => {
    const port = await findFreePort()
    const settings = { DATA_DIR: env.get('DATA_DIR'), DATABASE_URL: env.get('DATABASE_URL') }
    const node = serverProgram({ ...settings, PORT: String(port), WORKERS: 'off' })
    // A killed server would leave deliveries that it has claimed to the end of their lease.
    cleanup(() => node.stop().then(() => {}))
    await node.waitForOutput('is ready')
    const elsewhere = await new AppClient(`http://127.0.0.1:${port}`).join('Distant Owner')
    const { id } = await elsewhere.post('/api/items', BICYCLE)
    const here = async () => (await client.get(`/api/items/${id}`)).body().price
    assert.equal(await here(), '80.00')
    await elsewhere.put(`/api/items/${id}`, { price: '81' })
    await until('the new price is received', async () => (await here()) === '81.00')
  })
    .timeout(180_000)
    .tags(['@long'])

  test('counts each view', async ({ client, assert }) => {
    const view = () =>
      client
        .get(`/api/items/${item.id}`)
        .header('user-agent', 'Mozilla/5.0 (Linux; Android 14) Mobile')
        .header('x-forwarded-for', randomIp())
    for (let n = 0; n < 3; n++) await view()
    await flushViews()
    await waitForDeliveries()
    const stats = await client.get(`/api/users/${owner.user.id}/stats`)
    assert.equal(stats.body().totalViews, 3)
  })

  test('is a 304 for a request with its current ETag', async ({ client, assert }) => {
    const path = `/api/items/${item.id}`
    const etag = (await client.get(path)).header('etag')!
    const revalidate = (tags: string) => client.get(path).header('if-none-match', tags)
    for (const tags of [etag, `W/${etag}`, `"other", ${etag}`]) {
      const response = await revalidate(tags)
      response.assertStatus(304)
      assert.equal(response.text(), '')
      assert.equal(response.header('etag'), etag)
      assert.equal(response.header('cache-control'), 'public, no-cache')
    }
    ;(await revalidate('"other"')).assertStatus(200)
    await owner.put(path).json({ price: '703' })
    const changed = await revalidate(etag)
    changed.assertStatus(200)
    assert.notEqual(changed.header('etag'), etag)
    ;(await revalidate(changed.header('etag')!)).assertStatus(304)
  })

  test('is no 304 for the ETag of a list that had no next page yet, cached or not', async ({
    client,
    assert,
  }) => {
    const path = `/api/items?ownerId=${owner.user.id}&sort=price&limit=1`
    const before = await client.get(path)
    assert.equal(before.header('x-total-count'), '1')
    await listItem(owner, { price: '9000' })
    for (const isCached of [false, true]) {
      assert.equal(cachedResponse(path) !== undefined, isCached)
      const response = await client.get(path).header('if-none-match', before.header('etag')!)
      response.assertStatus(200)
      assert.equal(response.text(), before.text())
      assert.include(response.header('link'), 'rel="next"')
    }
  })
})

test.group('The response cache', () => {
  test('is bypassed after the caller has written, also on a node that has not received the change', async ({
    client,
    assert,
  }) => {
    const owner = await Member.join(client, 'Impatient Owner')
    const { id } = await listItem(owner)
    const path = `/api/items/${id}`
    const changed = await owner.put(path).json({ price: '5' })
    const cookies = changed.headers()['set-cookie'] as unknown as string[]
    const mark = cookies.find((cookie) => cookie.startsWith('saajha_wrote='))!
    assert.match(mark, /; Max-Age=10;/)

    cacheResponse(path, STALE, changeFeedVersion())
    const other = await client.get(path).header('if-none-match', '"old"')
    other.assertStatus(304)
    const own = await client.get(path).header('cookie', mark.split(';')[0]!)
    assert.equal(own.body().price, '5.00')
  })

  test('delays the response to a write until the change feed has caught up', async ({
    client,
    assert,
  }) => {
    const owner = await Member.join(client, 'Waiting Owner')
    const { id } = await listItem(owner)
    const steps: string[] = []
    const release = holdChanges(async () => {
      steps.push('queries changes')
      await until('the change is committed', async () => {
        const { rows } = await db.rawQuery('select price from items where id = ?', [id])
        return rows[0].price === '7.00'
      })
      steps.push('receives it')
    })
    try {
      ;(await owner.put(`/api/items/${id}`).json({ price: '7' })).assertStatus(200)
      steps.push('responds')
    } finally {
      release()
    }
    assert.deepEqual(steps, ['queries changes', 'receives it', 'responds'])
  })

  test('stores no response that was read before a change', async ({ client, assert }) => {
    const owner = await Member.join(client, 'Slow Owner')
    const { id } = await listItem(owner)
    const since = changeFeedVersion()
    await owner.put(`/api/items/${id}`).json({ price: '6' })
    cacheResponse(`/api/items/${id}`, STALE, since)
    assert.isUndefined(cachedResponse(`/api/items/${id}`))
  })

  test('expires after ten seconds without a change', async ({ assert, cleanup }) => {
    const { now } = performance
    cleanup(() => void (performance.now = now))
    const cacheBefore = (seconds: number): string => {
      const id = randomUUID()
      performance.now = () => now.call(performance) - seconds * 1_000
      cacheResponse(`/api/items/${id}`, { ...STALE, subjectId: id }, changeFeedVersion())
      performance.now = now
      return `/api/items/${id}`
    }
    const [current, expired] = [cacheBefore(9), cacheBefore(11)]
    assert.isDefined(cachedResponse(current))
    assert.isUndefined(cachedResponse(expired))
  })

  test('is enabled again when the change feed reconnects after failed attempts, and then receives changes', async ({
    client,
    assert,
    cleanup,
  }) => {
    const path = `/api/items/${(await listItem(await Member.join(client, 'Heard Owner'))).id}`
    const { open } = ListeningConnection.prototype
    cleanup(() => void (ListeningConnection.prototype.open = open))
    let attempts = 0
    ListeningConnection.prototype.open = function () {
      attempts += 1
      return attempts < 2 ? Promise.reject(new Error('connection refused')) : open.call(this)
    }
    await disconnectChangeFeed()
    await until('the change feed reconnects', () => changeFeedVersion() !== null)
    assert.equal(attempts, 2)
    await client.get(path)
    assert.isDefined(cachedResponse(path))
    await db.rawQuery('update items set price = price + 1 where id = ?', [path.split('/').at(-1)!])
    await until('the change is received', () => cachedResponse(path) === undefined)
  })

  test('is disabled while the change feed is disconnected', async ({ client, assert }) => {
    await client.get('/api/categories')
    assert.isDefined(cachedResponse('/api/categories'))
    await disconnectChangeFeed()
    assert.isUndefined(cachedResponse('/api/categories'))
    ;(await client.get('/api/categories')).assertStatus(200)
    assert.isUndefined(cachedResponse('/api/categories'))
    await until('the change feed reconnects', () => changeFeedVersion() !== null)
    assert.isUndefined(cachedResponse('/api/categories'), 'a change may have been missed')
    await client.get('/api/categories')
    assert.isDefined(cachedResponse('/api/categories'))
  })

  test('stores no response to a signed-in member', async ({ client, assert }) => {
    const { member, owner, itemId } = await createFixtures(client)
    const cached: string[] = []
    for (const pattern of readableRoutes()) {
      const id = pattern.startsWith('/api/users') ? owner.user.id : itemId
      const path = pattern
        .replace('/categories/:categoryId', '/categories/bus')
        .replace(':categoryId', 'bus')
        .replaceAll(/:(id|itemId)\??/g, id)
        .replaceAll(/:\w+\??/g, 'a')
      for (const reader of [owner, member, client]) await reader.get(path).redirects(0)
      if (cachedResponse(path)) cached.push(pattern)
    }
    assert.sameMembers(cached, CACHED)
  })
})

async function disconnectChangeFeed(): Promise<void> {
  await db.rawQuery(
    `select pg_terminate_backend(pid) from pg_stat_activity where query in ('listen changes', 'select')`
  )
  await until('the change feed has disconnected', () => changeFeedVersion() === null)
}

/** Makes the node wait for `first` before it queries its change feed; returns a function that ends it. */
function holdChanges(first: () => Promise<void>): () => void {
  const { query } = pg.Client.prototype
  pg.Client.prototype.query = function (this: pg.Client, ...args: any[]) {
    const send = () => (query as any).apply(this, args)
    return args[0] === 'select' ? first().then(send) : send()
  } as any
  return () => (pg.Client.prototype.query = query)
}

function readableRoutes(): string[] {
  const routes = Object.values(router.toJSON()).flat()
  return routes
    .filter(({ methods, pattern }) => methods.includes('GET') && pattern !== '/api/logout')
    .map(({ pattern }) => pattern)
}
