import { readFileSync, readdirSync } from 'node:fs'
import { CATEGORIES } from '@saajha/contract/categories'
import { searchedWords } from '@saajha/contract/normalize'
import type { Name } from '#modules/catalogue/search/vocabulary/names'
import {
  readVocabulary,
  type ThingEntry,
  type VocabularyFiles,
} from '#modules/catalogue/search/vocabulary/read_vocabulary'

export { keyOf } from '#modules/catalogue/search/vocabulary/names'

/**
 * Something users search for: its usual category and all its synonyms, each as normalized words. A hyponym also has the
 * synonyms of its hypernym.
 */
export type Thing = { category: string; synonyms: string[][]; hypernyms?: string[][] }

const DATA = new URL('./data/', import.meta.url)

const { things, modifiers, stopWords, spellings } = readVocabulary(readFiles())

/** Things by the key of each of their names, so that "lap top" finds "laptop". */
export const THINGS: ReadonlyMap<string, Thing[]> = indexThings(things)

/** All synonyms of a modifier, by the key of each of them. */
export const MODIFIER_SYNONYMS: ReadonlyMap<string, string[][]> = new Map(
  modifiers.flatMap(({ names }) => names.map(({ key }) => [key, wordsOf(names)] as const))
)

/** Normalized words without meaning for a search; it ignores them. */
export const STOP_WORDS: ReadonlySet<string> = new Set(
  stopWords.flatMap(({ names }) => names.map(({ key }) => key))
)

/** What is meant by a word as it is typed, in lower case, that sounds like another name. */
const SPELLINGS: ReadonlyMap<string, string> = new Map(
  spellings.flatMap(({ names: [meant, ...typed] }) =>
    typed.map(({ text }) => [text, meant!.text] as const)
  )
)

/** The normalized words of a search text, truncated to the length limits, with "camra" as "camera". */
export function wordsOfSearch(text: string): string[] {
  const meant = text.replace(/[a-z]+/gi, (word) => SPELLINGS.get(word.toLowerCase()) ?? word)
  return searchedWords(meant)
}

/** Reads the vocabulary files, things in the order of the categories. */
function readFiles(): VocabularyFiles {
  const read = (path: string) => readFileSync(new URL(path, DATA), 'utf8')
  const position = (id: string) => CATEGORIES.findIndex((category) => category.id === id)
  const ids = readdirSync(new URL('things', DATA)).map((file) => file.replace('.txt', ''))
  const texts = ids
    .sort((one, other) => position(one) - position(other))
    .map((id) => [id, read(`things/${id}.txt`)] as const)
  return {
    things: Object.fromEntries(texts),
    modifiers: read('modifiers.txt'),
    stopWords: read('stop_words.txt'),
    spellings: read('spellings.txt'),
  }
}

function indexThings(entries: ThingEntry[]): Map<string, Thing[]> {
  const indexed = new Map<string, Thing[]>()
  const hyponymThings: [string, Thing][] = []
  for (const { category, synonyms, hyponyms } of entries) {
    const thing = { category, synonyms: wordsOf([...synonyms, ...hyponyms]) }
    for (const { key } of synonyms) add(indexed, key, thing)
    for (const { key, words } of hyponyms) {
      hyponymThings.push([key, { category, synonyms: [words], hypernyms: thing.synonyms }])
    }
  }
  // A hyponym with a line of its own keeps the meaning of that line.
  for (const [key, hyponym] of hyponymThings) if (!indexed.has(key)) indexed.set(key, [hyponym])
  return indexed
}

function add(indexed: Map<string, Thing[]>, key: string, thing: Thing) {
  const found = indexed.get(key) ?? []
  if (!found.includes(thing)) indexed.set(key, [...found, thing])
}

function wordsOf(names: Name[]): string[][] {
  return names.map(({ words }) => words)
}
