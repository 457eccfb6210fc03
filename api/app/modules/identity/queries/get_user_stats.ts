import type { UserStats } from '@saajha/contract/user'
import { countListings, countViews } from '#modules/catalogue/public'
import { getPublicUser } from '#modules/identity/queries/get_public_user'

/** Returns a member's statistics. Ratings do not exist yet, so those are zero. */
export async function getUserStats(id: string): Promise<UserStats> {
  const user = await getPublicUser(id)
  return {
    totalListings: await countListings(user.id),
    totalViews: await countViews(user.id),
    averageRating: 0,
    reviewCount: 0,
  }
}
