import { hasTerms, type ParsedQuery } from '#modules/catalogue/search/parse/parsed_query'
import { correctSpelling } from '#modules/catalogue/search/relax/correct_spelling'
import { THINGS } from '#modules/catalogue/search/vocabulary/vocabulary'
import { thingTerm, type Term } from '#modules/catalogue/search/vocabulary/term'

/** A query, and the number of the step that relaxed it: 0 as typed. A cursor names its step. */
type RelaxedQuery = { step: number; query: ParsedQuery }

/** Relaxes a query, whose spelling is `corrected` where that changes it; null when the step does not change the query. */
type Relax = (typed: ParsedQuery, corrected: ParsedQuery | null) => ParsedQuery | null

const MIN_PART_LENGTH = 4

/** The relaxation steps after the query as typed. */
const STEPS: readonly Relax[] = [
  withCorrectSpelling,
  withHypernyms,
  withFewerTerms,
  withAnyTerm,
  withoutDestinations,
]

/**
 * A query as typed and relaxed, step by step from the step `from`. Each step is for searches without results in the steps
 * before it. The spelling is corrected only if the second step is needed, and only once, because that queries the database.
 */
export async function* relaxations(typed: ParsedQuery, from = 0): AsyncGenerator<RelaxedQuery> {
  if (from === 0) yield { step: 0, query: typed }
  const corrected = await correctSpelling(typed)
  for (const [at, relax] of STEPS.entries()) {
    const step = at + 1
    const query = step < from ? null : relax(typed, corrected)
    if (query && hasTerms(query)) yield { step, query }
  }
}

function withCorrectSpelling(_: ParsedQuery, corrected: ParsedQuery | null): ParsedQuery | null {
  return corrected
}

/** Adds the hypernyms of each term and drops unknown words; null when that changes nothing. */
function withHypernyms(typed: ParsedQuery, corrected: ParsedQuery | null): ParsedQuery | null {
  const query = corrected ?? typed
  const known = query.terms.filter((term) => !isUnknown(term))
  const terms = known.map((term) => ({ ...term, synonyms: [...term.synonyms, ...term.hypernyms] }))
  const isBroader =
    known.length < query.terms.length || known.some(({ hypernyms }) => hypernyms.length > 0)
  return isBroader && terms.some(({ kind }) => kind === 'thing') ? { ...query, terms } : null
}

/**
 * Reduces a query to its head, else to the things in unknown compounds, else to the corrected head, else to any unknown word.
 * The remaining terms become modifiers.
 */
function withFewerTerms(typed: ParsedQuery, corrected: ParsedQuery | null): ParsedQuery | null {
  const unknown = typed.terms.filter(isUnknown)
  const areAllThings = typed.terms.length > 1 && typed.terms.every(({ kind }) => kind === 'thing')
  if (unknown.length === 0 && !areAllThings) return null
  const choices = [
    typed.head ? [typed.head] : [],
    unknown.flatMap(thingsInCompound),
    corrected?.head ? [corrected.head] : [],
    unknown,
  ]
  const chosen = choices.find((terms) => terms.length > 0)!
  const others = typed.terms.filter((term) => !unknown.includes(term) && !chosen.includes(term))
  return matchAny(chosen, [...typed.modifiers, ...others], typed)
}

/**
 * Matches any of the things, or of the modifiers when there is no head; listings that match more of them rank higher. Null for a
 * query of one thing, which an earlier step has asked for.
 */
function withAnyTerm(typed: ParsedQuery, corrected: ParsedQuery | null): ParsedQuery | null {
  const query = corrected ?? typed
  if (query.terms.some((term) => term.kind === 'unknown' && !isUnknown(term))) return null
  const known = [...query.terms, ...query.modifiers].filter(
    ({ kind }) => kind === 'thing' || (kind === 'modifier' && !query.head)
  )
  const isOneThing = known.length === 1 && query.terms.length === 1 && known[0] === query.terms[0]
  return known.length > 0 && !isOneThing ? matchAny(known, known, query) : null
}

/** Turns destinations from locations into modifiers; null without destinations. */
function withoutDestinations(query: ParsedQuery): ParsedQuery | null {
  const { destinations, locations, modifiers } = query
  if (destinations.length === 0) return null
  return {
    ...query,
    locations: locations.filter((location) => !destinations.includes(location)),
    modifiers: [...modifiers, ...destinations],
  }
}

/** The term whose name is the beginning or the end of an unknown word ("bajajauto" is an auto), or none. */
function thingsInCompound({ kind, typed }: Term): Term[] {
  const [word = ''] = typed
  if (kind !== 'unknown') return []
  for (let length = word.length - 1; length >= MIN_PART_LENGTH; length--) {
    for (const part of [word.slice(-length), word.slice(0, length)]) {
      const things = THINGS.get(part)
      if (things) return [thingTerm([part], things)]
    }
  }
  return []
}

function matchAny(choices: Term[], modifiers: Term[], query: ParsedQuery): ParsedQuery {
  const synonyms = choices.flatMap((term) => [term.typed, ...term.synonyms])
  const kind = choices.every((term) => term.kind === 'thing') ? 'thing' : 'unknown'
  const any: Term = { ...choices[0]!, kind, synonyms, hypernyms: [], categories: [] }
  return { ...query, terms: [any], modifiers, head: null }
}

/** Unknown words of one or two letters are significant: they may distinguish models. */
function isUnknown({ kind, typed }: Term): boolean {
  return kind === 'unknown' && typed[0]!.length > 2
}
