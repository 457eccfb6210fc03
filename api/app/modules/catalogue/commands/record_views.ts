import type { TransactionClientContract } from '@adonisjs/lucid/types/database'
import { membersOfSessions } from '#modules/identity/public'
import { hashOfVisitor } from '#modules/catalogue/rules/hash_of_visitor'
import { inTransaction } from '#shared/database/in_transaction'
import { sql } from '#shared/database/sql'
import { wideNetworkOf } from '#shared/http/limits/network_of'
import { recordEvent } from '#shared/outbox/record_event'

/** Many phones in India share one IPv4 address. An IPv6 /48 counts as one network, because its 65,536 subnets cost nothing. */
const DAILY_PER_NETWORK = 5

/** The aggregate of `items.viewed`: one event counts views of many listings. */
const ALL_LISTINGS = '00000000-0000-0000-0000-000000000000'

/** A view of a listing; `browser` is a hash of network and user agent. */
export type View = {
  itemId: string
  ownerId: string
  /** YYYY-MM-DD in India. */
  day: string
  ip: string
  browser: string
  sessionId: string | null
  /** Whether the owner has signed in on the visitor's device. */
  isOwnersDevice: boolean
}

/** A view as stored; null `network` for members. */
type StoredView = Pick<View, 'itemId' | 'day'> & {
  visitor: string
  network: string | null
}

/**
 * Stores views and records those that count as `items.viewed`. Per listing and day, each member and each guest's browser counts
 * once and each network five times; the owner and guests on the owner's devices never count.
 */
export async function recordViews(views: View[]): Promise<void> {
  const members = await membersOfSessions(views.flatMap(({ sessionId }) => sessionId ?? []))
  const stored = views.flatMap((view) => storedView(view, members.get(view.sessionId ?? '')) ?? [])
  if (stored.length === 0) return
  await inTransaction(async (trx) => {
    // Without the lock, two processes could both count the last views of a network.
    await sql(trx, `select pg_advisory_xact_lock(hashtextextended('views of listings', 0))`)
    const counted = await addViews(trx, stored)
    if (counted.length > 0) {
      await recordEvent(trx, 'items.viewed', ALL_LISTINGS, { views: counted })
    }
  })
}

function storedView(view: View, memberId: string | undefined): StoredView | null {
  const { itemId, ownerId, day, ip, browser, isOwnersDevice } = view
  if (memberId === ownerId) return null
  if (memberId) {
    return { itemId, day, visitor: hashOfVisitor(day, memberId), network: null }
  }
  if (isOwnersDevice) return null
  return { itemId, day, visitor: browser, network: hashOfVisitor(day, wideNetworkOf(ip)) }
}

/** Inserts the views that count. Returns their number per listing. */
async function addViews(
  trx: TransactionClientContract,
  views: StoredView[]
): Promise<{ itemId: string; count: number }[]> {
  return sql<{ itemId: string; count: number }>(
    trx,
    `with unseen as (
       select distinct on (v."itemId", v.day, v.visitor) v."itemId" as item_id, v.day, v.visitor, v.network
       from json_to_recordset($1::json) as v ("itemId" uuid, day date, visitor text, network text)
       where not exists (
         select from item_views s where s.item_id = v."itemId" and s.day = v.day and s.visitor = v.visitor
       )
     ), ranked as (
       select *, row_number() over (partition by item_id, day, network order by visitor) as rank from unseen
     ), added as (
       insert into item_views (item_id, day, visitor, network)
       select item_id, day, visitor, network from ranked p
       where network is null or rank <= $2 - (
         select count(*) from item_views s
         where s.item_id = p.item_id and s.day = p.day and s.network = p.network
       )
       on conflict do nothing returning item_id
     )
     select item_id as "itemId", count(*)::int as count from added group by item_id`,
    [JSON.stringify(views), DAILY_PER_NETWORK]
  )
}
