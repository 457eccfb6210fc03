import { OwnBlockError } from '#modules/interactions/errors'
import { getPublicUser } from '#modules/identity/public'
import { markMessagesRead } from '#modules/notifications/public'
import { inTransaction } from '#shared/database/in_transaction'
import { sql } from '#shared/database/sql'

/**
 * Blocks a member, who then can send nothing to the blocker, nor the blocker to them; idempotent. Their messages do not count as
 * unread any more. Throws `OwnBlockError` or `UnknownMemberError`.
 */
export async function blockMember(blockerId: string, blockedId: string): Promise<void> {
  if (blockerId === blockedId) throw new OwnBlockError()
  await getPublicUser(blockedId)
  await inTransaction(async (trx) => {
    await sql(
      trx,
      'insert into member_blocks (blocker_id, blocked_id) values ($1, $2) on conflict do nothing',
      [blockerId, blockedId]
    )
    await markMessagesRead(trx, blockerId, blockedId)
  })
}
