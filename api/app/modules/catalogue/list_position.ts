import { InvalidCursorError } from '#shared/http/errors/invalid_cursor_error'
import type { ItemSort } from '@saajha/contract/item'

const MOST = 100

/**
 * Where a page ended: in which reading of the search and which section of its results, and behind which listing. New
 * listings move nothing behind it.
 */
export type ListPosition = {
  sort: ItemSort
  reading: number
  section: number
  key: string
  id: string
}

/** A position as clients carry it, not meant to be read. */
export function writeCursor({ sort, reading, section, key, id }: ListPosition): string {
  return Buffer.from(JSON.stringify([sort, reading, section, key, id])).toString('base64url')
}

/** The position in a cursor; throws when this list never gave it. */
export function readCursor(cursor: string, expected: ItemSort): ListPosition {
  const parts: unknown = parse(Buffer.from(cursor, 'base64url').toString())
  if (!Array.isArray(parts) || parts.length !== 5) throw new InvalidCursorError()
  const [sort, reading, section, key, id] = parts
  const counts = [reading, section]
  const isWhole = counts.every((count) => Number.isInteger(count) && count >= 0 && count < MOST)
  if (!isWhole || sort !== expected) throw new InvalidCursorError()
  return { sort, reading, section, key, id }
}

function parse(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return null
  }
}
