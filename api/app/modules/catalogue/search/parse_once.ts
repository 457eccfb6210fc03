import { mendWish } from '#modules/catalogue/search/mend_wish'
import { understandQuery, type Wish } from '#modules/catalogue/search/understand_query'

/** A parsed query; `corrected` is null where no spelling has to be corrected. */
export type ParsedOnce = { typed: Wish; corrected: () => Promise<Wish | null> }

/** Parses a query for all statements of one request: its spelling is corrected at most once, which asks the database. */
export function parseOnce(q: string): ParsedOnce {
  const typed = understandQuery(q)
  let corrected: Promise<Wish | null> | undefined
  return { typed, corrected: () => (corrected ??= mendWish(typed)) }
}
