import { test } from '@japa/runner'
import type { Item } from '@saajha/contract/item'
import { randomIp } from '#harness/random_ip'
import { Member } from '#tests/member'
import { insertListings } from './search_cases/insert_listings.js'
import { SEARCHES } from './search_cases/searches.js'

const FIRST_RESULTS = 3
const MIN_SHARE = 0.95

type Search = { q: string; right: string[] }

test.group('Search quality', () => {
  test('19 of 20 searches return a right listing among the first three', async ({
    client,
    assert,
  }) => {
    const owner = await Member.join(client, 'Street Of Owners')
    const listed = await insertListings(owner.user.id)
    assert.isAbove(listed, 300)
    const searches = SEARCHES.trim().split('\n').map(parse)
    assert.isAbove(searches.length, 100)

    const missed: string[] = []
    for (const { q, right } of searches) {
      const query = new URLSearchParams({ ownerId: owner.user.id, q, limit: String(FIRST_RESULTS) })
      const response = await client
        .get(`/api/items?${query.toString()}`)
        .header('x-forwarded-for', randomIp())
      response.assertStatus(200)
      const titles: string[] = response.body().map(({ title }: Item) => title)
      const isFound = titles.some((title) => right.some((begin) => title.startsWith(begin)))
      if (!isFound) missed.push(`"${q}" shows ${titles.join(' | ') || 'nothing'}`)
    }
    const share = 1 - missed.length / searches.length
    assert.isAtLeast(share, MIN_SHARE, `\n${missed.join('\n')}\n`)
  }).timeout(120_000)
})

function parse(line: string): Search {
  const [q = '', right = ''] = line.split('=>')
  return { q: q.trim(), right: right.split('|').map((begin) => begin.trim()) }
}
