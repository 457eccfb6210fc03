import { test } from '@japa/runner'
import db from '@adonisjs/lucid/services/db'
import { IS_LISTED } from '#modules/catalogue/queries/item_columns'
import {
  FROM_THE_OLDEST,
  listFirstItems,
  listSitemapEntries,
} from '#modules/catalogue/queries/list_sitemap_entries'
import { Member } from '#tests/member'
import { listItem } from '#tests/listing'
import { site } from '#tests/site'

const text = async (address: string) => (await fetch(address)).text()
const addressesIn = (xml: string) => [...xml.matchAll(/<loc>([^<]+)<\/loc>/g)].map(([, at]) => at!)

test.group('What search engines are told of', () => {
  test('robots stay out of what is private and are shown the sitemap', async ({ assert }) => {
    const robots = await text(site('/robots.txt'))
    for (const path of [
      '/api/',
      '/dashboard',
      '/admin',
      '/profile/',
      '/media/private/',
      '/contact/',
    ])
      assert.include(robots, `Disallow: ${path}\n`)
    assert.include(robots, `Sitemap: ${site('/sitemap.xml')}`)
  })

  test('the sitemap leads to every category and every listing that can be seen, once', async ({
    assert,
    client,
  }) => {
    const owner = await Member.join(client, 'Found Person')
    const [shown, gone] = [await listItem(owner), await listItem(owner)]
    await owner.delete(`/api/items/${gone.id}`)

    const files = addressesIn(await text(site('/sitemap.xml')))
    assert.equal(files[0], site('/sitemap/pages.xml'))
    assert.include(addressesIn(await text(files[0]!)), site('/category/bike'))
    const items = (await Promise.all(files.slice(1).map(text))).flatMap(addressesIn)
    assert.include(items, site(`/item/${shown.id}`))
    assert.notInclude(items, site(`/item/${gone.id}`))
    assert.equal(new Set(items).size, items.length)
  })

  test('every listing stands in exactly one file of the sitemap', async ({ assert, client }) => {
    const owner = await Member.join(client, 'Numerous Person')
    const own: string[] = []
    for (let n = 0; n < 5; n++) own.push((await listItem(owner)).id)
    const { rows } = await db.rawQuery(
      `select count(*)::int as count from items i where ${IS_LISTED}`
    )
    const most = Math.ceil(rows[0].count / 4)
    const firstItems = await listFirstItems(most)
    assert.isAtLeast(firstItems.length, 2)
    const named: string[] = []
    for (const from of [FROM_THE_OLDEST, ...firstItems]) {
      const file: string[] = []
      for await (const batch of listSitemapEntries(from, most))
        file.push(...batch.map(({ id }) => id))
      assert.isAtMost(file.length, most)
      named.push(...file)
    }
    assert.lengthOf(new Set(named), named.length)
    assert.includeMembers(named, own)
  })

  test('a file that is none names nothing', async ({ assert }) => {
    assert.deepEqual(addressesIn(await text(site('/sitemap/%3Cb%3E.xml'))), [])
  })
})
