import type { Term } from '#modules/catalogue/search/vocabulary/term'

/** Shorter words match exactly, never as a prefix. */
export const MIN_PREFIX_LENGTH = 3

/** The tsquery of the typed words, separate or joined. */
export function exactQuery({ typed }: Term): string {
  const separate = typed.map(quoted).join(' & ')
  return typed.length > 1 ? `((${separate}) | ${quoted(typed.join(''))})` : separate
}

/** Most tiers of a search reuse the query of a term. */
const synonymQueries = new WeakMap<Term, string>()

/** The tsquery of a term and its synonyms. */
export function synonymQuery(term: Term): string {
  const cached = synonymQueries.get(term)
  if (cached) return cached
  const singleWords = new Set(
    [term.typed, ...term.synonyms].filter((words) => words.length === 1).flat()
  )
  // "driver" already matches "bus driver".
  const phrases = term.synonyms.filter(
    (words) => words.length === 1 || !words.some((word) => singleWords.has(word))
  )
  const joined = term.synonyms.filter((words) => words.length > 1).map((words) => [words.join('')])
  const synonyms = [...phrases, ...joined].map((words) => words.map(quoted).join(' <-> '))
  const any = anyOf([exactQuery(term), ...synonyms])
  synonymQueries.set(term, any)
  return any
}

/** Known things match as whole words: as a prefix "car", normalized to "kar", would match everything in Karnataka. */
export function prefixQuery(term: Term): string {
  return term.kind === 'thing' ? synonymQuery(term) : typedPrefixQuery(term)
}

/** The tsquery of a term, its synonyms, and words that continue the typed ones. */
export function typedPrefixQuery(term: Term): string {
  const prefixes = term.typed.map((word) =>
    word.length < MIN_PREFIX_LENGTH ? quoted(word) : `${quoted(word)}:*`
  )
  return anyOf([synonymQuery(term), prefixes.join(' & ')])
}

/** The tsquery of any of these queries. */
export function anyOf(queries: string[]): string {
  return `(${[...new Set(queries)].map((query) => `(${query})`).join(' | ')})`
}

function quoted(word: string): string {
  return `'${word}'`
}
