import { fail, type Name } from '#modules/catalogue/search/vocabulary/names'
import type {
  NameEntry,
  ThingEntry,
  VocabularyEntries,
} from '#modules/catalogue/search/vocabulary/read_vocabulary'

/** Throws an error that begins with file and line when entries contradict each other. */
export function checkVocabulary(entries: VocabularyEntries): void {
  const { things, modifiers, stopWords, spellings } = entries
  checkStopWords(stopWords, [
    ...things.map(({ at, synonyms, hyponyms }) => ({ at, names: [...synonyms, ...hyponyms] })),
    ...modifiers,
  ])
  checkModifiers(modifiers)
  for (const { at, synonyms, hyponyms } of things) {
    const both = hyponyms.find(({ key }) => synonyms.some((synonym) => synonym.key === key))
    if (both) fail(at, `"${both.text}" is both a synonym and a hyponym of the thing`)
  }
  checkHypernyms(things)
  checkSpellings(spellings, things)
}

/** A search drops stop words before it looks up a name of one word. */
function checkStopWords(stopWords: NameEntry[], named: NameEntry[]) {
  const all = new Map<string, string>()
  for (const { at, names } of stopWords) {
    const several = names.find(({ words }) => words.length > 1)
    if (several) fail(at, `the stop word "${several.text}" is several words`)
    for (const { text, key } of names) all.set(key, text)
  }
  for (const { at, names } of named) {
    const dropped = names.find(({ words, key }) => words.length === 1 && all.has(key))
    if (dropped) fail(at, `"${dropped.text}" is also a stop word, "${all.get(dropped.key)}"`)
  }
}

function checkModifiers(modifiers: NameEntry[]) {
  const lines = new Map<string, string>()
  for (const { at, names } of modifiers) {
    const other = names.find(({ key }) => lines.has(key) && lines.get(key) !== at)
    if (other) fail(at, `"${other.text}" has another meaning in ${lines.get(other.key)}`)
    for (const { key } of names) lines.set(key, at)
  }
}

/** A spelling of a name that no thing has would find nothing. */
function checkSpellings(spellings: NameEntry[], things: ThingEntry[]) {
  const named = new Set(things.flatMap(({ synonyms }) => synonyms.map(({ key }) => key)))
  for (const { at, names } of spellings) {
    const { text, key } = firstOf(names)
    if (!named.has(key)) fail(at, `no thing is named "${text}"`)
  }
}

/** A thing must not be a hypernym of itself, directly or by way of its hyponyms. */
function checkHypernyms(things: ThingEntry[]) {
  const named = new Map<string, ThingEntry[]>()
  for (const thing of things) {
    for (const { key } of thing.synonyms) named.set(key, [...(named.get(key) ?? []), thing])
  }
  const checked = new Set<ThingEntry>()
  const visit = (thing: ThingEntry, path: ThingEntry[]) => {
    if (path.includes(thing)) fail(thing.at, `a cycle of hypernyms: ${cycleOf(thing, path)}`)
    if (checked.has(thing)) return
    const below = thing.hyponyms.flatMap(({ key }) => named.get(key) ?? [])
    for (const hyponym of below) visit(hyponym, [...path, thing])
    checked.add(thing)
  }
  for (const thing of things) visit(thing, [])
}

function cycleOf(thing: ThingEntry, path: ThingEntry[]): string {
  const cycle = [...path.slice(path.indexOf(thing)), thing]
  return cycle.map(({ at, synonyms }) => `${firstOf(synonyms).text} (${at})`).join(' > ')
}

function firstOf(names: Name[]): Name {
  return names[0]!
}
