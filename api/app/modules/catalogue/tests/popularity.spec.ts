import { test } from '@japa/runner'
import type { ApiClient, ApiResponse } from '@japa/api-client'
import db from '@adonisjs/lucid/services/db'
import type { Item } from '@saajha/contract/item'
import { keepViews } from '#modules/catalogue/note_view'
import { itemPopularity } from '#modules/catalogue/projections/item_popularity'
import { compareReadTable } from '#shared/events/compare_read_table'
import { rebuildReadTable } from '#shared/events/rebuild_read_table'
import { listItem } from '#tests/listing'
import { homeAddress, Member } from '#tests/member'
import { settled } from '#tests/settled'

const BROWSER = 'Mozilla/5.0 (X11; Linux x86_64; rv:140.0) Gecko/20100101 Firefox/140.0'
const CRAWLER = 'Mozilla/5.0 (compatible; Googlebot/2.1; +http://www.google.com/bot.html)'

test.group('Listings that people look at are popular', (group) => {
  let owner: Member
  group.each.setup(async ({ context }) => {
    owner = await Member.join(context.client, 'Popular Owner')
  })

  const look = async (client: ApiClient, item: Item, from = homeAddress(), agent = BROWSER) =>
    client.get(`/api/items/${item.id}`).header('x-forwarded-for', from).header('user-agent', agent)

  const counted = async () => {
    await keepViews()
    await settled()
  }

  const views = async (client: ApiClient) => {
    await counted()
    return (await client.get(`/api/users/${owner.user.id}/stats`)).body().totalViews
  }

  test('a visitor counts once a day, the owner, crawlers and programs never', async ({
    client,
    assert,
  }) => {
    const item = await listItem(owner)
    const home = homeAddress()
    for (let n = 0; n < 3; n++) await look(client, item, home)
    assert.equal(await views(client), 1)
    await look(client, item, home)
    await look(client, item)
    assert.equal(await views(client), 2)

    await owner.get(`/api/items/${item.id}`).header('user-agent', BROWSER)
    await look(client, item, homeAddress(), CRAWLER)
    await look(client, item, homeAddress(), 'curl/8.5.0')
    assert.equal(await views(client), 2)
    await db.rawQuery(`update item_views set day = day - 1 where item_id = ?`, [item.id])
    await look(client, item, home)
    assert.equal(await views(client), 3)
  })

  test('of a visitor neither address nor browser is kept', async ({ client, assert }) => {
    const item = await listItem(owner)
    const home = homeAddress()
    await look(client, item, home)
    await counted()
    const { rows } = await db.rawQuery('select visitor from item_views where item_id = ?', [
      item.id,
    ])
    assert.match(rows[0].visitor, /^[\w-]{22}$/)
    const { rows: said } = await db.rawQuery(
      `select payload::text from domain_events where name = 'items.viewed' and payload::text like ?`,
      [`%${item.id}%`]
    )
    assert.lengthOf(said, 1)
    assert.notInclude(said[0].payload, rows[0].visitor)
    assert.notInclude(said[0].payload, home)
  })

  test('the most popular come first, page by page, then the rest newest first', async ({
    client,
    assert,
  }) => {
    const made: Item[] = []
    for (const title of ['Old', 'Seen', 'Reached', 'New'])
      made.push(await listItem(owner, { title }))
    const [, seen, reached] = made
    await look(client, seen!)
    await look(client, seen!)
    const renter = await Member.join(client, 'Eager Renter')
    await renter
      .post('/api/contact-interactions')
      .json({ itemId: reached!.id, interactionType: 'call' })
    await counted()

    const titles: string[] = []
    let path: string | null = `/api/items?ownerId=${owner.user.id}&sort=popular&limit=1`
    while (path) {
      const response: ApiResponse = await client.get(path)
      titles.push(...response.body().map(({ title }: Item) => title))
      path = /<(.+)>; rel="next"/.exec(response.header('link') ?? '')?.[1] ?? null
    }
    assert.deepEqual(titles, ['Reached', 'Seen', 'New', 'Old'])
  })

  test('the table is what its sources say, also when it was built anew', async ({
    client,
    assert,
  }) => {
    const item = await listItem(owner)
    await look(client, item)
    await counted()
    const { readTable } = itemPopularity
    assert.isEmpty(await compareReadTable(readTable))
    await db.rawQuery('update item_popularity set views = 99 where item_id = ?', [item.id])
    assert.isNotEmpty(await compareReadTable(readTable))
    await rebuildReadTable(readTable)
    assert.isEmpty(await compareReadTable(readTable))
    assert.equal(await views(client), 1)
  })
})
