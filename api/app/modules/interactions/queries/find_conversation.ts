import { UnknownConversationError } from '#modules/interactions/errors'
import { sql, type SqlClient } from '#shared/database/sql'
import { isUuid } from '#shared/database/is_uuid'

/** The item and the two members that identify a conversation. */
export type ConversationKey = { itemId: string; ownerId: string; renterId: string }

/** A conversation, as one of its members sees it. */
export type FoundConversation = ConversationKey & { id: string; lastNo: number; otherId: string }

/**
 * A conversation of a member; with `isLocked`, no message can be appended to it until the transaction ends. Throws
 * `UnknownConversationError`, also for a conversation of other members.
 */
export async function findConversation(
  client: SqlClient,
  memberId: string,
  id: string,
  { isLocked = false } = {}
): Promise<FoundConversation> {
  if (!isUuid(id)) throw new UnknownConversationError()
  const [found] = await sql<FoundConversation>(
    client,
    `select id, item_id as "itemId", owner_id as "ownerId", renter_id as "renterId", last_no as "lastNo",
       case when owner_id = $2 then renter_id else owner_id end as "otherId"
     from conversations where id = $1 and $2 in (owner_id, renter_id) ${isLocked ? 'for update' : ''}`,
    [id, memberId],
    { prepare: true }
  )
  if (!found) throw new UnknownConversationError()
  return found
}
