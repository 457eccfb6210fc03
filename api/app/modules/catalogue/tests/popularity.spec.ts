import { test } from '@japa/runner'
import type { ApiClient } from '@japa/api-client'
import db from '@adonisjs/lucid/services/db'
import type { Item } from '@saajha/contract/item'
import { flushViews } from '#modules/catalogue/http/record_view'
import { itemPopularity } from '#modules/catalogue/projections/item_popularity'
import { compareReadTable } from '#shared/events/compare_read_table'
import { rebuildReadTable } from '#shared/events/rebuild_read_table'
import { listItem } from '#tests/listing'
import { randomIp } from '#harness/random_ip'
import { Member } from '#tests/member'
import { pagesOf } from '#tests/pages_of'
import { waitForDeliveries } from '#tests/wait_for_deliveries'
import { stopClockAtNoon } from '#tests/stop_clock'

const BROWSER = 'Mozilla/5.0 (X11; Linux x86_64; rv:140.0) Gecko/20100101 Firefox/140.0'
const CRAWLER = 'Mozilla/5.0 (compatible; Googlebot/2.1; +http://www.google.com/bot.html)'

test.group('Popularity of listings', (group) => {
  let owner: Member
  group.each.setup(() => stopClockAtNoon())
  group.each.setup(async ({ context }) => {
    owner = await Member.join(context.client, 'Popular Owner')
  })

  const openItem = (client: ApiClient, item: Item, from = randomIp(), agent = BROWSER) =>
    client.get(`/api/items/${item.id}`).header('x-forwarded-for', from).header('user-agent', agent)

  const waitForCounts = async () => {
    await flushViews()
    await waitForDeliveries()
  }

  const views = async (client: ApiClient) => {
    await waitForCounts()
    return (await client.get(`/api/users/${owner.user.id}/stats`)).body().totalViews
  }

  test('counts a visitor once a day and never the owner, crawlers or programs', async ({
    client,
    assert,
  }) => {
    const item = await listItem(owner)
    const home = randomIp()
    for (let n = 0; n < 3; n++) await openItem(client, item, home)
    assert.equal(await views(client), 1)
    await openItem(client, item, home)
    await openItem(client, item)
    assert.equal(await views(client), 2)

    await owner.get(`/api/items/${item.id}`).header('user-agent', BROWSER)
    await openItem(client, item, randomIp(), CRAWLER)
    await openItem(client, item, randomIp(), 'curl/8.5.0')
    assert.equal(await views(client), 2)
    await db.rawQuery(`update item_views set day = day - 1 where item_id = ?`, [item.id])
    await openItem(client, item, home)
    assert.equal(await views(client), 3)
  })

  test('counts two listings that one visitor opens within a flush', async ({ client, assert }) => {
    const [one, other] = [await listItem(owner), await listItem(owner)]
    const home = randomIp()
    await openItem(client, one, home)
    await openItem(client, other, home)
    assert.equal(await views(client), 2)
  })

  test('does not count prefetches', async ({ client, assert }) => {
    const item = await listItem(owner)
    await openItem(client, item).header('sec-purpose', 'prefetch;prerender')
    await openItem(client, item).header('purpose', 'prefetch')
    assert.equal(await views(client), 0)
    await openItem(client, item)
    assert.equal(await views(client), 1)
  })

  test('stores neither IP address nor user agent of a visitor', async ({ client, assert }) => {
    const item = await listItem(owner)
    const home = randomIp()
    await openItem(client, item, home)
    await waitForCounts()
    const { rows } = await db.rawQuery('select visitor from item_views where item_id = ?', [
      item.id,
    ])
    assert.match(rows[0].visitor, /^[\w-]{22}$/)
    const { rows: events } = await db.rawQuery(
      `select payload::text from domain_events where name = 'items.viewed' and payload::text like ?`,
      [`%${item.id}%`]
    )
    assert.lengthOf(events, 1)
    assert.notInclude(events[0].payload, rows[0].visitor)
    assert.notInclude(events[0].payload, home)
  })

  test('pages through listings by score, then through those without views newest first', async ({
    client,
    assert,
  }) => {
    const made: Item[] = []
    for (const title of ['Old', 'Seen', 'Reached', 'New'])
      made.push(await listItem(owner, { title }))
    const [, viewed, contacted] = made
    await openItem(client, viewed!)
    await openItem(client, viewed!)
    const renter = await Member.join(client, 'Eager Renter')
    await renter
      .post('/api/contact-interactions')
      .json({ itemId: contacted!.id, interactionType: 'call' })
    await waitForCounts()

    const titles: string[] = []
    const first = `/api/items?ownerId=${owner.user.id}&sort=popular&limit=1`
    for await (const response of pagesOf((path) => client.get(path), first)) {
      titles.push(...response.body().map(({ title }: Item) => title))
    }
    assert.deepEqual(titles, ['Reached', 'Seen', 'New', 'Old'])
  })

  test('counts a member’s contacts about a listing once a day and a guest’s call as one view', async ({
    client,
    assert,
  }) => {
    const item = await listItem(owner)
    const renter = await Member.join(client, 'Eager Renter')
    const tap = { itemId: item.id, interactionType: 'call' }
    const score = async () => {
      await waitForCounts()
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

  test('gives a contact its full weight after one of yesterday or about another listing', async ({
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
    await waitForCounts()
    const { rows } = await db.rawQuery(
      'select score from item_popularity where item_id = any(?) order by item_id',
      [items.map(({ id }) => id)]
    )
    assert.deepEqual(rows, [{ score: 20 }, { score: 10 }])
  })

  test('rebuilds item_popularity from its sources', async ({ client, assert }) => {
    const item = await listItem(owner)
    await openItem(client, item)
    await waitForCounts()
    const { readTable } = itemPopularity
    assert.isEmpty(await compareReadTable(readTable))
    await db.rawQuery('update item_popularity set views = 99 where item_id = ?', [item.id])
    assert.isNotEmpty(await compareReadTable(readTable))
    await rebuildReadTable(readTable)
    assert.isEmpty(await compareReadTable(readTable))
    assert.equal(await views(client), 1)
  })
})
