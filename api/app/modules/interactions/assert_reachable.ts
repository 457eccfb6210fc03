import { BlockedRecipientError, UnreachableMemberError } from '#modules/interactions/errors'
import { sql, type SqlClient } from '#shared/database/sql'

/** Throws `UnreachableMemberError` or `BlockedRecipientError` when one of two members has blocked the other. */
export async function assertReachable(
  client: SqlClient,
  senderId: string,
  recipientId: string
): Promise<void> {
  const blocks = await sql<{ isMine: boolean }>(
    client,
    `select blocker_id = $1 as "isMine" from member_blocks
     where (blocker_id, blocked_id) in (($1, $2), ($2, $1))`,
    [senderId, recipientId],
    { prepare: true }
  )
  if (blocks.some(({ isMine }) => !isMine)) throw new UnreachableMemberError()
  if (blocks.length > 0) throw new BlockedRecipientError()
}
