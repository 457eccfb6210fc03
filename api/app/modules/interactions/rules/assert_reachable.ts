import { BlockedRecipientError, UnreachableMemberError } from '#modules/interactions/errors'
import { sql, type SqlClient } from '#shared/database/sql'

/**
 * Throws `UnreachableMemberError` or `BlockedRecipientError` when one of two members has blocked the other, and
 * `UnreachableMemberError` when an operator has blocked the recipient's account.
 */
export async function assertReachable(
  client: SqlClient,
  senderId: string,
  recipientId: string
): Promise<void> {
  const [recipient] = await sql<{ isUnreachable: boolean; isBlocked: boolean }>(
    client,
    `select is_suspended or exists (select from member_blocks where blocker_id = $2 and blocked_id = $1) as "isUnreachable",
       exists (select from member_blocks where blocker_id = $1 and blocked_id = $2) as "isBlocked"
     from member_profiles where id = $2`,
    [senderId, recipientId],
    { prepare: true }
  )
  const { isUnreachable, isBlocked } = recipient!
  if (isUnreachable) throw new UnreachableMemberError()
  if (isBlocked) throw new BlockedRecipientError()
}
