import { normalizedWords } from '@saajha/contract/normalize'
import type { CategorySynonyms } from '#modules/catalogue/search/category_synonyms'
import { GADGETS } from '#modules/catalogue/search/words/gadgets'
import { HOMES } from '#modules/catalogue/search/words/homes'
import { OCCASIONS } from '#modules/catalogue/search/words/occasions'
import { PEOPLE } from '#modules/catalogue/search/words/people'
import { MODIFIERS } from '#modules/catalogue/search/words/stop_words'
import { VEHICLES } from '#modules/catalogue/search/words/vehicles'

/**
 * Something users search for: its usual category and all its synonyms, each as normalized words. A hyponym also has the
 * synonyms of its hypernym.
 */
export type Thing = { category: string; synonyms: string[][]; hypernyms?: string[][] }

/** Things by the key of each of their names, so that "lap top" finds "laptop". */
export const THINGS: ReadonlyMap<string, Thing[]> = indexThings([
  VEHICLES,
  GADGETS,
  HOMES,
  OCCASIONS,
  PEOPLE,
])

/** All synonyms of a modifier, by the key of each of them. */
export const MODIFIER_SYNONYMS: ReadonlyMap<string, string[][]> = indexModifiers()

/** The lookup key of a name: its normalized words without spaces. */
export function keyOf(words: readonly string[]): string {
  return words.join('')
}

function indexThings(categories: readonly CategorySynonyms[]): Map<string, Thing[]> {
  const things = new Map<string, Thing[]>()
  const hyponymThings: [string, Thing][] = []
  for (const [category, text] of categories.flatMap((words) => Object.entries(words))) {
    for (const [names = [], hyponyms = []] of linesOf(text)) {
      const thing = { category, synonyms: [...names, ...hyponyms] }
      for (const name of names) add(things, keyOf(name), thing)
      for (const name of hyponyms) {
        hyponymThings.push([keyOf(name), { category, synonyms: [name], hypernyms: thing.synonyms }])
      }
    }
  }
  // A hyponym with a line of its own keeps the meaning of that line.
  for (const [key, hyponym] of hyponymThings) if (!things.has(key)) things.set(key, [hyponym])
  return things
}

function add(things: Map<string, Thing[]>, key: string, thing: Thing) {
  const indexed = things.get(key) ?? []
  if (!indexed.includes(thing)) things.set(key, [...indexed, thing])
}

/** Each line of a category as its synonyms and its hyponyms. */
function linesOf(text: string): string[][][][] {
  return text
    .replace(/\n\s*>/g, ' >')
    .trim()
    .split('\n')
    .map((line) => line.split('>').map(namesIn))
}

function namesIn(list: string): string[][] {
  return list
    .split(',')
    .map(normalizedWords)
    .filter((words) => words.length > 0)
}

function indexModifiers(): Map<string, string[][]> {
  const modifiers = new Map<string, string[][]>()
  for (const [names = []] of linesOf(MODIFIERS)) {
    for (const name of names) modifiers.set(keyOf(name), names)
  }
  return modifiers
}
