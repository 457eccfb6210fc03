import { sql, type SqlClient } from '#shared/database/sql'

/** The numbers of the bookings of members that have begun, as owner or as renter. */
export async function countRentals(
  client: SqlClient,
  memberIds: string[]
): Promise<Map<string, number>> {
  const counts = await sql<{ memberId: string; count: number }>(
    client,
    `select member as "memberId", (
       select count(*)::int from bookings b
       where (b.owner_id = member or b.renter_id = member) and b.state in ('active', 'completed')
     ) as count
     from unnest($1::uuid[]) as member`,
    [memberIds]
  )
  return new Map(counts.map(({ memberId, count }) => [memberId, count]))
}
