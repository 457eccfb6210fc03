import { dayFromToday } from '#tests/booking'
import fc from 'fast-check'
import type { JSONSchema7 } from 'json-schema'

/** Values of forms: names, cities, prices, dates, phone numbers. */
const USUAL = [
  'Hero Splendor',
  'Nagpur, Maharashtra',
  'bike',
  '350',
  '450.50',
  dayFromToday(100),
  dayFromToday(105),
  '+919900012345',
  'asha@example.in',
  'ABCDE1234F',
  'video/mp4',
  'chai-and-samosa',
]

/** Generates JSON values that are valid or almost valid for a schema; `ids` are existing ids. */
export function plausible(schema: JSONSchema7, ids: string[]): fc.Arbitrary<string> {
  if (schema.enum) return fc.constantFrom(...schema.enum.map((each) => JSON.stringify(each)))
  if (schema.anyOf) {
    return fc.oneof(...schema.anyOf.map((each) => plausible(each as JSONSchema7, ids)))
  }
  const types = [schema.type ?? 'string'].flat()
  return fc.oneof(...types.map((type) => ofType(type, schema, ids)))
}

function ofType(type: string, schema: JSONSchema7, ids: string[]): fc.Arbitrary<string> {
  if (type === 'null') return fc.constant('null')
  if (type === 'boolean') return fc.constantFrom('true', 'false')
  if (type === 'array') {
    const items = (schema.items ?? {}) as JSONSchema7
    return fc.array(plausible(items, ids), { maxLength: 6 }).map((each) => `[${each.join(',')}]`)
  }
  if (type === 'integer' || type === 'number') {
    const { minimum = 0, maximum = 10_000 } = schema
    return fc.integer({ min: minimum - 1, max: maximum + 1 }).map(String)
  }
  return text(schema, ids).map((each) => JSON.stringify(each))
}

function text({ pattern, minLength = 0, maxLength = 60 }: JSONSchema7, ids: string[]) {
  const usual = [...USUAL, ...ids]
  const fitting = pattern ? usual.filter((each) => new RegExp(pattern, 'u').test(each)) : usual
  return fc.oneof(
    { weight: 4, arbitrary: fc.constantFrom(...(fitting.length > 0 ? fitting : usual)) },
    { weight: 1, arbitrary: fc.constantFrom('x'.repeat(minLength), 'x'.repeat(maxLength)) },
    {
      weight: 1,
      arbitrary: fc.string({ unit: 'grapheme', minLength, maxLength: Math.min(maxLength, 120) }),
    }
  )
}
