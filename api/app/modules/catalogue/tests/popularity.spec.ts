import { test } from '@japa/runner'
import type { ApiClient } from '@japa/api-client'
import db from '@adonisjs/lucid/services/db'
import type { Item } from '@saajha/contract/item'
import { flushViews } from '#modules/catalogue/record_view'
import { itemPopularity } from '#modules/catalogue/projections/item_popularity'
import { compareReadTable } from '#shared/events/compare_read_table'
import { rebuildReadTable } from '#shared/events/rebuild_read_table'
import { listItem } from '#tests/listing'
import { randomIp, Member } from '#tests/member'
import { pagesOf } from '#tests/pages_of'
import { waitForDeliveries } from '#tests/wait_for'
import { stopClockAtNoon } from '#tests/stop_clock'

const BROWSER = 'Mozilla/5.0 (X11; Linux x86_64; rv:140.0) Gecko/20100101 Firefox/140.0'
const CRAWLER = 'Mozilla/5.0 (compatible; Googlebot/2.1; +http://www.google.com/bot.html)'

test.group('Listings that people look at are popular', (group) => {
  let owner: Member
  group.each.setup(() => stopClockAtNoon())
  group.each.setup(async ({ context }) => {
    owner = await Member.join(context.client, 'Popular Owner')
  })

  const look = (client: ApiClient, item: Item, from = randomIp(), agent = BROWSER) =>
    client.get(`/api/items/${item.id}`).header('x-forwarded-for', from).header('user-agent', agent)

  const counted = async () => {
    await flushViews()
    await waitForDeliveries()
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
    const home = randomIp()
    for (let n = 0; n < 3; n++) await look(client, item, home)
    assert.equal(await views(client), 1)
    await look(client, item, home)
    await look(client, item)
    assert.equal(await views(client), 2)

    await owner.get(`/api/items/${item.id}`).header('user-agent', BROWSER)
    await look(client, item, randomIp(), CRAWLER)
    await look(client, item, randomIp(), 'curl/8.5.0')
    assert.equal(await views(client), 2)
    await db.rawQuery(`update item_views set day = day - 1 where item_id = ?`, [item.id])
    await look(client, item, home)
    assert.equal(await views(client), 3)
  })

  test('does not count a read that a browser makes ahead of a visit', async ({
    client,
    assert,
  }) => {
    const item = await listItem(owner)
    await look(client, item).header('sec-purpose', 'prefetch;prerender')
    await look(client, item).header('purpose', 'prefetch')
    assert.equal(await views(client), 0)
    await look(client, item)
    assert.equal(await views(client), 1)
  })

  test('of a visitor neither address nor browser is kept', async ({ client, assert }) => {
    const item = await listItem(owner)
    const home = randomIp()
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
    const first = `/api/items?ownerId=${owner.user.id}&sort=popular&limit=1`
    for await (const response of pagesOf((path) => client.get(path), first)) {
      titles.push(...response.body().map(({ title }: Item) => title))
    }
    assert.deepEqual(titles, ['Reached', 'Seen', 'New', 'Old'])
  })

  test('a member’s contacts about a listing count once a day, a guest’s call as one view', async ({
    client,
    assert,
  }) => {
    const item = await listItem(owner)
    const renter = await Member.join(client, 'Eager Renter')
    const tap = { itemId: item.id, interactionType: 'call' }
    const score = async () => {
      await counted()
      const { rows } = await db.rawQuery(
        'select views, contacts, score from item_popularity where item_id = ?',
        [item.id]
      )
      return rows[0]
    }
    for (let n = 0; n < 3; n++) await renter.post('/api/contact-interactions').json(tap)
    assert.deepEqual(await score(), { views: 0, contacts: 3, score: 10 })
    for (let n = 0; n < 2; n++) {
      await client.post('/api/contact-interactions').header('x-forwarded-for', randomIp()).json(tap)
    }
    assert.deepEqual(await score(), { views: 0, contacts: 5, score: 12 })
    await db.rawQuery(
      `update contact_interactions set created_at = created_at - interval '1 day' where item_id = ?`,
      [item.id]
    )
    await renter.post('/api/contact-interactions').json(tap)
    assert.deepEqual(await score(), { views: 0, contacts: 6, score: 22 })
    assert.isEmpty(await compareReadTable(itemPopularity.readTable))
  })

  test('a member’s contact late yesterday, or about another listing, takes no weight from one of today', async ({
    client,
    assert,
  }) => {
    const items = [await listItem(owner), await listItem(owner)]
    const renter = await Member.join(client, 'Eager Renter')
    const tap = async ({ id: itemId }: Item) => {
      const response = await renter
        .post('/api/contact-interactions')
        .json({ itemId, interactionType: 'call' })
      response.assertStatus(201)
    }
    for (const item of items) await tap(item)
    await db.rawQuery(
      `update contact_interactions
       set created_at = date_trunc('day', now(), 'Asia/Kolkata') - interval '1 second' where item_id = ?`,
      [items[0]!.id]
    )
    await tap(items[0]!)
    await counted()
    const { rows } = await db.rawQuery(
      'select score from item_popularity where item_id = any(?) order by item_id',
      [items.map(({ id }) => id)]
    )
    assert.deepEqual(rows, [{ score: 20 }, { score: 10 }])
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
