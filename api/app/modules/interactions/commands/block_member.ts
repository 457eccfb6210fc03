import db from '@adonisjs/lucid/services/db'
import { OwnBlockError } from '#modules/interactions/errors'
import { getPublicUser } from '#modules/identity/public'
import { sql } from '#shared/database/sql'

/** Blocks a member, who then can send nothing to the blocker, nor the blocker to them; idempotent. Throws `OwnBlockError` or `UnknownMemberError`. */
export async function blockMember(blockerId: string, blockedId: string): Promise<void> {
  if (blockerId === blockedId) throw new OwnBlockError()
  await getPublicUser(blockedId)
  await sql(
    db,
    'insert into member_blocks (blocker_id, blocked_id) values ($1, $2) on conflict do nothing',
    [blockerId, blockedId]
  )
}
