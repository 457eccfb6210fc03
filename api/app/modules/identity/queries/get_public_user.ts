import type { PublicUser } from '@saajha/contract/user'
import { UnknownMemberError } from '#modules/identity/errors'
import { isUuid } from '#shared/database/is_uuid'
import { readRows } from '#shared/database/read_rows'

/** Returns a member's public profile. Throws `UnknownMemberError`. */
export async function getPublicUser(id: string): Promise<PublicUser> {
  if (!isUuid(id)) throw new UnknownMemberError()
  const [member] = await readRows<PublicUser>({
    name: 'public_user',
    sql: `select id, full_name as "fullName", location, profile_image_url as "profileImageUrl",
       is_verified as "isVerified", created_at as "createdAt"
     from member_profiles where id = ?`,
    bindings: [id],
  })
  if (!member) throw new UnknownMemberError()
  return member
}
