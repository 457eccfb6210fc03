import { correctSpelling } from '#modules/catalogue/search/correct_spelling'
import { parseQuery, type ParsedQuery } from '#modules/catalogue/search/parse_query'

/** A parsed query; `corrected` is null where no spelling has to be corrected. */
export type LazyParse = { typed: ParsedQuery; corrected: () => Promise<ParsedQuery | null> }

/** Parses a query for all statements of one request: its spelling is corrected at most once, which asks the database. */
export function parseLazily(q: string): LazyParse {
  const typed = parseQuery(q)
  let corrected: Promise<ParsedQuery | null> | undefined
  return { typed, corrected: () => (corrected ??= correctSpelling(typed)) }
}
