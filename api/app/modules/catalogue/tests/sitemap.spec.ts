import { randomUUID } from 'node:crypto'
import { test } from '@japa/runner'
import db from '@adonisjs/lucid/services/db'
import { limitSitemapFiles } from '#modules/catalogue/limits'
import { IS_LISTED } from '#modules/catalogue/queries/item_columns'
import { CATEGORIES } from '@saajha/contract/categories'
import { CITIES } from '@saajha/contract/cities'
import {
  FROM_THE_OLDEST,
  listCategoryCities,
  listFirstItems,
  listSitemapEntries,
  MAX_URLS,
} from '#modules/catalogue/storefront/list_sitemap_entries'
import { randomIp } from '#harness/random_ip'
import { assertRateLimited } from '#tests/assert_rate_limited'
import { Member } from '#tests/member'
import { listItem } from '#tests/listing'
import { site } from '#tests/site'

const text = async (url: string) => (await fetch(url)).text()
const urlsIn = (xml: string) => [...xml.matchAll(/<loc>([^<]+)<\/loc>/g)].map(([, url]) => url!)

test.group('Sitemap and robots.txt', () => {
  test('robots.txt disallows private paths and names the sitemap', async ({ assert }) => {
    const robots = await text(site('/robots.txt'))
    for (const path of [
      '/api/',
      '/media/private/',
      '/contact/',
      '/create-listing',
      '/edit-listing/',
      '/item/*/edit',
      '/dashboard',
      '/profile/edit',
      '/admin',
    ]) {
      assert.include(robots, `Disallow: ${path}\n`)
    }
    for (const path of ['/', '/search', '/item/', '/items/', '/category/']) {
      assert.notInclude(robots, `Disallow: ${path}\n`)
    }
    assert.include(robots, `Sitemap: ${site('/sitemap.xml')}`)
  })

  test('the sitemap contains every category and every public listing once', async ({
    assert,
    client,
  }) => {
    const owner = await Member.join(client, 'Found Person')
    const [shown, deleted] = [await listItem(owner), await listItem(owner)]
    await owner.delete(`/api/items/${deleted.id}`)

    const files = urlsIn(await text(site('/sitemap.xml')))
    assert.deepEqual(
      files.slice(0, 2),
      ['pages', 'cities'].map((file) => site(`/sitemap/${file}.xml`))
    )
    assert.include(urlsIn(await text(files[0]!)), site('/category/bike'))
    const items = (await Promise.all(files.slice(2).map(text))).flatMap(urlsIn)
    assert.include(items, site(`/item/${shown.id}`))
    assert.notInclude(items, site(`/item/${deleted.id}`))
    assert.equal(new Set(items).size, items.length)
  })

  test('every listing is in exactly one sitemap file', async ({ assert, client }) => {
    const owner = await Member.join(client, 'Numerous Person')
    const own: string[] = []
    for (let n = 0; n < 5; n++) own.push((await listItem(owner)).id)
    const { rows } = await db.rawQuery(
      `select count(*)::int as count from items i where ${IS_LISTED}`
    )
    const max = Math.ceil(rows[0].count / 4)
    const firstItems = await listFirstItems(max)
    assert.isAtLeast(firstItems.length, 2)
    const listed: string[] = []
    for (const from of [FROM_THE_OLDEST, ...firstItems]) {
      const file: string[] = []
      for await (const batch of listSitemapEntries(from, max))
        file.push(...batch.map(({ id }) => id))
      assert.isAtMost(file.length, max)
      listed.push(...file)
    }
    assert.lengthOf(new Set(listed), listed.length)
    assert.includeMembers(listed, own)
  })

  test('the sitemap contains the cities of a category that have an available listing', async ({
    assert,
    client,
  }) => {
    const owner = await Member.join(client, 'Local Person')
    const [shown, paused] = ['Khonsa, Arunachal Pradesh', 'Namsai, Arunachal Pradesh']
    for (const location of [shown, shown, paused, 'Behind the old mill']) {
      const item = await listItem(owner, { categoryId: 'bus', location })
      if (location === paused) await owner.put(`/api/items/${item.id}`).json({ isAvailable: false })
    }
    const cities = await listCategoryCities()
    const ofBuses = cities.filter(({ categoryId }) => categoryId === 'bus')
    const locations = ofBuses.map(({ location }) => location)
    assert.lengthOf(
      locations.filter((location) => location === shown),
      1
    )
    for (const other of [paused, 'Behind the old mill']) assert.notInclude(locations, other)
    assert.match(ofBuses[0]!.changed, /^\d{4}-\d\d-\d\d$/)
  })

  test('the cities of all categories fit into one sitemap file', ({ assert }) => {
    assert.isAtMost(CATEGORIES.length * CITIES.length, MAX_URLS)
  })

  test('the file of the cities has the URLs of their pages, read once an hour', async ({
    assert,
    client,
    cleanup,
  }) => {
    const owner = await Member.join(client, 'Hourly Person')
    const list = (location: string) => listItem(owner, { categoryId: 'bus', location })
    const urls = async () => urlsIn(await text(site('/sitemap/cities.xml')))
    const urlOf = (city: string) => site(`/category/bus?location=${city}%2C+Arunachal+Pradesh`)
    const realNow = Date.now
    cleanup(() => void (Date.now = realNow))
    await list('Tezu, Arunachal Pradesh')
    Date.now = () => realNow() + 2 * 3_600_000
    assert.include(await urls(), urlOf('Tezu'))
    await list('Roing, Arunachal Pradesh')
    assert.notInclude(await urls(), urlOf('Roing'))
    Date.now = () => realNow() + 4 * 3_600_000
    assert.include(await urls(), urlOf('Roing'))
  })

  test('a sitemap file that is named after no listing is a 404: {name}')
    .with([
      { name: 'no id', file: '%3Cb%3E' },
      { name: 'an unknown id', file: randomUUID() },
    ])
    .run(async ({ client }, { file }) => {
      const response = await client.get(`/sitemap/${file}.xml`)
      response.assertStatus(404)
      response.assertBodyContains({ code: 'notFound' })
    })

  test('a sitemap file is served after its first listing is deleted', async ({
    assert,
    client,
  }) => {
    const owner = await Member.join(client, 'Departed Person')
    const [first, next] = [await listItem(owner), await listItem(owner)]
    await owner.delete(`/api/items/${first.id}`)
    const urls = urlsIn(await text(site(`/sitemap/${first.id}.xml`)))
    assert.include(urls, site(`/item/${next.id}`))
  })

  test('rejects the 21st sitemap file of a network in a minute', async ({ client }) => {
    const home = randomIp()
    const get = (file: string, ip = home) =>
      client.get(`/sitemap/${file}.xml`).header('x-forwarded-for', ip)
    for (let n = 1; n <= 19; n++) await limitSitemapFiles(home)
    ;(await get(FROM_THE_OLDEST)).assertStatus(200)
    assertRateLimited(await get(FROM_THE_OLDEST), 60)
    ;(await get('pages')).assertStatus(200)
    ;(await get(FROM_THE_OLDEST, randomIp())).assertStatus(200)
  })
})
