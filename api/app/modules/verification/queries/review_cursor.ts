import { afterCursor, type DecodedCursor } from '#shared/database/keyset'
import { InvalidCursorError } from '#shared/http/errors/request_errors'

/** Part number, start of the paging (microseconds since 1970) and cursor within the part. */
const CURSOR = /^(\d)\.(\d{16})\.(.+)$/

/** A parsed cursor of the review list: `after` is null at the start of a part. */
type ReviewCursor = { part: number; since: string; after: DecodedCursor | null }

/** Formats a cursor; `cursor` is the one within the part. */
export function formatReviewCursor(part: number, since: string, cursor: string): string {
  return `${part}.${since}.${cursor}`
}

/** Parses a cursor. Throws `InvalidCursorError`. */
export function parseReviewCursor(cursor: string): ReviewCursor {
  const [, part, since, position] = CURSOR.exec(cursor) ?? []
  if (!position) throw new InvalidCursorError()
  return { part: Number(part), since: since!, after: afterCursor(position) }
}
