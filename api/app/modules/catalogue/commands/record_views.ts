import { randomUUID } from 'node:crypto'
import { membersOfSessions } from '#modules/identity/public'
import { inTransaction } from '#shared/database/in_transaction'
import { recordEvent } from '#shared/outbox/record_event'

/** A visitor looked at a listing; the visitor is a hash, and `sessionId` says whether it was the owner. */
export type View = {
  itemId: string
  ownerId: string
  day: string
  visitor: string
  sessionId: string | null
}

/** Keeps views, each visitor's of a listing once a day and no owner's of their own, and announces those that are new. */
export async function recordViews(views: View[]): Promise<void> {
  const sessionIds = views.flatMap(({ sessionId }) => sessionId ?? [])
  const members = await membersOfSessions(sessionIds)
  const foreign = views.filter(
    ({ sessionId, ownerId }) => sessionId === null || members.get(sessionId) !== ownerId
  )
  if (foreign.length === 0) return
  await inTransaction(async (trx) => {
    const { rows } = await trx.rawQuery(
      `with added as (
         insert into item_views (item_id, day, visitor)
         select "itemId", day, visitor
         from json_to_recordset(?::json) as v ("itemId" uuid, day date, visitor text)
         order by 1, 2, 3 on conflict do nothing returning item_id
       )
       select item_id as "itemId", count(*)::int as count from added group by item_id`,
      [JSON.stringify(foreign)]
    )
    if (rows.length > 0) await recordEvent(trx, 'items.viewed', randomUUID(), { views: rows })
  })
}
