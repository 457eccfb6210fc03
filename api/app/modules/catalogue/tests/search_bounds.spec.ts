import { randomBytes } from 'node:crypto'
import { test } from '@japa/runner'
import type { ApiClient } from '@japa/api-client'
import db from '@adonisjs/lucid/services/db'
import type { Item } from '@saajha/contract/item'
import { NO_LISTING } from '#modules/catalogue/lists/predicate'
import { inLocationsLike } from '#modules/catalogue/search/plan/locations'
import { normalizedWords, searchedWords } from '@saajha/contract/normalize'
import { fuzzyMatchesAsync } from '#modules/catalogue/search/vocabulary/fuzzy_matches'
import { parseQuery } from '#modules/catalogue/search/parse/parse_query'
import { extractPriceLimit } from '#modules/catalogue/search/parse/parse_price_limit'
import { relaxations } from '#modules/catalogue/search/relax/relax_query'
import { explained } from '#tests/explained'
import { listItem } from '#tests/listing'
import { randomIp } from '#harness/random_ip'
import { Member } from '#tests/member'

/** One character that normalization expands to eighteen. */
const LIGATURE = '\ufdfa'

test.group('Bounds of a search', () => {
  test('cuts a search text to 200 characters after normalization', ({ assert }) => {
    const words = searchedWords(LIGATURE.repeat(200))
    assert.isNotEmpty(words)
    assert.isAtMost(words.join(' ').length, 200)
    assert.equal(searchedWords(`${'a '.repeat(99)}kettle`).at(-1), 'ke')
  })

  test('cuts a search text to twelve words of 40 characters', ({ assert }) => {
    const { terms } = parseQuery(`${'mitu'.repeat(15)} ${'lopa'.repeat(20)}`)
    assert.deepEqual(
      terms.flatMap(({ typed }) => typed.map((word) => word.length)),
      [40, 40]
    )
    const many = normalizedWords(
      'vubaro vubero vubiro vuboro vuburo mubaro mubero mubiro muboro muburo ' +
        'dubaro dubero dubiro duboro'
    )
    assert.lengthOf(many, 14)
    assert.deepEqual(
      parseQuery(many.join(' ')).terms.flatMap(({ typed }) => typed),
      many.slice(0, 12)
    )
  })

  test('reads a price limit between runs of spaces as between single ones', ({ assert }) => {
    const spaces = (count: number) => ' \u00a0\t'.repeat(count)
    assert.deepEqual(extractPriceLimit(`a${spaces(15)}5${spaces(50)}b`), extractPriceLimit('a 5 b'))
    assert.deepEqual(
      extractPriceLimit(`tent${spaces(9)}under${spaces(9)}rs${spaces(9)}300${spaces(30)}b`),
      extractPriceLimit('tent under rs 300 b')
    )
  })

  test('relaxes two things to any of them, and a single thing to no other query', async ({
    assert,
  }) => {
    const stepsOf = async (q: string) => {
      const steps: number[] = []
      for await (const { step } of relaxations(parseQuery(q))) steps.push(step)
      return steps
    }
    const anyThing = 4
    assert.include(await stepsOf('camera laptop'), anyThing)
    assert.notInclude(await stepsOf('camera'), anyThing)
  })

  test('does not count stop words among the twelve words of a search', ({ assert }) => {
    const q = 'camera on rent and at a good price per day from any of you please in Jaipur'
    assert.isAbove(q.split(' ').length, 12)
    const { head, locations } = parseQuery(q)
    assert.deepEqual(head?.typed, ['kamera'])
    assert.lengthOf(locations, 1)
  })

  test('ignores the thirteenth word of a location', async ({ client, assert }) => {
    const owner = await Member.join(client, 'Far Owner')
    const location = 'Qva Qvb Qvc Qvd Qve Qvf Qvg Qvh Qvi Qvj Qvk Qvl'
    const item = await listItem(owner, { location })
    const found = await search(client, { ownerId: owner.user.id, location: `${location} Qvm Qvn` })
    assert.deepEqual(
      found.map(({ id }) => id),
      [item.id]
    )
    assert.equal(await inLocationsLike(LIGATURE.repeat(100)), NO_LISTING)
  })

  test('finds a listing in one of more locations than a statement names', async ({
    client,
    assert,
    cleanup,
  }) => {
    const owner = await Member.join(client, 'Crowded Owner')
    const word = `qkroud${randomBytes(6).toString('hex').replace(/\d/g, 'g')}`
    const location = `Farm, ${word}`
    await db.rawQuery(
      `insert into item_places (location) select ? || n from generate_series(1, 300) n`,
      [`${word} Road `]
    )
    cleanup(async () => {
      await db.rawQuery('delete from item_places where location like ?', [`${word}%`])
    })
    const item = await listItem(owner, { location })
    const { sql } = await inLocationsLike(word)
    assert.isAtMost(sql.values.flat().length, 300)
    for (const q of ['', 'Splendor']) {
      const found = await search(client, { ownerId: owner.user.id, location: word, q })
      assert.deepEqual(
        found.map(({ id }) => id),
        [item.id]
      )
    }
    assert.isEmpty(await search(client, { ownerId: owner.user.id, location: `${word} Road` }))
  })

  test('finds a listing by the first 40 characters of a longer word', async ({
    client,
    assert,
  }) => {
    const owner = await Member.join(client, 'Long-winded Owner')
    const word = 'kvadrat'.repeat(8)
    const item = await listItem(owner, { title: `${word} table` })
    const found = await search(client, { ownerId: owner.user.id, q: word })
    assert.deepEqual(
      found.map(({ id }) => id),
      [item.id]
    )
  })

  test('corrects the spelling of a search once for all facets of a request', async ({
    client,
    assert,
  }) => {
    const query = new URLSearchParams({
      q: 'qxavzk qxbvzk',
      ...{ location: 'Nagpur', categoryId: 'bike', unit: 'day' },
      ...{ negotiable: 'false', verified: 'false' },
    })
    const owner = await Member.join(client, 'Counting Owner')
    await listItem(owner)
    const corrections = await explained(async () => {
      const response = await client
        .get(`/api/items/facets?${query.toString()}`)
        .header('x-forwarded-for', randomIp())
      response.assertStatus(200)
    }, 'item_words')
    assert.lengthOf(corrections, 1)
  })

  test('yields to other requests after each word whose spelling is corrected', async ({
    assert,
  }) => {
    let turns = 0
    let isCounting = true
    const count = () => {
      turns += 1
      if (isCounting) setImmediate(count)
    }
    setImmediate(count)
    const words = Array.from({ length: 10 }, (_, n) => `qturn${'abcdefghij'[n]}${Date.now()}`)
    await Promise.all(words.map(fuzzyMatchesAsync))
    isCounting = false
    assert.isAtLeast(turns, words.length)
  })
})

async function search(client: ApiClient, query: Record<string, string>): Promise<Item[]> {
  const response = await client
    .get(`/api/items?${new URLSearchParams(query).toString()}`)
    .header('x-forwarded-for', randomIp())
  response.assertStatus(200)
  return response.body()
}
