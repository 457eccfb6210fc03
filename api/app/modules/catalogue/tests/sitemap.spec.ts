import { test } from '@japa/runner'
import { Member } from '#tests/member'
import { listItem } from '#tests/listing'
import { site } from '#tests/site'

const text = async (address: string) => (await fetch(address)).text()
const addressesIn = (xml: string) => [...xml.matchAll(/<loc>([^<]+)<\/loc>/g)].map(([, at]) => at!)

test.group('What search engines are told of', () => {
  test('robots stay out of what is private and are shown the sitemap', async ({ assert }) => {
    const robots = await text(site('/robots.txt'))
    for (const path of ['/api/', '/dashboard', '/admin', '/profile/'])
      assert.include(robots, `Disallow: ${path}\n`)
    assert.include(robots, `Sitemap: ${site('/sitemap.xml')}`)
  })

  test('the sitemap leads to every shelf and every listing that can be seen, once', async ({
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

  test('a file that is none names nothing', async ({ assert }) => {
    assert.deepEqual(addressesIn(await text(site('/sitemap/%3Cb%3E.xml'))), [])
  })
})
