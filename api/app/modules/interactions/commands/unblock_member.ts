import db from '@adonisjs/lucid/services/db'
import { sql } from '#shared/database/sql'

/** Ends a member's block of another member; idempotent. */
export async function unblockMember(blockerId: string, blockedId: string): Promise<void> {
  await sql(db, 'delete from member_blocks where blocker_id = $1 and blocked_id = $2', [
    blockerId,
    blockedId,
  ])
}
