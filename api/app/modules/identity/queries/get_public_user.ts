import type { PublicUser } from '@saajha/contract/user'
import { UnknownMemberError } from '#modules/identity/errors'
import { reads } from '#shared/database/reads'
import { sql } from '#shared/database/sql'

/** Returns a member's public profile. Throws `UnknownMemberError`. */
export async function getPublicUser(id: string): Promise<PublicUser> {
  const [member] = await sql<PublicUser>(
    reads(),
    `select u.id, u.full_name as "fullName", u.location, u.profile_image_url as "profileImageUrl", u.is_verified as "isVerified",
       u.created_at as "createdAt", mean_rating(u.rating_sum, u.rating_count)::float8 as rating,
       u.rating_count as "reviewCount", coalesce(f.completed_rentals, 0) as "completedRentals",
       f.cancelled_share as "cancelledShare", f.response_minutes as "responseMinutes", f.response_share as "responseShare"
     from users u left join owner_reliability f on f.user_id = u.id where u.id = $1`,
    [id],
    { prepare: true }
  )
  if (!member) throw new UnknownMemberError()
  return member
}
