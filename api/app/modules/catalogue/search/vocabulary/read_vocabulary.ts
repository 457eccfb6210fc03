import { CATEGORIES } from '@saajha/contract/categories'
import { checkVocabulary } from '#modules/catalogue/search/vocabulary/check_vocabulary'
import { fail, linesOf, readNames, type Name } from '#modules/catalogue/search/vocabulary/names'

/** The texts of the vocabulary files; things by the id of their category. */
export type VocabularyFiles = {
  things: Readonly<Record<string, string>>
  modifiers: string
  stopWords: string
  spellings: string
}

/** Something users search for, with the hyponyms that it includes; `at` is its file and line. */
export type ThingEntry = { at: string; category: string; synonyms: Name[]; hyponyms: Name[] }

/** Names of one meaning; `at` is their file and line. */
export type NameEntry = { at: string; names: Name[] }

export type VocabularyEntries = {
  things: ThingEntry[]
  modifiers: NameEntry[]
  stopWords: NameEntry[]
  spellings: NameEntry[]
}

/** Reads the vocabulary files. Throws an error that begins with file and line when they are inconsistent. */
export function readVocabulary(files: VocabularyFiles): VocabularyEntries {
  const entries = {
    things: Object.entries(files.things).flatMap(([id, text]) => readThings(id, text)),
    modifiers: readLists('modifiers.txt', files.modifiers),
    stopWords: readLists('stop_words.txt', files.stopWords),
    spellings: readLists('spellings.txt', files.spellings),
  }
  checkVocabulary(entries)
  return entries
}

function readThings(category: string, text: string): ThingEntry[] {
  const file = `things/${category}.txt`
  if (!CATEGORIES.some(({ id }) => id === category)) fail(`${file}:1`, 'no category has this id')
  const things: ThingEntry[] = []
  for (const line of linesOf(file, text)) {
    if (!line.text.startsWith('>')) {
      things.push({ at: line.at, category, synonyms: readNames(line), hyponyms: [] })
      continue
    }
    const thing = things.at(-1) ?? fail(line.at, 'hyponyms follow the line of their thing')
    if (thing.hyponyms.length > 0) fail(line.at, 'the thing already has a line of hyponyms')
    thing.hyponyms = readNames({ at: line.at, text: line.text.slice(1) })
  }
  return things
}

function readLists(file: string, text: string): NameEntry[] {
  return linesOf(file, text).map((line) => ({ at: line.at, names: readNames(line) }))
}
