import type { UserStats } from '@saajha/contract/user'
import { countListings } from '#modules/catalogue/public'
import { getPublicUser } from '#modules/identity/queries/get_public_user'

/** A member's figures. Nobody is rated yet, and views are not counted yet, so those are zero. */
export async function getUserStats(id: string): Promise<UserStats> {
  const user = await getPublicUser(id)
  return {
    totalListings: await countListings(user.id),
    totalViews: 0,
    averageRating: 0,
    reviewCount: 0,
  }
}
