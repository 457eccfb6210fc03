import { InvalidCursorError } from '#shared/http/errors/invalid_cursor_error'
import { isUuid } from '#shared/database/is_uuid'

/** A moment as a cursor writes it, to the microsecond. */
const MOMENT = /^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d\.\d{6}Z$/

/** A part of a list; `nextCursor` names the part behind it. */
export type Page<Entry> = { entries: Entry[]; nextCursor: string | null }

/** The place of a row in a list that is newest first, by `created_at` and then `id`. */
export type Place = { createdAt: string; id: string }

/** A row read with `cursorColumn()`. */
export type Placed = { id: string; place: string }

/** The column from which `pageOf` makes a cursor. */
export function cursorColumn(createdAt: string): string {
  return `to_char(${createdAt} at time zone 'utc', 'YYYY-MM-DD"T"HH24:MI:SS.US"Z"') as place`
}

/** Of `limit + 1` rows the first `limit`, without their places; the cursor is null where they are all. */
export function pageOf<Row extends Placed>(rows: Row[], limit: number) {
  const page = rows.slice(0, limit)
  const last = rows.length > limit ? page.at(-1) : undefined
  return {
    entries: page.map(({ place: _, ...entry }) => entry),
    nextCursor: last ? Buffer.from(`${last.place} ${last.id}`).toString('base64url') : null,
  }
}

/** Where the list goes on behind a cursor; a 422 for one that this list never gave. */
export function afterCursor(cursor: string): Place {
  const [createdAt = '', id] = Buffer.from(cursor, 'base64url').toString().split(' ')
  const isMoment = MOMENT.test(createdAt) && !Number.isNaN(Date.parse(createdAt))
  if (!isUuid(id) || !isMoment) throw new InvalidCursorError()
  return { createdAt, id }
}
