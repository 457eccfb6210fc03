import db from '@adonisjs/lucid/services/db'
import type { Item } from '@saajha/contract/item'
import { InvalidCursorError } from '#modules/catalogue/errors'
import { IS_LISTED, ITEM_COLUMNS, ITEM_TABLES } from '#modules/catalogue/queries/item_columns'
import { isUuid } from '#shared/database/is_uuid'

const DEFAULT_LIMIT = 60

/** A moment as a cursor writes it, to the microsecond. */
const MOMENT = /^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d\.\d{6}Z$/

/** Which listings; `q` is free text, `location` a city or a part of its name. */
export type ItemsFilter = {
  q?: string
  location?: string
  featured?: boolean
  ownerId?: string
  categoryId?: string
  limit?: number
  cursor?: string
}

/** A page of listings, newest first; `nextCursor` names the page behind it. */
export type ItemsPage = { items: Item[]; nextCursor: string | null }

/** Listings that everybody may see, newest first; pages are stable while new listings come in. */
export async function listItems(filter: ItemsFilter): Promise<ItemsPage> {
  if (filter.ownerId !== undefined && !isUuid(filter.ownerId))
    return { items: [], nextCursor: null }
  const limit = filter.limit ?? DEFAULT_LIMIT
  const { conditions, bindings } = where(filter)
  const { rows } = await db.rawQuery(
    `select ${ITEM_COLUMNS},
       to_char(i.created_at at time zone 'utc', 'YYYY-MM-DD"T"HH24:MI:SS.US"Z"') as position
     from ${ITEM_TABLES}
     where ${conditions.join(' and ')}
     order by i.created_at desc, i.id desc
     limit :limit`,
    { ...bindings, limit: limit + 1 }
  )
  const page = rows.slice(0, limit)
  const last = rows.length > limit ? page.at(-1) : null
  return {
    items: page.map(({ position: _, ...item }: Item & { position: string }) => item),
    nextCursor: last ? encodeCursor(last.position, last.id) : null,
  }
}

function where(filter: ItemsFilter) {
  const conditions = [IS_LISTED]
  const bindings: Record<string, string> = {}
  const words = searchWords(filter.q)
  if (words) {
    conditions.push(`i.search_words @@ to_tsquery('simple', :words)`)
    bindings.words = words
  }
  if (filter.location) {
    conditions.push(`i.location ilike :place`)
    bindings.place = `%${filter.location.replace(/[\\%_]/g, '\\$&')}%`
  }
  if (filter.featured) conditions.push('i.is_featured')
  if (filter.ownerId) {
    conditions.push('i.owner_id = :ownerId')
    bindings.ownerId = filter.ownerId
  }
  if (filter.categoryId) {
    conditions.push('i.category_id = :categoryId')
    bindings.categoryId = filter.categoryId
  }
  if (filter.cursor) {
    conditions.push('(i.created_at, i.id) < (:createdAt::timestamptz, :id::uuid)')
    Object.assign(bindings, decodeCursor(filter.cursor))
  }
  return { conditions, bindings }
}

/** Every word must occur, each as the beginning of one, so that results come while somebody still types. */
function searchWords(q: string | undefined): string | null {
  const words = q?.match(/[\p{L}\p{M}\p{N}]+/gu) ?? []
  return words.length > 0 ? words.map((word) => `'${word}':*`).join(' & ') : null
}

function encodeCursor(createdAt: string, id: string): string {
  return Buffer.from(`${createdAt} ${id}`).toString('base64url')
}

function decodeCursor(cursor: string): { createdAt: string; id: string } {
  const [createdAt = '', id] = Buffer.from(cursor, 'base64url').toString().split(' ')
  const isMoment = MOMENT.test(createdAt) && !Number.isNaN(Date.parse(createdAt))
  if (!isUuid(id) || !isMoment) throw new InvalidCursorError()
  return { createdAt, id }
}
