import { CITY_SYNONYMS } from '#modules/catalogue/search/vocabulary/gazetteer'
import type { ParsedQuery } from '#modules/catalogue/search/parse/parsed_query'
import { MODIFIER_SYNONYMS, keyOf, THINGS } from '#modules/catalogue/search/vocabulary/vocabulary'
import { fuzzyMatchesAsync, nearestWords } from '#modules/catalogue/search/vocabulary/fuzzy_matches'
import { thingTerm, type Term } from '#modules/catalogue/search/vocabulary/term'
import { reads } from '#shared/database/reads'
import { sql } from '#shared/database/sql'

/** Corrections of one word that are used, from the vocabulary and from titles each. */
const MAX_CORRECTIONS = 4
const MIN_WORD_LENGTH = 3

/** Spellings up to this distance count as the same word, even when both are known. */
const SAME_WORD_MAX_DISTANCE = 0.8

/** Corrections that are at most this much farther than the nearest one are about as likely. */
const LIKELY_DISTANCE_MARGIN = 0.3

/**
 * Replaces unknown words of a query by the nearest ones of the vocabulary, the city names and the title words of listings.
 * Null when there is nothing to correct. Queries the database.
 */
export async function correctSpelling(query: ParsedQuery): Promise<ParsedQuery | null> {
  const terms = await mergeSplitWords(query.terms)
  const correctable = terms.filter(isCorrectable)
  if (correctable.length === 0 && terms.length === query.terms.length) return null
  const titleWords = await titleWordsLike(correctable.map(({ typed }) => typed[0]!))
  const corrected: Term[] = []
  for (const term of terms) {
    if (!isCorrectable(term)) corrected.push(term)
    else if (term.kind === 'unknown') corrected.push(await correctTerm(term, titleWords))
    else corrected.push(withTitleWords(term, titleWords))
  }
  const of = (...kinds: Term['kind'][]) => corrected.filter(({ kind }) => kinds.includes(kind))
  const things = of('thing', 'unknown')
  return {
    ...query,
    terms: things.length > 0 ? things : of('modifier'),
    modifiers: things.length > 0 ? [...query.modifiers, ...of('modifier')] : query.modifiers,
    locations: [...query.locations, ...of('location')],
    head:
      things.findLast(
        ({ kind, typed }) => kind === 'thing' && (!query.head || typed === query.head.typed)
      ) ?? null,
  }
}

/** Merges two words, one of them unknown, that are the misspelt name of one thing: "sewing masheen". */
async function mergeSplitWords(terms: Term[]): Promise<Term[]> {
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
  const near = await fuzzyMatchesAsync(keyOf(typed))
  const name = near.find(({ kind }) => kind === 'thing')
  return name ? { ...thingTerm(typed, THINGS.get(name.key)!), at: before.at } : null
}

function isCorrectable({ typed }: Term): boolean {
  return typed.length === 1 && typed[0]!.length >= MIN_WORD_LENGTH && /^[a-z]+$/.test(typed[0]!)
}

async function correctTerm(term: Term, titleWords: string[]): Promise<Term> {
  const word = term.typed[0]!
  const corrections = [
    ...(await fuzzyMatchesAsync(word)).slice(0, MAX_CORRECTIONS),
    ...nearestWords(word, titleWords, 'title').slice(0, MAX_CORRECTIONS),
  ].sort((one, other) => one.distance - other.distance)
  const [best] = corrections
  if (!best) return term
  if (best.kind === 'location')
    return { ...term, kind: 'location', synonyms: CITY_SYNONYMS.get(best.key)! }
  if (best.kind === 'modifier')
    return { ...term, kind: 'modifier', synonyms: MODIFIER_SYNONYMS.get(best.key)! }
  const likely = corrections.filter(
    ({ distance }) => distance <= best.distance + LIKELY_DISTANCE_MARGIN
  )
  const things = likely.flatMap(({ key, kind }) => (kind === 'thing' ? THINGS.get(key)! : []))
  const words = likely.filter(({ kind }) => kind === 'title').map(({ key }) => [key])
  const corrected = thingTerm(term.typed, things)
  const kind = things.length > 0 ? 'thing' : 'unknown'
  return { ...corrected, kind, synonyms: [...corrected.synonyms, ...words] }
}

/** Adds the misspellings of a known word that occur in titles. */
function withTitleWords(term: Term, titleWords: string[]): Term {
  const words = nearestWords(term.typed[0]!, titleWords, 'title').filter(
    ({ distance }) => distance <= SAME_WORD_MAX_DISTANCE
  )
  return { ...term, synonyms: [...term.synonyms, ...words.map(({ key }) => [key])] }
}

/** The title words nearest to each of these words, in one query. */
async function titleWordsLike(words: string[]): Promise<string[]> {
  const near = await sql<{ word: string }>(
    reads(),
    `select distinct near.word from unnest($1::text[]) as asked (word) cross join lateral (
        select word from item_words order by word <-> asked.word limit 20
      ) near`,
    [words]
  )
  return near.map(({ word }) => word)
}
