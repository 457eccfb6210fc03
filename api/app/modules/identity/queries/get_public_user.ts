import db from '@adonisjs/lucid/services/db'
import type { PublicUser } from '@saajha/contract/user'
import { UnknownMemberError } from '#modules/identity/errors'
import { isUuid } from '#shared/database/is_uuid'

/** What anyone may know of a member. */
export async function getPublicUser(id: string): Promise<PublicUser> {
  if (!isUuid(id)) throw new UnknownMemberError()
  const { rows } = await db.rawQuery(
    `select id, full_name as "fullName", location, profile_image_url as "profileImageUrl",
       is_verified as "isVerified", created_at as "createdAt"
     from member_profiles where id = ?`,
    [id]
  )
  if (!rows[0]) throw new UnknownMemberError()
  return rows[0]
}
