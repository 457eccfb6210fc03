import { InvalidCursorError } from '#shared/http/errors/invalid_cursor_error'
import type { ItemSort } from '@saajha/contract/item'

const MOST = 100

/**
 * Where a page ended: in which reading of the search and which section of its results, and behind which listing. New
 * listings move nothing behind it.
 */
export type ListCursor = {
  sort: ItemSort
  step: number
  tier: number
  key: string
  id: string
}

/** A position as clients carry it, not meant to be read. */
export function writeCursor({ sort, step, tier, key, id }: ListCursor): string {
  return Buffer.from(JSON.stringify([sort, step, tier, key, id])).toString('base64url')
}

/** The position in a cursor; throws when this list never gave it. */
export function readCursor(cursor: string, expected: ItemSort): ListCursor {
  const parts: unknown = parse(Buffer.from(cursor, 'base64url').toString())
  if (!Array.isArray(parts) || parts.length !== 5) throw new InvalidCursorError()
  const [sort, step, tier, key, id] = parts
  const counts = [step, tier]
  const isWhole = counts.every((count) => Number.isInteger(count) && count >= 0 && count < MOST)
  if (!isWhole || sort !== expected) throw new InvalidCursorError()
  return { sort, step, tier, key, id }
}

function parse(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return null
  }
}
