import { test } from '@japa/runner'
import type { Item } from '@saajha/contract/item'
import { randomIp } from '#harness/random_ip'
import { Member } from '#tests/member'
import { insertListings } from './search_cases/insert_listings.js'
import { SEARCH_CASES } from './search_cases/search_cases.js'

const FIRST_RESULTS = 3
const MIN_SHARE = 0.95

test.group('Search quality', () => {
  test('19 of 20 searches return a right listing among the first three', async ({
    client,
    assert,
  }) => {
    const owner = await Member.join(client, 'Street Of Owners')
    const listed = await insertListings(owner.user.id)
    assert.isAbove(listed, 300)
    assert.isAbove(SEARCH_CASES.length, 100)

    const missed: string[] = []
    for (const { q, right } of SEARCH_CASES) {
      const query = new URLSearchParams({ ownerId: owner.user.id, q, limit: String(FIRST_RESULTS) })
      const response = await client
        .get(`/api/items?${query.toString()}`)
        .header('x-forwarded-for', randomIp())
      response.assertStatus(200)
      const titles: string[] = response.body().map(({ title }: Item) => title)
      const isFound = titles.some((title) => right.some((begin) => title.startsWith(begin)))
      if (!isFound) missed.push(`"${q}" shows ${titles.join(' | ') || 'nothing'}`)
    }
    const share = 1 - missed.length / SEARCH_CASES.length
    assert.isAtLeast(share, MIN_SHARE, `\n${missed.join('\n')}\n`)
  }).timeout(120_000)
})
