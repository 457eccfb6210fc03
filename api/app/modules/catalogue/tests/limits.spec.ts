import type { ApiResponse } from '@japa/api-client'
import type { Assert } from '@japa/assert'
import { test } from '@japa/runner'
import testUtils from '@adonisjs/core/services/test_utils'
import db from '@adonisjs/lucid/services/db'
import {
  limitFacets,
  limitItemChanges,
  limitItemReads,
  limitLists,
  limitNewItems,
  limitSearches,
  limitSuggestions,
} from '#modules/catalogue/limits'
import { itemPage } from '#modules/catalogue/storefront/pages/item_page'
import { waitUntilCaughtUp } from '#shared/changes/change_feed'
import { cachedResponse } from '#shared/http/cache/response_cache'
import { fillPage } from '#shared/pages/fill_page'
import { injectRequest } from '#shared/pages/inject_request'
import { dayFromToday } from '#tests/booking'
import { assertRateLimited } from '#tests/assert_rate_limited'
import { errorBody } from '#tests/error_body'
import { listItem } from '#tests/listing'
import { randomIp } from '#harness/random_ip'
import { Member } from '#tests/member'

test.group('Catalogue rate limits of networks', () => {
  test('rejects the 301st search of a network in a minute, but no plain list and no other network', async ({
    client,
    assert,
  }) => {
    const home = randomIp()
    const search = (query: string, ip = home) =>
      client.get(`/api/items?limit=1${query}`).header('x-forwarded-for', ip)
    for (let n = 1; n <= 298; n++) await limitSearches(home)
    for (const query of ['&q=drill', '&location=Pune']) (await search(query)).assertStatus(200)
    const rejected = await search('&q=drill')
    const retryAfterSeconds = assertRateLimited(rejected, 60)
    const params = { limit: 300, retryAfterSeconds }
    const message = 'Too many searches came from your network. Please try again in a minute.'
    assert.deepEqual(rejected.body(), errorBody('tooManySearches', message, { params }))
    assertRateLimited(await search('&location=Pune'), 60)
    assertRateLimited(await search(`&from=${dayFromToday(10)}&to=${dayFromToday(12)}`), 60)

    ;(await search('')).assertStatus(200)
    ;(await search('&negotiable=true&minPrice=1')).assertStatus(200)
    ;(await search('&q=drill', randomIp())).assertStatus(200)
  })

  test('rejects the 601st list of a network in a minute, cached or not, but no search', async ({
    client,
    assert,
  }) => {
    const owner = await Member.join(client, 'Listed Owner')
    const { id } = await listItem(owner)
    const lists = [
      '/api/items?limit=1',
      '/api/items/category/bike?limit=1',
      `/api/items/${id}/similar?limit=1`,
      '/api/items/facets?categoryId=bike',
    ]
    const home = randomIp()
    const get = (path: string, ip = home) => client.get(path).header('x-forwarded-for', ip)
    for (let n = 1; n <= 592; n++) await limitLists(home)
    for (const path of [...lists, ...lists]) (await get(path)).assertStatus(200)
    assertRateLimited(await get(`/api/items?ids=${id}`), 60)
    for (const path of lists) {
      ;(await get(path, randomIp())).assertStatus(200)
      assert.isDefined(cachedResponse(path))
      assertTooManyPages(assert, await get(path))
    }
    ;(await get('/api/items?limit=1&q=drill')).assertStatus(200)
    ;(await get(`/api/items/${id}`)).assertStatus(200)
  })

  test('rejects the 601st read of a listing by a network in a minute, cached or not, but no list', async ({
    client,
    assert,
  }) => {
    const owner = await Member.join(client, 'Called Owner')
    const paths = [await listItem(owner), await listItem(owner)].map(({ id }) => `/api/items/${id}`)
    const home = randomIp()
    const get = (path: string, ip = home) => client.get(path).header('x-forwarded-for', ip)
    for (let n = 1; n <= 597; n++) await limitItemReads(home)
    for (const path of [paths[0]!, ...paths]) (await get(path)).assertStatus(200)
    for (const path of paths) {
      await waitUntilCaughtUp()
      ;(await get(path, randomIp())).assertStatus(200)
      assert.isDefined(cachedResponse(path))
      assertTooManyPages(assert, await get(path))
      ;(await get(path, randomIp())).assertStatus(200)
      ;(await owner.get(path).header('x-forwarded-for', home)).assertStatus(200)
    }
    ;(await get('/api/items?limit=1')).assertStatus(200)
  })

  test('sends the page of a listing without content, not as a missing one, beyond the limit', async ({
    client,
    assert,
  }) => {
    const { id } = await listItem(await Member.join(client, 'Preloaded Owner'))
    const ctx = await testUtils.createHttpContext()
    const home = randomIp()
    ctx.request.ip = () => home
    ctx.params = { id }
    const fill = () =>
      fillPage(ctx, itemPage(ctx, 'en'), { name: 'Saajha', language: 'en', scripts: [] })
    for (let n = 1; n < 600; n++) await limitItemReads(home)
    assert.equal((await fill())!.status, 200)
    assert.isNull(await fill())
  })

  test('counts the lists of a member for the session, not for the guests of a carrier’s network', async ({
    client,
  }) => {
    const member = await Member.join(client, 'Phone Member')
    const home = randomIp()
    const get = (cookie: string) =>
      client.get('/api/items?limit=1').header('x-forwarded-for', home).header('cookie', cookie)
    for (let n = 1; n <= 600; n++) await limitLists(home)
    assertRateLimited(await get('theme=dark'), 60)
    const forged = `${member.cookie.slice(0, -3)}abc`
    assertRateLimited(await get(forged), 60)
    ;(await get(member.cookie)).assertStatus(200)

    const { rows } = await db.rawQuery('select id from sessions where user_id = ?', [
      member.user.id,
    ])
    const session = rows[0].id as string
    for (let n = 2; n <= 600; n++) await limitLists({ ip: randomIp(), session })
    assertRateLimited(await get(member.cookie), 60)
    ;(await get((await Member.join(client, 'Other Phone')).cookie)).assertStatus(200)
  })

  test('counts a list that a page preloads for the network of the visitor', async ({ assert }) => {
    const visitorFrom = (ip: string) =>
      ({ request: { ip: () => ip, host: () => 'localhost', header: () => undefined } }) as never
    const read = '/api/items?limit=1'
    const home = randomIp()
    for (let n = 1; n < 600; n++) await limitLists(home)
    assert.equal((await injectRequest(visitorFrom(home), read)).status, 200)
    assert.equal((await injectRequest(visitorFrom(home), read)).status, 429)
    assert.equal((await injectRequest(visitorFrom(randomIp()), read)).status, 200)
  })

  test('rejects the 301st facet count of a network in a minute, but no search', async ({
    client,
  }) => {
    const home = randomIp()
    const get = (path: string, ip = home) => client.get(path).header('x-forwarded-for', ip)
    const facets = ['/api/items/facets?q=drill', '/api/items/facets?location=Pune']
    for (let n = 1; n <= 298; n++) await limitFacets(home)
    for (const path of facets) (await get(path)).assertStatus(200)
    for (const path of facets) {
      assertRateLimited(await get(path), 60)
      ;(await get(path, randomIp())).assertStatus(200)
    }
    assertRateLimited(
      await get(`/api/items/facets?from=${dayFromToday(10)}&to=${dayFromToday(12)}`),
      60
    )
    ;(await get('/api/items?q=drill&limit=1')).assertStatus(200)
    ;(await get('/api/items/facets')).assertStatus(200)
  })

  test('rejects the 601st suggestion request of a network in a minute, cached or not', async ({
    client,
  }) => {
    const home = randomIp()
    const suggest = (ip = home) =>
      client.get('/api/items/suggestions?q=drill').header('x-forwarded-for', ip)
    for (let n = 1; n <= 598; n++) await limitSuggestions(home)
    for (const _ of ['not cached', 'cached']) (await suggest()).assertStatus(200)
    assertRateLimited(await suggest(), 60)
    ;(await suggest(randomIp())).assertStatus(200)
  })
})

test.group('Catalogue rate limits of members', () => {
  const LISTING = {
    ...{ title: 'Folding chair', description: 'Light.', categoryId: 'other' },
    ...{ location: 'Pune, Maharashtra', price: '20' },
  }
  const publish = (member: Member) => member.post('/api/items').json(LISTING)

  test('rejects the 41st new listing of a member in an hour', async ({ client, assert }) => {
    const member = await Member.join(client, 'Prolific Lister')
    for (let n = 1; n <= 39; n++) await limitNewItems(member.user.id)
    const published = await publish(member)
    published.assertStatus(201)
    const { id } = published.body()
    ;(await member.post('/api/items').json({ ...LISTING, title: '' })).assertStatus(422)
    const rejected = await publish(member)
    const retryAfterSeconds = assertRateLimited(rejected, 3_600)
    const params = { limit: 40, retryAfterSeconds }
    const message = "You've published 40 listings in the last hour. Please try again in 60 minutes."
    assert.deepEqual(rejected.body(), errorBody('tooManyNewItemsInHour', message, { params }))
    ;(await publish(await Member.join(client, 'Modest Lister'))).assertStatus(201)
    ;(await member.put(`/api/items/${id}`).json({ price: '21' })).assertStatus(200)
    ;(await member.delete(`/api/items/${id}`)).assertStatus(204)
  })

  test('rejects the 151st new listing of a member in a day and does not count rejected ones', async ({
    client,
    assert,
  }) => {
    const member = await Member.join(client, 'Tireless Lister')
    for (let hour = 1; hour <= 4; hour++) {
      await endHourOfListings()
      const allowed = hour === 4 ? 30 : 40
      for (let n = 1; n < allowed; n++) await limitNewItems(member.user.id)
      ;(await publish(member)).assertStatus(201)
      if (hour < 4) assertRateLimited(await publish(member), 3_600)
    }
    const rejected = await publish(member)
    rejected.assertStatus(429)
    assert.match(
      rejected.body().message,
      /^You've published 150 listings in the last day\. Please try again in \d+ hours\.$/
    )
    assert.isAbove(Number(rejected.header('retry-after')), 23 * 3_600)
  })

  test('rejects the 121st change of a member’s listings in an hour', async ({ client, assert }) => {
    const member = await Member.join(client, 'Restless Lister')
    const items = [await listItem(member), await listItem(member)]
    const change = (n: number) =>
      member.put(`/api/items/${items[n % 2]!.id}`).json({ price: String(n) })
    for (let n = 1; n <= 118; n++) await limitItemChanges(member.user.id)
    for (const n of [119, 120]) (await change(n)).assertStatus(200)
    const rejected = await change(121)
    const retryAfterSeconds = assertRateLimited(rejected, 3_600)
    const params = { limit: 120, retryAfterSeconds }
    const message =
      "You've changed your listings 120 times in the last hour. Please try again in 60 minutes."
    assert.deepEqual(rejected.body(), errorBody('tooManyItemChanges', message, { params }))
    const [shown] = (await client.get(`/api/items?ownerId=${member.user.id}&limit=1`)).body()
    assert.equal(shown.price, '119.00')
    const neighbour = await Member.join(client, 'Calm Lister')
    const { id } = await listItem(neighbour)
    ;(await neighbour.put(`/api/items/${id}`).json({ price: '1' })).assertStatus(200)
  })
})

/** Expires the hourly limits of new listings. */
async function endHourOfListings(): Promise<void> {
  await db.rawQuery(`delete from rate_limits where key like '%new_items_hour:%'`)
}

/** The response to a network that has opened 600 pages in a minute. */
function assertTooManyPages(assert: Assert, rejected: ApiResponse): void {
  const params = { limit: 600, retryAfterSeconds: assertRateLimited(rejected, 60) }
  const message = 'Too many pages have been opened from your network. Please try again in a minute.'
  assert.deepEqual(rejected.body(), errorBody('tooManyLists', message, { params }))
}
