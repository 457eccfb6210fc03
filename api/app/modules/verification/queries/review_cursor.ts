import { afterCursor, type Place } from '#shared/database/keyset'
import { InvalidCursorError } from '#shared/http/errors/invalid_cursor_error'

/** Which part of the documents, when the paging began (microseconds since 1970), and where in that part. */
const CURSOR = /^(\d)\.(\d{16})\.(.+)$/

/** Where administrators' paging stands: `place` is null at the beginning of a part. */
export type ReviewCursor = { part: number; since: string; place: Place | null }

/** A position as clients carry it; `place` is a cursor within the part. */
export function writePosition(part: number, since: string, place: string): string {
  return `${part}.${since}.${place}`
}

/** The position in a cursor of one of so many parts; throws when this list never gave it. */
export function readPosition(cursor: string, parts: number): ReviewCursor {
  const [, part, since, place] = CURSOR.exec(cursor) ?? []
  if (!place || Number(part) >= parts) throw new InvalidCursorError()
  return { part: Number(part), since: since!, place: afterCursor(place) }
}
