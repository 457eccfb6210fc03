import type { PublicUser } from '@saajha/contract/user'
import { UnknownMemberError } from '#modules/identity/errors'
import { reads } from '#shared/database/reads'
import { sql } from '#shared/database/sql'

/** Returns a member's public profile. Throws `UnknownMemberError`. */
export async function getPublicUser(id: string): Promise<PublicUser> {
  const [member] = await sql<PublicUser>(
    reads(),
    `select id, full_name as "fullName", location, profile_image_url as "profileImageUrl",
       is_verified as "isVerified", created_at as "createdAt"
     from member_profiles where id = $1`,
    [id],
    { prepare: true }
  )
  if (!member) throw new UnknownMemberError()
  return member
}
