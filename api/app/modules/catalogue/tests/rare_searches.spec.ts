import { test } from '@japa/runner'
import type { ApiClient, ApiResponse } from '@japa/api-client'
import db from '@adonisjs/lucid/services/db'
import type { Item } from '@saajha/contract/item'
import { gatherItems } from '#modules/catalogue/queries/gather_items'
import { itemConditions } from '#modules/catalogue/queries/item_conditions'
import { readSearch, READINGS, type ItemReading } from '#modules/catalogue/queries/item_readings'
import { readItems } from '#modules/catalogue/queries/read_items'
import { learnCommonWords } from '#modules/catalogue/search/common_words'
import { all, type Condition } from '#shared/database/condition'
import { listItem } from '#tests/listing'
import { Member } from '#tests/member'
import { fillStreet } from './search_cases/fill_street.js'
import { SEARCHES } from './search_cases/searches.js'

const MORE_THAN_ARE_GATHERED = 1_050
const ALL_OF_THE_STREET = 1_000

type Gathered = Extract<ItemReading, { words: Condition }>

test.group('What few have is found in the order of what many have', (group) => {
  let owner: Member
  group.each.setup(async ({ context }) => {
    owner = await Member.join(context.client, 'Surveying Owner')
    await makeAllRare()
  })

  const list = (title: string, more: object = {}) =>
    listItem(owner, { title, description: 'In good order', categoryId: 'other', ...more })
  const search = (q: string, more = '') =>
    `/api/items?${new URLSearchParams({ ownerId: owner.user.id, q }).toString()}${more}`

  test('{$self}: titles first, then other names, then descriptions, on every page')
    .with(['rare words', 'common words'])
    .run(async ({ client, assert }, words) => {
      const elsewhere = { categoryId: 'electronic-accessories' }
      await list('Survey instrument')
      await list('Tripod', { description: 'Fits any theodolite', price: '90' })
      await list('Theodolite, old', elsewhere)
      await list('Theodolite, new', elsewhere)
      await list('Theodolite with case')
      await list('Measuring tape')
      if (words === 'common words') await makeAllCommon()
      const expected = [
        ...['Theodolite with case', 'Survey instrument'],
        ...['Theodolite, new', 'Theodolite, old', 'Tripod'],
      ]
      for (const limit of [1, 2, 5]) {
        assert.deepEqual(await leaf(client, search('theodolite', `&limit=${limit}`)), expected)
      }
      const cheapest = await leaf(client, search('theodolite', '&sort=price&limit=2'))
      assert.equal(cheapest[0], 'Tripod')
      assert.sameMembers(cheapest, expected)
    })

  test('no page of a rare thing changes by what came meanwhile', async ({ client, assert }) => {
    for (const title of ['Theodolite 1', 'Theodolite 2', 'Theodolite 3']) await list(title)
    const late = () => list('Theodolite that came late')
    const titles = await leaf(client, search('theodolite', '&limit=1'), late)
    assert.deepEqual(titles, ['Theodolite 3', 'Theodolite 2', 'Theodolite 1'])
  })

  test('what was taken for rare and is not is found all the same', async ({ client, assert }) => {
    await db.rawQuery(
      `insert into items (owner_id, title, description, price, category_id, location, created_at)
       select ?, 'Zither ' || n, '-', 10, 'other', 'Nagpur, Maharashtra', now() - make_interval(hours => n)
       from generate_series(1, ?) n`,
      [owner.user.id, MORE_THAN_ARE_GATHERED]
    )
    const titles = await leaf(client, search('zither', '&limit=100'))
    const numbers = Array.from({ length: MORE_THAN_ARE_GATHERED }, (_, n) => `Zither ${n + 1}`)
    assert.deepEqual(titles, numbers)
  })

  test('every search shows the same, whether its listings are gathered or read in order', async ({
    assert,
  }) => {
    await fillStreet(owner.user.id)
    let compared = 0
    for (const line of SEARCHES.trim().split('\n')) {
      const filter = { q: line.split('=>')[0]!.trim(), ownerId: owner.user.id }
      const conditions = (await itemConditions(filter))!
      for (let reading = 0; reading < READINGS; reading++) {
        const found = await readSearch(filter, reading)
        if (!found?.words) continue
        const inOrder = await readInOrder(conditions, found)
        assert.deepEqual(await gather(conditions, found), inOrder, filter.q)
        compared += inOrder.length > 0 ? 1 : 0
        if (inOrder.length > 0) break
      }
    }
    assert.isAbove(compared, 400)
  }).timeout(120_000)
})

async function gather(conditions: Condition[], { sections, words }: Gathered): Promise<string[]> {
  const each = sections.map((section) => all(section.conditions))
  const rows = await gatherItems([...conditions, words], each, null, ALL_OF_THE_STREET, false)
  return rows!.map(({ id, section }) => `${section} ${id}`)
}

async function readInOrder(conditions: Condition[], { sections }: Gathered): Promise<string[]> {
  const found = new Map<string, number>()
  for (const [n, section] of sections.entries()) {
    const wanted = [...conditions, ...section.conditions]
    const rows = await readItems(wanted, section.order, ALL_OF_THE_STREET)
    for (const { id } of rows) if (!found.has(id)) found.set(id, n)
  }
  return [...found].map(([id, section]) => `${section} ${id}`)
}

async function makeAllRare(): Promise<void> {
  await db.rawQuery(
    `select pg_clear_attribute_stats(current_schema, 'items', 'search_words', false)`
  )
  await learnCommonWords()
}

/** The database's statistics of a small table know all of its words. */
async function makeAllCommon(): Promise<void> {
  await db.rawQuery('analyze items')
  await learnCommonWords()
}

/** All titles of a list, page by page. */
async function leaf(
  client: ApiClient,
  first: string,
  meanwhile?: () => Promise<Item>
): Promise<string[]> {
  const titles: string[] = []
  for (let path: string | null = first; path !== null;) {
    const response: ApiResponse = await client.get(path)
    titles.push(...response.body().map(({ title }: Item) => title))
    path = /<(.+)>; rel="next"/.exec(response.header('link') ?? '')?.[1] ?? null
    await meanwhile?.()
  }
  return titles
}
