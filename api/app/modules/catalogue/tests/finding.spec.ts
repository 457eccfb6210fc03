import { test } from '@japa/runner'
import type { ApiClient } from '@japa/api-client'
import type { Item } from '@saajha/contract/item'
import { randomIp } from '#harness/random_ip'
import { Member } from '#tests/member'
import { insertListings } from './search_cases/insert_listings.js'
import { isSuccess, scoreOf, tableOf, type Found } from './search_cases/score.js'
import { COMMITTED, SEARCH_CASES } from './search_cases/search_cases.js'

const RANKED_RESULTS = 10

test.group('Search quality', () => {
  test('the committed share of searches returns a right listing among the first three', async ({
    client,
    assert,
  }) => {
    const owner = await Member.join(client, 'Street Of Owners')
    const listed = await insertListings(owner.user.id)
    assert.isAbove(listed, 300)
    assert.isAbove(SEARCH_CASES.length, 900)

    const found: Found[] = []
    const missed: string[] = []
    for (const { group, q, right } of SEARCH_CASES) {
      const titles = await titlesFound(client, owner.user.id, q)
      const index = titles.findIndex((title) => right.some((begin) => title.startsWith(begin)))
      found.push({ group, rank: index < 0 ? null : index + 1 })
      if (!isSuccess(found.at(-1)!))
        missed.push(`"${q}" shows ${titles.slice(0, 3).join(' | ') || 'nothing'}`)
    }
    console.log(`${tableOf(found)}\n${missed.join('\n')}`)
    const { success, mrr } = scoreOf(found)
    assert.isAtLeast(success, COMMITTED.success)
    assert.isAtLeast(mrr, COMMITTED.mrr)
  })
    .timeout(720_000)
    .tags(['@long'])
})

async function titlesFound(client: ApiClient, ownerId: string, q: string): Promise<string[]> {
  const query = new URLSearchParams({ ownerId, q, limit: String(RANKED_RESULTS) })
  const response = await client
    .get(`/api/items?${query.toString()}`)
    .header('x-forwarded-for', randomIp())
  response.assertStatus(200)
  return response.body().map(({ title }: Item) => title)
}
