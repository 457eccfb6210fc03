import { InvalidCursorError } from '#shared/http/errors/request_errors'
import { isUuid } from '#shared/database/is_uuid'

/** The timestamp format of a cursor, with microseconds. */
const TIMESTAMP = /^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d\.\d{6}Z$/

/** A page of a list; `nextCursor` is the cursor of the next page, null on the last one. */
export type Page<Entry> = { entries: Entry[]; nextCursor: string | null }

/** The decoded cursor of a list that is sorted newest first, by `created_at` and then `id`. */
export type DecodedCursor = { createdAt: string; id: string }

/** A row that was read with `cursorColumn()`. */
export type CursorRow = { id: string; cursor: string }

/** The select column from which `pageOf` builds a cursor. */
export function cursorColumn(createdAt: string): string {
  return `to_char(${createdAt} at time zone 'utc', 'YYYY-MM-DD"T"HH24:MI:SS.US"Z"') as cursor`
}

/** Turns `limit + 1` rows into a page of `limit` entries without cursor columns; the cursor is null on the last page. */
export function pageOf<Row extends CursorRow>(rows: Row[], limit: number) {
  const page = rows.slice(0, limit)
  const last = rows.length > limit ? page.at(-1) : undefined
  return {
    entries: page.map(({ cursor: _, ...entry }) => entry),
    nextCursor: last ? Buffer.from(`${last.cursor} ${last.id}`).toString('base64url') : null,
  }
}

/** Decodes a cursor; throws `InvalidCursorError` (422) for a malformed one. */
export function afterCursor(cursor: string): DecodedCursor {
  const [createdAt = '', id] = Buffer.from(cursor, 'base64url').toString().split(' ')
  const isTimestamp = TIMESTAMP.test(createdAt) && !Number.isNaN(Date.parse(createdAt))
  if (!isUuid(id) || !isTimestamp) throw new InvalidCursorError()
  return { createdAt, id }
}
