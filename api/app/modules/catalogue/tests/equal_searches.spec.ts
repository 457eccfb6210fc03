import { test } from '@japa/runner'
import db from '@adonisjs/lucid/services/db'
import { loadTermStatistics as loadOld } from '#modules/catalogue/old/cardinality'
import { listItems as oldList } from '#modules/catalogue/old/list_items'
import { countFacets as oldFacets } from '#modules/catalogue/old/count_facets'
import { listNearbyItems as oldNearby } from '#modules/catalogue/old/list_nearby_items'
import { suggestItems as oldSuggest } from '#modules/catalogue/old/suggest_items'
import type { ItemsFilter } from '#modules/catalogue/lists/list_filter'
import { listItems } from '#modules/catalogue/queries/list_items'
import { searchItems } from '#modules/catalogue/search/search_items'
import { countFacets } from '#modules/catalogue/search/count_facets'
import { suggest } from '#modules/catalogue/search/suggest'
import { loadTermStatistics } from '#modules/catalogue/search/plan/estimate_matches'
import { Member } from '#tests/member'
import { insertListings } from './search_cases/insert_listings.js'
import { SEARCH_CASES } from './search_cases/search_cases.js'

async function load() {
  await loadTermStatistics()
  await loadOld()
}

async function common(listings: number) {
  await db.rawQuery('alter table items alter search_words set statistics 10000')
  await db.rawQuery('analyze items')
  await db.rawQuery('alter table items alter search_words set statistics default')
  await db.rawQuery(
    `select pg_restore_relation_stats('schemaname', current_schema::text, 'relname', 'items', 'reltuples', ?::real)`,
    [listings]
  )
  await load()
}

test.group('Equal searches', () => {
  test('old and new', async ({ client, assert }) => {
    const owner = await Member.join(client, 'Surveying Owner')
    const ownerId = owner.user.id
    await insertListings(ownerId)
    await db.rawQuery(
      `update items set is_available = abs(hashtext(title)) % 5 > 0, is_featured = abs(hashtext(title)) % 4 = 0,
         price_unit = (array['hour','day','week','month'])[1 + abs(hashtext(title)) % 4],
         price = case when abs(hashtext(title)) % 3 = 0 then null else 1 + abs(hashtext(title)) % 2000 end, is_negotiable = true
       where owner_id = ?`,
      [ownerId]
    )
    await db
      .rawQuery(
        `insert into item_popularity (item_id, score, views, contacts) select id, abs(hashtext(title)) % 100, 0, 0 from items where owner_id = ? and abs(hashtext(title)) % 2 = 0 on conflict do nothing`,
        [ownerId]
      )
      .catch((error) => console.log(String(error)))
    const variants: ItemsFilter[] = [
      { ownerId },
      {},
      { limit: 24 },
      { ownerId, limit: 2 },
      { ownerId, limit: 3, sort: 'newest' },
      { ownerId, limit: 7, sort: 'price' },
      { limit: 5, sort: '-price' },
      { limit: 24, sort: 'popular' },
      { location: 'Mumbai', limit: 4 },
      { categoryId: 'camera', limit: 4 },
      { categoryId: 'bike', location: 'Jaipur' },
      { location: 'Bombey', featured: true, limit: 4 },
      { minPrice: '100', maxPrice: '900', limit: 4 },
      { location: 'a', limit: 3 },
      { location: 'Nowhereville' },
      { ownerId: 'x' },
      { unit: 'day', negotiable: true, verified: false },
    ]
    let searches = 0
    const states: [string, () => Promise<void>][] = [
      [
        'rare',
        async () => {
          await db.rawQuery(
            `select pg_clear_attribute_stats(current_schema, 'items', 'search_words', false)`
          )
          await load()
        },
      ],
      ['medium', () => common(50_000)],
      ['5000', () => common(5_000)],
      ['common', () => common(1e9)],
    ]
    const more = [
      'camera under 500',
      'kids cycle under 800',
      'hero cycle for kids',
      'for rent',
      'in mumbai',
      'tent for kids birthday wedding picnic under 300',
      'camera for ladakh',
      'bajajauto',
      'sewing masheen',
      'sony camera in pune',
      '',
    ]
    const cases = [...more, ...SEARCH_CASES.filter((_, n) => n % 3 === 0).map(({ q }) => q)]
    for (const [name, make] of states) {
      await make()
      for (const [n, q] of cases.entries()) {
        for (const [v, variant] of variants.entries()) {
          if (v > 1 && n >= more.length && (n + v) % 9 > 0) continue
          const filter = { ...variant, q: q || undefined }
          const isSearch = filter.q || filter.location
          let cursor: string | undefined
          for (let page = 0; page < 6; page++) {
            const message = `${name}: ${JSON.stringify({ ...filter, cursor })}`
            const one = await oldList({ ...filter, cursor })
            const other = await (isSearch ? searchItems : listItems)({ ...filter, cursor })
            searches += 1
            assert.deepEqual(other, one, message)
            if (!one.nextCursor) break
            cursor = one.nextCursor
          }
          if (page(v))
            assert.deepEqual(
              await countFacets(filter),
              await oldFacets(filter),
              `${name} facets ${JSON.stringify(filter)}`
            )
        }
        if (n % 7 === 0) {
          const near = 'Thane, Maharashtra'
          const filter = { q: q || undefined, near }
          assert.deepEqual(
            (await searchItems(filter)).entries,
            await oldNearby(filter, near),
            `near ${q}`
          )
          assert.deepEqual(await suggest(q), await oldSuggest(q), q)
          assert.deepEqual(await suggest(q.slice(0, 5)), await oldSuggest(q.slice(0, 5)), q)
        }
      }
      console.log(name, searches)
    }
  }).timeout(1_200_000)
})

const page = (v: number) => v !== 1
