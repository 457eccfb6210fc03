import { setImmediate as nextTurn } from 'node:timers/promises'
import { LRUCache } from 'lru-cache'
import { CITY_SYNONYMS } from '#modules/catalogue/search/city_synonyms'
import {
  allowedDistance,
  beginAlike,
  spellingDistance,
} from '#modules/catalogue/search/spelling_distance'
import { thingTerm, type Term, type ParsedQuery } from '#modules/catalogue/search/parse_query'
import { MODIFIER_SYNONYMS, keyOf, THINGS } from '#modules/catalogue/search/vocabulary'
import { readRows } from '#shared/database/read_rows'

/** How many corrections of one word are tried, of known ones and of listed ones. */
const MAX_CORRECTIONS = 4
const MIN_WORD_LENGTH = 3

/** Spellings that are no further apart are taken for one word, even where both are known. */
const SAME_WORD = 0.8

type Correction = { key: string; distance: number; kind: 'thing' | 'modifier' | 'place' | 'listed' }

/**
 * What a search may have meant whose words find nothing: unknown words are taken for the nearest ones among the known
 * words and places and the words that listings ever had in their titles. Null when there is nothing to mend.
 */
export async function correctSpelling(query: ParsedQuery): Promise<ParsedQuery | null> {
  const terms = await joinNames(query.terms)
  const doubtful = terms.filter(isDoubtful)
  if (doubtful.length === 0 && terms.length === query.terms.length) return null
  const listed = await listedWordsLike(doubtful.map(({ typed }) => typed[0]!))
  const corrected: Term[] = []
  for (const term of terms) {
    if (!isDoubtful(term)) corrected.push(term)
    else if (term.kind === 'unknown') corrected.push(await correctTerm(term, listed))
    else corrected.push(withListedWords(term, listed))
  }
  const of = (...kinds: Term['kind'][]) => corrected.filter(({ kind }) => kinds.includes(kind))
  const things = of('thing', 'unknown')
  return {
    ...query,
    terms: things.length > 0 ? things : of('modifier'),
    modifiers: things.length > 0 ? [...query.modifiers, ...of('modifier')] : query.modifiers,
    places: [...query.places, ...of('place')],
    head:
      things.findLast(
        ({ kind, typed }) => kind === 'thing' && (!query.head || typed === query.head.typed)
      ) ?? null,
  }
}

const similar = new LRUCache<string, readonly Correction[]>({ max: 1_000 })

/** The nearest known things, additions and places for a word, best first. It takes about a millisecond. */
export function fuzzyMatches(word: string): readonly Correction[] {
  const known = similar.get(word)
  if (known) return known
  const limit = allowedDistance(word)
  const near = (keys: Iterable<string>, kind: Correction['kind']) =>
    [...keys]
      .filter((key) => Math.abs(key.length - word.length) <= 3 && beginAlike(word, key))
      .map((key) => ({ key, distance: spellingDistance(word, key, limit), kind }))
      .filter(({ distance }) => distance <= limit)
  const found = [
    ...near(THINGS.keys(), 'thing'),
    ...near(MODIFIER_SYNONYMS.keys(), 'modifier'),
    ...near(CITY_SYNONYMS.keys(), 'place'),
  ].sort((one, other) => one.distance - other.distance)
  similar.set(word, found)
  return found
}

let turns: Promise<void> = Promise.resolve()

/** Like `fuzzyMatches`, for one word of several: of all searches one word is looked up before other requests come in. */
export async function fuzzyMatchesInTurn(word: string): Promise<readonly Correction[]> {
  if (!similar.has(word)) await (turns = turns.then(() => nextTurn()))
  return fuzzyMatches(word)
}

/** Two words of which one is not known may be a misspelt name of one thing: "sewing masheen". */
async function joinNames(terms: Term[]): Promise<Term[]> {
  const joined: Term[] = []
  for (const term of terms) {
    const before = joined.at(-1)
    const name = before && (await nameOfBoth(before, term))
    if (name) joined[joined.length - 1] = name
    else joined.push(term)
  }
  return joined
}

async function nameOfBoth(before: Term, term: Term): Promise<Term | null> {
  const isNext = before.at + before.typed.length === term.at
  if (!isNext || (before.kind !== 'unknown' && term.kind !== 'unknown')) return null
  const typed = [...before.typed, ...term.typed]
  const near = await fuzzyMatchesInTurn(keyOf(typed))
  const name = near.find(({ kind }) => kind === 'thing')
  return name ? { ...thingTerm(typed, THINGS.get(name.key)!), at: before.at } : null
}

function isDoubtful({ typed }: Term): boolean {
  return typed.length === 1 && typed[0]!.length >= MIN_WORD_LENGTH && /^[a-z]+$/.test(typed[0]!)
}

async function correctTerm(term: Term, listed: string[]): Promise<Term> {
  const word = term.typed[0]!
  const corrections = [
    ...(await fuzzyMatchesInTurn(word)).slice(0, MAX_CORRECTIONS),
    ...listedCorrections(word, listed).slice(0, MAX_CORRECTIONS),
  ].sort((one, other) => one.distance - other.distance)
  const [best] = corrections
  if (!best) return term
  if (best.kind === 'place')
    return { ...term, kind: 'place', synonyms: CITY_SYNONYMS.get(best.key)! }
  if (best.kind === 'modifier')
    return { ...term, kind: 'modifier', synonyms: MODIFIER_SYNONYMS.get(best.key)! }
  // Only what is about as near as the best: of two words that are as far, either may be meant.
  const likely = corrections.filter(({ distance }) => distance <= best.distance + 0.3)
  const things = likely.flatMap(({ key, kind }) => (kind === 'thing' ? THINGS.get(key)! : []))
  const words = likely.filter(({ kind }) => kind === 'listed').map(({ key }) => [key])
  const corrected = thingTerm(term.typed, things)
  const kind = things.length > 0 ? 'thing' : 'unknown'
  return { ...corrected, kind, synonyms: [...corrected.synonyms, ...words] }
}

/** A known word, also as owners misspell it. */
function withListedWords(term: Term, listed: string[]): Term {
  const words = listedCorrections(term.typed[0]!, listed).filter(
    ({ distance }) => distance <= SAME_WORD
  )
  return { ...term, synonyms: [...term.synonyms, ...words.map(({ key }) => [key])] }
}

function listedCorrections(word: string, listed: string[]): Correction[] {
  const limit = allowedDistance(word)
  return listed
    .filter((key) => beginAlike(word, key))
    .map((key) => ({ key, distance: spellingDistance(word, key, limit), kind: 'listed' as const }))
    .filter(({ distance }) => distance <= limit)
    .sort((one, other) => one.distance - other.distance)
}

/** Words of listings' titles that look like any of these, in one question. */
async function listedWordsLike(words: string[]): Promise<string[]> {
  const near = await readRows<{ word: string }>({
    sql: `select distinct near.word from unnest(?::text[]) as asked (word) cross join lateral (
        select word from item_words order by word <-> asked.word limit 20
      ) near`,
    bindings: [words],
  })
  return near.map(({ word }) => word)
}
