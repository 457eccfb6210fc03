import { afterCursor, type Place } from '#shared/database/keyset'
import { InvalidCursorError } from '#shared/http/errors/request_errors'

/** Part number, start of the paging (microseconds since 1970) and cursor within the part. */
const CURSOR = /^(\d)\.(\d{16})\.(.+)$/

/** A parsed cursor of the review list: `place` is null at the start of a part. */
export type ReviewCursor = { part: number; since: string; place: Place | null }

/** Formats a cursor; `place` is the cursor within the part. */
export function formatReviewCursor(part: number, since: string, place: string): string {
  return `${part}.${since}.${place}`
}

/** Parses a cursor. Throws `InvalidCursorError`. */
export function parseReviewCursor(cursor: string): ReviewCursor {
  const [, part, since, place] = CURSOR.exec(cursor) ?? []
  if (!place) throw new InvalidCursorError()
  return { part: Number(part), since: since!, place: afterCursor(place) }
}
