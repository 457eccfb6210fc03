import db from '@adonisjs/lucid/services/db'
import type { UserStats } from '@saajha/contract/user'
import { getPublicUser } from '#modules/identity/public'
import { sql } from '#shared/database/sql'

/** Returns a member's statistics, with their rating as an owner, 0 without reviews. Throws `UnknownMemberError`. */
export async function getUserStats(id: string): Promise<UserStats> {
  const user = await getPublicUser(id)
  return {
    totalListings: await countListings(user.id),
    totalViews: await countViews(user.id),
    averageRating: user.rating ?? 0,
    reviewCount: user.reviewCount ?? 0,
  }
}

/** The number of a member's listings, hidden ones included. */
async function countListings(ownerId: string): Promise<number> {
  const [listings] = await sql<{ count: number }>(
    db,
    'select count(*)::int as count from items where owner_id = $1 and deleted_at is null',
    [ownerId]
  )
  return listings!.count
}

/** The views of all listings of a member, deleted ones included. */
async function countViews(ownerId: string): Promise<number> {
  const [views] = await sql<{ count: number }>(
    db,
    `select coalesce(sum(p.views), 0)::int as count from item_popularity p join items i on i.id = p.item_id
     where i.owner_id = $1`,
    [ownerId]
  )
  return views!.count
}
