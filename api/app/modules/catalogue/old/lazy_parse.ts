import { correctSpelling } from '#modules/catalogue/old/correct_spelling'
import { parseQuery, type ParsedQuery } from '#modules/catalogue/old/parse_query'

/** A query as typed; `corrected` resolves to the query with corrected spelling, null when nothing has to be corrected. */
export type LazyParse = { typed: ParsedQuery; corrected: () => Promise<ParsedQuery | null> }

/** Parses the query of a request. Its spelling is corrected on first use and only once, because that queries the database. */
export function parseLazily(q: string): LazyParse {
  const typed = parseQuery(q)
  let corrected: Promise<ParsedQuery | null> | undefined
  return { typed, corrected: () => (corrected ??= correctSpelling(typed)) }
}
