import { normalizedWords } from '@saajha/contract/normalize'
import type { CategorySynonyms } from '#modules/catalogue/search/category_synonyms'
import { GADGETS } from '#modules/catalogue/search/words/gadgets'
import { HOMES } from '#modules/catalogue/search/words/homes'
import { OCCASIONS } from '#modules/catalogue/search/words/occasions'
import { PEOPLE } from '#modules/catalogue/search/words/people'
import { MODIFIERS } from '#modules/catalogue/search/words/stop_words'
import { VEHICLES } from '#modules/catalogue/search/words/vehicles'

/**
 * Something people look for: the category it mostly stands on, and every way to say it, each as folded words. A mere kind
 * of something also knows the ways to say that.
 */
export type Thing = { category: string; synonyms: string[][]; hypernyms?: string[][] }

/** Words that mean one thing, by any of them: its folded words written together, so that "lap top" is "laptop". */
export const THINGS: ReadonlyMap<string, Thing[]> = indexThings([
  VEHICLES,
  GADGETS,
  HOMES,
  OCCASIONS,
  PEOPLE,
])

/** What is added to a thing, by any way to say it, written together; the value is all ways to say it. */
export const MODIFIER_SYNONYMS: ReadonlyMap<string, string[][]> = indexModifiers()

/** Folded words written together: how vocabulary is looked up. */
export function keyOf(words: readonly string[]): string {
  return words.join('')
}

function indexThings(categories: readonly CategorySynonyms[]): Map<string, Thing[]> {
  const things = new Map<string, Thing[]>()
  const kinds: [string, Thing][] = []
  for (const [category, text] of categories.flatMap((words) => Object.entries(words))) {
    for (const [names = [], kindNames = []] of linesOf(text)) {
      const thing = { category, synonyms: [...names, ...kindNames] }
      for (const name of names) add(things, keyOf(name), thing)
      for (const name of kindNames) {
        kinds.push([keyOf(name), { category, synonyms: [name], hypernyms: thing.synonyms }])
      }
    }
  }
  // A kind that is a thing of its own is found in every way to say it, and stays what its own line says.
  for (const [key, kind] of kinds) if (!things.has(key)) things.set(key, [kind])
  return things
}

function add(things: Map<string, Thing[]>, key: string, thing: Thing) {
  const known = things.get(key) ?? []
  if (!known.includes(thing)) things.set(key, [...known, thing])
}

/** The lines of a category: ways to say it, and its kinds. */
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
