import { InvalidCursorError } from '#shared/http/errors/request_errors'
import type { ItemSort } from '@saajha/contract/item'

const MAX_INDEX = 100

/**
 * The position of the last listing of a page: query relaxation step, relevance tier, and key and id in the sort order. New
 * listings do not shift it.
 */
export type ListCursor = {
  sort: ItemSort
  step: number
  tier: number
  key: string
  id: string
}

/** The cursor as an opaque base64url string. */
export function writeCursor({ sort, step, tier, key, id }: ListCursor): string {
  return Buffer.from(JSON.stringify([sort, step, tier, key, id])).toString('base64url')
}

/** Parses a cursor. Throws `InvalidCursorError` when it is malformed or of another sort order. */
export function readCursor(cursor: string, expected: ItemSort): ListCursor {
  const parts: unknown = parse(Buffer.from(cursor, 'base64url').toString())
  if (!Array.isArray(parts) || parts.length !== 5) throw new InvalidCursorError()
  const [sort, step, tier, key, id] = parts as [unknown, number, number, string, string]
  const indexes = [step, tier]
  const isWhole = indexes.every(
    (index) => Number.isInteger(index) && index >= 0 && index < MAX_INDEX
  )
  if (!isWhole || sort !== expected) throw new InvalidCursorError()
  return { sort: expected, step, tier, key, id }
}

function parse(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return null
  }
}
