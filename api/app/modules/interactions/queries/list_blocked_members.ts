import db from '@adonisjs/lucid/services/db'
import type { BlockedMember } from '@saajha/contract/conversation'
import { sql } from '#shared/database/sql'

const LIMIT = 500

/** The members whom a member has blocked, last first, at most 500. */
export async function listBlockedMembers(blockerId: string): Promise<BlockedMember[]> {
  return sql<BlockedMember>(
    db,
    `select p.id, p.full_name as "fullName", p.profile_image_url as "profileImageUrl", p.is_verified as "isVerified",
       b.created_at as "blockedAt"
     from member_blocks b join member_profiles p on p.id = b.blocked_id
     where b.blocker_id = $1 order by b.created_at desc, b.blocked_id limit ${LIMIT}`,
    [blockerId]
  )
}
