import { test } from '@japa/runner'
import type { ApiResponse } from '@japa/api-client'
import db from '@adonisjs/lucid/services/db'
import { readCursor, writeCursor } from '#modules/catalogue/lists/list_cursor'
import { loadTermStatistics } from '#modules/catalogue/search/plan/estimate_matches'
import {
  FROM_THE_OLDEST,
  listFirstItems,
  MAX_URLS,
} from '#modules/catalogue/storefront/list_sitemap_entries'
import { fillMarketplace } from '@saajha/database/demo/fill_marketplace'
import { NIL_UUID } from '#shared/database/is_uuid'
import { sql } from '#shared/database/sql'
import { randomIp } from '#harness/random_ip'
import { dayFromToday } from '#tests/booking'
import { explained, type Explained } from '#tests/explained'
import { nextPage } from '#tests/pages_of'

/**
 * Enough rows that the planner chooses the same plans as for a million, and few enough to insert in seconds.
 * `PLANNED_LISTINGS=1000000` inserts a million, which takes minutes.
 */
const LISTINGS = Number(process.env.PLANNED_LISTINGS ?? 40_000)

/** The maximum of rows that a list sorts; further rows come from an index in order. */
const MAX_SORTED = 2_500

/** The maximum of rows that a list scans. */
const MAX_SCANNED = 5_000

/** The maximum of statements per request, also for a search without matches. */
const MAX_STATEMENTS = 12

/** Days on which few listings are taken, and on which nearly all are. */
const USUAL = `from=${dayFromToday(10)}&to=${dayFromToday(12)}`
const FESTIVAL = `from=${dayFromToday(20)}&to=${dayFromToday(20)}`

const ITEM = "md5('listing 5')::uuid::text"
const OWNER = "md5('owner 1')::uuid::text"

/** A read, and the maximum of rows that it scans if it is not `MAX_SCANNED`. */
type Read = { name: string; path: string; scanned?: number }

test.group('A read of very many listings', (group) => {
  let itemId: string
  let ownerId: string

  group.setup(async () => {
    // An index-order scan from the newest reaches these listings first, whatever other tests inserted.
    await db.rawQuery(`update items set created_at = created_at - interval '5 years'`)
    await fillMarketplace((text, params) => sql(db, text, params), LISTINGS)
    await sql(
      db,
      `insert into item_days (item_id, day, capacity, taken)
       select i.id, $1::date + taken.day, 1, 1
       from items i join users u on u.id = i.owner_id and u.username like 'owner\\_%'
         join (values (11, 7), (20, 99)) as taken (day, share) on abs(hashtext(i.id::text)) % 100 < taken.share`,
      [dayFromToday(0)]
    )
    await db.rawQuery('vacuum analyze item_days')
    await loadTermStatistics()
    const { rows } = await db.rawQuery(`select ${ITEM} as item, ${OWNER} as owner`)
    itemId = rows[0].item
    ownerId = rows[0].owner
    return async () => {
      await db.rawQuery(
        `delete from items where owner_id in (select id from users where username like 'owner\\_%')`
      )
      await db.rawQuery('vacuum analyze items')
    }
  })

  test('scans and sorts few rows: {name}')
    .with([
      { name: 'the newest', path: '/api/items?limit=24' },
      { name: 'the newest of a category', path: '/api/items?category=camera&limit=24' },
      { name: 'the newest of an owner', path: '/api/items?ownerId={owner}&limit=24' },
      { name: 'the newest of a city', path: '/api/items?location=Bombay&limit=24' },
      { name: 'one listing', path: '/api/items/{item}' },
      {
        name: 'listings by id',
        path: '/api/items?ids={item},11111111-1111-7111-8111-111111111111',
      },
      { name: 'similar ones', path: '/api/items/{item}/similar' },
      { name: 'a common word', path: '/api/items?q=camera&limit=24' },
      { name: 'a common word, newest first', path: '/api/items?q=camera&sort=newest&limit=24' },
      { name: 'a word with many synonyms', path: '/api/items?q=gaadi&limit=24' },
      { name: 'a rare word', path: '/api/items?q=theodolite&limit=24' },
      { name: 'a rare word, cheapest first', path: '/api/items?q=theodolite&sort=price&limit=24' },
      { name: 'a rare thing with many names', path: '/api/items?q=caretaker&limit=24' },
      { name: 'a rare word in a city', path: '/api/items?q=theodolite+in+mumbai&limit=24' },
      { name: 'a word without matches', path: '/api/items?q=spaceship&limit=24' },
      {
        name: 'a word, a city and a category',
        path: '/api/items?q=camera&location=Mumbai&category=camera&limit=24',
      },
      {
        name: 'a word among an owner’s',
        path: '/api/items?q=camera&ownerId={owner}&category=camera&limit=24',
      },
      { name: 'a word in two cities', path: '/api/items?q=camera&location=Bombay&limit=24' },
      { name: 'a word with a city in the text', path: '/api/items?q=camera+in+mumbai&limit=24' },
      { name: 'a thing for something', path: '/api/items?q=camera+for+wedding&limit=24' },
      { name: 'a thing at a price', path: '/api/items?q=camera+under+500&limit=24' },
      {
        name: 'an item without matches in its city',
        path: '/api/items?q=suv+with+driver+in+manali',
      },
      {
        name: 'a common word near a large city',
        path: '/api/items?q=camera&near=Thane%2C+Maharashtra',
      },
      { name: 'a rare word near a city', path: '/api/items?q=theodolite&near=Leh%2C+Ladakh' },
      { name: 'everything near a city', path: '/api/items?near=Leh%2C+Ladakh' },
      { name: 'words without a thing', path: '/api/items?q=kids+birthday+weekend&limit=24' },
      { name: 'the cheapest', path: '/api/items?sort=price&limit=24' },
      { name: 'the dearest of a category', path: '/api/items?sort=-price&category=bus&limit=24' },
      { name: 'within a price', path: '/api/items?minPrice=100&maxPrice=200&limit=24' },
      { name: 'within a price that few have', path: '/api/items?minPrice=20160&limit=24' },
      { name: 'facets of a price that few have', path: '/api/items/facets?minPrice=20160' },
      { name: 'the most popular', path: '/api/items?sort=popular&limit=24' },
      { name: 'the most popular of a category', path: '/api/items?sort=popular&category=camera' },
      {
        name: 'the most popular of the featured',
        path: '/api/items?featured=true&sort=popular&limit=24',
      },
      { name: 'the featured', path: '/api/items?featured=true&limit=24' },
      { name: 'by the hour', path: '/api/items?unit=hour&limit=24' },
      { name: 'the negotiable of a city', path: '/api/items?negotiable=true&location=Mumbai' },
      { name: 'the negotiable, cheapest first', path: '/api/items?negotiable=true&sort=price' },
      { name: 'of verified owners', path: '/api/items?verified=true&limit=24' },
      { name: 'a word, cheapest first', path: '/api/items?q=camera&sort=price&limit=24' },
      { name: 'a word, most popular first', path: '/api/items?q=camera&sort=popular&limit=24' },
      { name: 'of a common brand', path: '/api/items?brand=sony&limit=24' },
      { name: 'of a rare brand', path: '/api/items?brand=zeiss&limit=24' },
      { name: 'of an unknown brand', path: '/api/items?brand=unknown&limit=24' },
      { name: 'of a brand in a category', path: '/api/items?category=car&brand=tata&limit=24' },
      { name: 'of a brand, cheapest first', path: '/api/items?brand=tata&sort=price&limit=24' },
      { name: 'of a brand while few are free', path: `/api/items?brand=tata&${FESTIVAL}` },
      { name: 'a word of a brand', path: '/api/items?q=camera&category=camera&brand=lg&limit=24' },
      { name: 'of the latest years', path: '/api/items?minModelYear=2026&limit=24' },
      { name: 'of most years', path: '/api/items?minModelYear=2010&limit=24' },
      {
        name: 'of years in a category',
        path: '/api/items?category=car&minModelYear=2022&limit=24',
      },
      { name: 'with one fuel', path: '/api/items?fuel=cng&limit=24' },
      { name: 'unfurnished rooms', path: '/api/items?furnished=unfurnished&limit=24' },
      {
        name: 'by all attributes of a category',
        path: '/api/items?category=bike&brand=hero&minModelYear=2020&fuel=electric&limit=24',
      },
      { name: 'what is free', path: `/api/items?${USUAL}&limit=24` },
      { name: 'what is free while few are', path: `/api/items?${FESTIVAL}&limit=24` },
      { name: 'a category while few are free', path: `/api/items?category=bus&${FESTIVAL}` },
      {
        name: 'the cheapest while few are free',
        path: `/api/items?sort=price&${FESTIVAL}`,
        // A sixth of the listings with a price are flagged as negotiable, and are not tested.
        scanned: 6_000,
      },
      { name: 'a common word, free', path: `/api/items?q=camera&${USUAL}&limit=24` },
      {
        name: 'a word, a city and a category, free',
        path: `/api/items?q=camera&location=Mumbai&category=camera&${USUAL}&limit=24`,
      },
      {
        name: 'a word in a category while few are free',
        path: `/api/items?q=camera&category=camera&${FESTIVAL}&limit=24`,
      },
      {
        name: 'a rare word while few are free',
        path: `/api/items?q=theodolite&${FESTIVAL}&limit=24`,
      },
      { name: 'a file of the sitemap', path: `/sitemap/${FROM_THE_OLDEST}.xml` },
      { name: 'titles while typing', path: '/api/items/suggestions?q=came' },
      { name: 'facets of everything', path: '/api/items/facets' },
      { name: 'facets of a search', path: '/api/items/facets?q=theodolite&unit=day' },
      { name: 'facets of a brand', path: '/api/items/facets?category=car&brand=tata&fuel=diesel' },
      { name: 'facets of what is free while few are', path: `/api/items/facets?${FESTIVAL}` },
    ])
    .run(async ({ client, assert }, { path, scanned = MAX_SCANNED }: Read) => {
      const url = path.replace('{item}', itemId).replace('{owner}', ownerId)
      const statements = await explained(async () => {
        ;(await client.get(url)).assertStatus(200)
      })
      assert.isNotEmpty(statements)
      assert.isAtMost(statements.length, MAX_STATEMENTS, path)
      assert.isNotEmpty(statements.flatMap(scansOfItems), path)
      for (const statement of statements) {
        assert.deepEqual(wholeTableReads(statement), [], statement.sql)
        assert.isAtMost(mostSorted(statement), MAX_SORTED, statement.sql)
        assert.isAtMost(maxScanned(statement), scanned, statement.sql)
      }
    })

  test('reads few listings after the last one within a price: {$self}')
    .with(['minPrice=1', 'maxPrice=1000000', 'negotiable=false'])
    .run(async ({ client, assert }, filter) => {
      const first = await client.get(`/api/items?${filter}&sort=-price&limit=1`)
      const end = cursorOf(first, { key: '0.0001', id: NIL_UUID })
      const statements = await explained(async () => {
        const page = await client.get(`/api/items?${filter}&sort=-price&cursor=${end}`)
        assert.deepEqual(page.body(), [])
      })
      for (const statement of statements) {
        assert.deepEqual(wholeTableReads(statement), [], statement.sql)
        assert.isAtMost(maxScanned(statement), MAX_SCANNED, statement.sql)
      }
    })

  test('contains each listing once in the files of the sitemap', async ({ client, assert }) => {
    const firstItems = [FROM_THE_OLDEST, ...(await listFirstItems())]
    const ids = new Set<string>()
    let listed = 0
    for (const first of firstItems) {
      const file = client.get(`/sitemap/${first}.xml`).header('x-forwarded-for', randomIp())
      const xml = (await file).text()
      const inFile = [...xml.matchAll(/<loc>[^<]+\/item\/([^<]+)<\/loc>/g)].map(([, id]) => id!)
      assert.isAtMost(inFile.length, MAX_URLS)
      for (const id of inFile) ids.add(id)
      listed += inFile.length
    }
    assert.isAtLeast(ids.size, LISTINGS)
    assert.equal(listed, ids.size)
  }).timeout(Math.max(30_000, LISTINGS))

  test('scans no more rows for a later page than for the first: {$self}')
    .with([
      '/api/items?limit=24',
      '/api/items?category=camera&limit=24',
      '/api/items?sort=price&limit=24',
    ])
    .run(async ({ client, assert }, path) => {
      const first = await client.get(path)
      const next = nextPage(first)!
      const statements = await explained(async () => void (await client.get(next)))
      const reads = statements.flatMap(scansOfItems)
      assert.isNotEmpty(reads)
      for (const read of reads) assert.isAtMost(read['Actual Rows'], 25)
    })
})

/** The cursor of a list's next page with another position. */
function cursorOf(page: ApiResponse, { key, id }: { key: string; id: string }): string {
  const next = new URLSearchParams(nextPage(page)!.split('?')[1]).get('cursor')!
  return writeCursor({ ...readCursor(next, '-price'), key, id })
}

function wholeTableReads({ steps }: Explained): string[] {
  return steps
    .filter((step) => step['Node Type'] === 'Seq Scan')
    .filter((step) => ['items', 'item_days', 'users'].includes(step['Relation Name'] ?? ''))
    .map((step) => step['Node Type'])
}

function mostSorted({ steps }: Explained): number {
  const sorts = steps.filter((step) => /Sort/.test(step['Node Type']))
  return Math.max(0, ...sorts.map(({ Plans: [input] = [] }) => input?.['Actual Rows'] ?? 0))
}

/** The rows of listings that were scanned, returned or not. */
function maxScanned(statement: Explained): number {
  const rows = scansOfItems(statement).map(
    (step) => step['Actual Loops'] * (step['Actual Rows'] + (step['Rows Removed by Filter'] ?? 0))
  )
  return Math.max(0, ...rows)
}

function scansOfItems({ steps }: Explained): Explained['steps'] {
  return steps.filter((step) => step['Relation Name'] === 'items')
}
