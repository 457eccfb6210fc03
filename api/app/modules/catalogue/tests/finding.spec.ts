import { test } from '@japa/runner'
import db from '@adonisjs/lucid/services/db'
import { CITIES } from '@saajha/contract/cities'
import type { Item } from '@saajha/contract/item'
import { DEMO_LISTINGS } from '@saajha/database/demo/listings'
import { homeAddress, Member } from '#tests/member'
import { SEARCHES } from './search_cases/searches.js'
import { STREET_LISTINGS } from './search_cases/street_listings.js'

const SEEN_AT_ONCE = 3
const FOUND_AT_LEAST = 0.95

type Search = { q: string; right: string[] }

test.group('People find what they mean', () => {
  test('19 of 20 searches show the right listing among the first three', async ({
    client,
    assert,
  }) => {
    const owner = await Member.join(client, 'Street Of Owners')
    const listed = await fillStreet(owner.user.id)
    assert.isAbove(listed, 300)
    const searches = SEARCHES.trim().split('\n').map(parse)
    assert.isAbove(searches.length, 100)

    const missed: string[] = []
    for (const { q, right } of searches) {
      const query = new URLSearchParams({ ownerId: owner.user.id, q, limit: String(SEEN_AT_ONCE) })
      const response = await client
        .get(`/api/items?${query.toString()}`)
        .header('x-forwarded-for', homeAddress())
      response.assertStatus(200)
      const titles: string[] = response.body().map(({ title }: Item) => title)
      const isFound = titles.some((title) => right.some((begin) => title.startsWith(begin)))
      if (!isFound) missed.push(`"${q}" shows ${titles.join(' | ') || 'nothing'}`)
    }
    const share = 1 - missed.length / searches.length
    assert.isAtLeast(share, FOUND_AT_LEAST, `\n${missed.join('\n')}\n`)
  }).timeout(120_000)
})

function parse(line: string): Search {
  const [q = '', right = ''] = line.split('=>')
  return { q: q.trim(), right: right.split('|').map((begin) => begin.trim()) }
}

/** Puts up the street's listings and the demo's, in an order that has nothing to do with what they are. */
async function fillStreet(ownerId: string): Promise<number> {
  const street = STREET_LISTINGS.trim()
    .split('\n')
    .map((line) => line.split('|').map((part) => part.trim()))
    .map(([category, city, title, description]) => ({
      category,
      location: CITIES.find((each) => each.startsWith(`${city}, `)) ?? city,
      title,
      description,
    }))
  const listings = [...street, ...DEMO_LISTINGS]
  await db.rawQuery(
    `insert into items (owner_id, title, description, price, category_id, location, created_at)
     select ?, title, description, 500, category, location, now() - make_interval(hours => abs(hashtext(title)) % 9000)
     from json_to_recordset(?::json) as l (title text, description text, category text, location text)`,
    [ownerId, JSON.stringify(listings)]
  )
  return listings.length
}
