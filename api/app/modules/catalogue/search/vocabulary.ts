import { foldedWords } from '@saajha/contract/fold'
import type { ShelfWords } from '#modules/catalogue/search/shelf_words'
import { GADGETS } from '#modules/catalogue/search/words/gadgets'
import { HOMES } from '#modules/catalogue/search/words/homes'
import { OCCASIONS } from '#modules/catalogue/search/words/occasions'
import { PEOPLE } from '#modules/catalogue/search/words/people'
import { MODIFIERS } from '#modules/catalogue/search/words/small_words'
import { VEHICLES } from '#modules/catalogue/search/words/vehicles'

/**
 * Something people look for: the shelf it mostly stands on, and every way to say it, each as folded words. A mere kind
 * of something also knows the ways to say that.
 */
export type Thing = { shelf: string; ways: string[][]; broader?: string[][] }

/** Words that mean one thing, by any of them: its folded words written together, so that "lap top" is "laptop". */
export const THINGS: ReadonlyMap<string, Thing[]> = indexThings([
  VEHICLES,
  GADGETS,
  HOMES,
  OCCASIONS,
  PEOPLE,
])

/** What is added to a thing, by any way to say it, written together; the value is all ways to say it. */
export const ADDITIONS: ReadonlyMap<string, string[][]> = indexAdditions()

/** Folded words written together: how vocabulary is looked up. */
export function keyOf(words: readonly string[]): string {
  return words.join('')
}

function indexThings(shelves: readonly ShelfWords[]): Map<string, Thing[]> {
  const things = new Map<string, Thing[]>()
  const kinds: [string, Thing][] = []
  for (const [shelf, text] of shelves.flatMap((words) => Object.entries(words))) {
    for (const [names = [], kindNames = []] of linesOf(text)) {
      const thing = { shelf, ways: [...names, ...kindNames] }
      for (const name of names) add(things, keyOf(name), thing)
      for (const name of kindNames) {
        kinds.push([keyOf(name), { shelf, ways: [name], broader: thing.ways }])
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

/** The lines of a shelf: ways to say it, and its kinds. */
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
    .map(foldedWords)
    .filter((words) => words.length > 0)
}

function indexAdditions(): Map<string, string[][]> {
  const additions = new Map<string, string[][]>()
  for (const [names = []] of linesOf(MODIFIERS)) {
    for (const name of names) additions.set(keyOf(name), names)
  }
  return additions
}
