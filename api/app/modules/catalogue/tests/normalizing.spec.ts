import { createHash } from 'node:crypto'
import { readdirSync, readFileSync } from 'node:fs'
import { test } from '@japa/runner'
import db from '@adonisjs/lucid/services/db'
import { CITIES } from '@saajha/contract/cities'
import { DEMO_LISTINGS } from '@saajha/database/demo/listings'
import { normalize } from '@saajha/contract/normalize'
import { createSearchText } from '@saajha/database/search_text'
import { CITY_NAMES } from '@saajha/contract/city_names'

/** Of the function `search_text` that the last migration of it creates. */
const MIGRATED_DIGEST = 'abcc4c789457'

test.group('Text normalization', () => {
  test('normalizes "{one}" and "{other}" to the same text')
    .with([
      { one: 'Cameras', other: 'kamera' },
      { one: 'scooty', other: 'skooti' },
      { one: 'saree', other: 'sari' },
      { one: 'battery', other: 'Batteries' },
      { one: 'buses', other: 'bus' },
      { one: 'torches', other: 'torch' },
      { one: 'lenses', other: 'lens' },
      { one: 'dresses', other: 'dress' },
      { one: 'cases', other: 'case' },
      { one: 'Café', other: 'cafe' },
      { one: 'gaadi', other: 'gadi' },
      { one: 'साड़ी', other: 'saree' },
      { one: 'मुंबई', other: 'Mumbai' },
      { one: 'मुम्बई', other: 'Mumbai' },
      { one: 'कमरा', other: 'kamra' },
      { one: 'किताब', other: 'kitaab' },
      { one: 'साइकिल', other: 'saikil' },
      { one: 'लखनऊ', other: 'lakhanau' },
      { one: '२०२६', other: '2026' },
      { one: '1BHK', other: '1 bhk' },
      { one: 'vagon', other: 'wagon' },
      { one: 'zari', other: 'jari' },
      { one: 'tata-ace/mini', other: 'TATA ACE, MINI' },
    ])
    .run(({ assert }, { one, other }) => {
      assert.equal(normalize(one).trim(), normalize(other).trim())
    })

  test('normalizes car and care, bus and base, cat and kit to different texts', ({ assert }) => {
    for (const [one, other] of [
      ['car', 'care'],
      ['bus', 'base'],
      ['cat', 'kit'],
      ['room', 'ram'],
    ]) {
      assert.notEqual(normalize(one!), normalize(other!))
    }
  })

  test('the database function search_text normalizes as normalize does', async ({ assert }) => {
    const texts = [
      ...vocabularyTexts(),
      CITY_NAMES,
      ...DEMO_LISTINGS.flatMap(({ title, description }) => [title, description]),
      ...CITIES,
      'हारमोनियम किराये पर, ज़ेवर और कढ़ाई १२ हज़ार में',
      'ÉCOLE naïve straße ﬁancé ½ ₹500 “quoted” it’s—fine… ZWJ क्\u200dष',
      'தமிழ் கேமரா ভাড়া ગુજરાતી camera, busesத gases1',
    ].flatMap((text) => text.split('\n'))
    const { rows } = await db.rawQuery(
      `select text, search_text(text) as normalized from unnest(?::text[]) as text`,
      [texts]
    )
    assert.isAbove(rows.length, 1000)
    for (const { text, normalized } of rows) assert.equal(normalized, normalize(text), text)
  })

  test('a changed normalization step has a migration', ({ assert }) => {
    const digest = createHash('sha256').update(createSearchText()).digest('hex').slice(0, 12)
    assert.equal(
      digest,
      MIGRATED_DIGEST,
      'add a migration that creates search_text again and rewrites the search vectors of items and item_places'
    )
  })
})

/** The texts of the vocabulary files. */
function vocabularyTexts(): string[] {
  const data = new URL('../search/vocabulary/data/', import.meta.url)
  const files = readdirSync(data, { recursive: true, encoding: 'utf8' })
  return files
    .filter((file) => file.endsWith('.txt'))
    .map((file) => readFileSync(new URL(file, data), 'utf8'))
}
