import { test } from '@japa/runner'
import fragment from 'sql-template-tag'
import type { ApiClient } from '@japa/api-client'
import db from '@adonisjs/lucid/services/db'
import type { Item } from '@saajha/contract/item'
import { readCandidates } from '#modules/catalogue/search/execute/read_candidates'
import { MAX_CANDIDATES } from '#modules/catalogue/search/plan/plan_search'
import { searchItems as listItems } from '#modules/catalogue/search/search_items'
import {
  estimateCardinality,
  loadTermStatistics,
} from '#modules/catalogue/search/plan/estimate_matches'
import { parseQuery } from '#modules/catalogue/search/parse/parse_query'
import { predicate as condition } from '#modules/catalogue/lists/predicate'
import { listItem } from '#tests/listing'
import { Member } from '#tests/member'
import { pagesOf } from '#tests/pages_of'
import { insertListings } from '#modules/catalogue/tests/search_cases/insert_listings'
import { SEARCH_CASES } from '#modules/catalogue/tests/search_cases/search_cases'

const MORE_THAN_MAX_CANDIDATES = 1_050

/** An estimate at which some searches scan in index order and others read candidate sets. */
const MEDIUM_CATALOGUE = 50_000

test.group('Searches with candidate sets and index-order scans', (group) => {
  let owner: Member
  group.teardown(async () => {
    await db.rawQuery('analyze items')
    await loadTermStatistics()
  })
  group.each.setup(async ({ context }) => {
    owner = await Member.join(context.client, 'Surveying Owner')
    await makeAllRare()
  })

  const list = (title: string, more: object = {}) =>
    listItem(owner, { title, description: 'In good order', categoryId: 'other', ...more })
  const search = (q: string, more = '') =>
    `/api/items?${new URLSearchParams({ ownerId: owner.user.id, q }).toString()}${more}`

  test('ranks titles before synonyms before descriptions on every page with {$self}')
    .with(['rare words', 'common words'])
    .run(async ({ client, assert }, words) => {
      const otherCategory = { categoryId: 'electronic-accessories' }
      await list('Survey instrument')
      await list('Tripod', { description: 'Fits any theodolite', price: '90' })
      await list('Theodolite, old', otherCategory)
      await list('Theodolite, new', otherCategory)
      await list('Theodolite with case')
      await list('Measuring tape')
      if (words === 'common words') await makeAllCommon()
      const expected = [
        ...['Theodolite with case', 'Survey instrument'],
        ...['Theodolite, new', 'Theodolite, old', 'Tripod'],
      ]
      for (const limit of [1, 2, 5]) {
        assert.deepEqual(await allTitles(client, search('theodolite', `&limit=${limit}`)), expected)
      }
      const cheapest = await allTitles(client, search('theodolite', '&sort=price&limit=2'))
      assert.equal(cheapest[0], 'Tripod')
      assert.sameMembers(cheapest, expected)
    })

  test('estimates the cardinality of a word from its frequency', async ({ assert }) => {
    await list('Dulcimer')
    await list('Measuring tape')
    await makeAllCommon(1_000)
    const { rows } = await db.rawQuery(
      `select avg((title = 'Dulcimer')::int)::float8 as share from items`
    )
    const expected = estimateCardinality(parseQuery('dulcimer'))
    assert.closeTo(expected, 1_000 * rows[0].share, 0.5)
  })

  test('does not shift the pages of a rare thing when new listings appear', async ({
    client,
    assert,
  }) => {
    for (const title of ['Theodolite 1', 'Theodolite 2', 'Theodolite 3']) await list(title)
    const listAnother = () => list('Theodolite listed later')
    const titles = await allTitles(client, search('theodolite', '&limit=1'), listAnother)
    assert.deepEqual(titles, ['Theodolite 3', 'Theodolite 2', 'Theodolite 1'])
  })

  test('finds all listings when the cardinality was underestimated', async ({ client, assert }) => {
    await db.rawQuery(
      `insert into items (owner_id, title, description, price, category_id, location, created_at)
       select ?, 'Zither ' || n, '-', 10, 'other', 'Nagpur, Maharashtra', now() - make_interval(hours => n)
       from generate_series(1, ?) n`,
      [owner.user.id, MORE_THAN_MAX_CANDIDATES]
    )
    const titles = await allTitles(client, search('zither', '&limit=100'))
    const numbers = Array.from({ length: MORE_THAN_MAX_CANDIDATES }, (_, n) => `Zither ${n + 1}`)
    assert.deepEqual(titles, numbers)
  })

  test('reads a candidate set of 1,000 listings and rejects one of 1,001', async ({ assert }) => {
    const insert = (count: number) =>
      db.rawQuery(
        `insert into items (owner_id, title, description, price, category_id, location)
         select ?, 'Lute ' || n, '-', 10, 'other', 'Nagpur, Maharashtra' from generate_series(1, ?::int) n`,
        [owner.user.id, count]
      )
    const readOwn = () => {
      const own = condition(fragment`i.owner_id = ${owner.user.id}`)
      return readCandidates([own], [condition(fragment`true`)], null, 5, false)
    }
    await insert(MAX_CANDIDATES)
    assert.lengthOf((await readOwn())!, 5)
    await insert(1)
    assert.isNull(await readOwn())
  })

  test('returns the same listings from candidate sets and from index-order scans', async ({
    assert,
  }) => {
    await insertListings(owner.user.id)
    await db.rawQuery(
      `update items set price = case when abs(hashtext(title)) % 3 = 0 then null else 1 + abs(hashtext(title)) % 2000 end
       where owner_id = ?`,
      [owner.user.id]
    )
    const more = ['camera under 500', 'kids cycle under 800', 'hero cycle for kids']
    const queries = [...SEARCH_CASES.map(({ q }) => q), ...more]
    const titlesOfAll = async () => {
      const titles: Record<string, string[]> = {}
      for (const q of queries) {
        const { entries } = await listItems({ q, ownerId: owner.user.id, limit: 100 })
        titles[q] = entries.map((json) => (JSON.parse(json) as Item).title)
      }
      return titles
    }
    const candidates = await titlesOfAll()
    await makeAllCommon(MEDIUM_CATALOGUE)
    assert.deepEqual(await titlesOfAll(), candidates)
    await makeAllCommon()
    assert.deepEqual(await titlesOfAll(), candidates)
    assert.isAbove(Object.values(candidates).filter((titles) => titles.length > 0).length, 500)
  })
    .timeout(900_000)
    .tags(['@long'])

  test('pages through a search with many modifiers, without and with a price limit, with {$self}')
    .with(['rare words', 'common words'])
    .run(async ({ client, assert }, words) => {
      for (const price of ['200', '400']) {
        for (const title of ['Tent', 'Tent for kids', 'Tent for a wedding', 'Shamiana']) {
          await list(title, { price })
        }
        await list('Poles', { description: 'Of a tent', price })
      }
      await list('Tent, ask me', { price: null, isNegotiable: true })
      if (words === 'common words') await makeAllCommon()
      const all = 'tent for kids birthday wedding picnic'
      for (const [q, found] of [
        [all, 11],
        [`${all} under 300`, 5],
      ] as const) {
        const unpaged = await allTitles(client, search(q, '&limit=100'))
        assert.lengthOf(unpaged, found)
        assert.deepEqual(await allTitles(client, search(q, '&limit=1')), unpaged)
      }
    })
})

async function makeAllRare(): Promise<void> {
  await db.rawQuery(
    `select pg_clear_attribute_stats(current_schema, 'items', 'search_words', false)`
  )
  await loadTermStatistics()
}

/** Collects the statistics of all words and simulates a catalogue in which every word is frequent. */
async function makeAllCommon(listings = 1e9): Promise<void> {
  await db.rawQuery('alter table items alter search_words set statistics 10000')
  await db.rawQuery('analyze items')
  await db.rawQuery('alter table items alter search_words set statistics default')
  await db.rawQuery(
    `select pg_restore_relation_stats('schemaname', current_schema::text, 'relname', 'items', 'reltuples', ?::real)`,
    [listings]
  )
  await loadTermStatistics()
}

/** All titles of a list, page by page. */
async function allTitles(
  client: ApiClient,
  first: string,
  afterPage?: () => Promise<Item>
): Promise<string[]> {
  const titles: string[] = []
  for await (const response of pagesOf((path) => client.get(path), first)) {
    titles.push(...response.body().map(({ title }: Item) => title))
    await afterPage?.()
  }
  return titles
}
