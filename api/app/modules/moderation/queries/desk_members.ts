import type { DeskMember } from '@saajha/contract/moderation'
import { countRentals } from '#modules/bookings/public'
import { countListed } from '#modules/catalogue/public'
import { findAccounts } from '#modules/identity/public'
import { sql, type SqlClient } from '#shared/database/sql'

type Counts = Pick<
  DeskMember,
  'reportsMade' | 'reportsMadeUpheld' | 'reportsAbout' | 'reportsAboutUpheld'
>

/** Members as the desk shows them, in the order of their ids in `ids`; unknown ones are left out. */
export async function deskMembers(client: SqlClient, ids: string[]): Promise<DeskMember[]> {
  if (ids.length === 0) return []
  const accounts = await findAccounts(client, ids)
  const listings = await countListed(client, ids)
  const rentals = await countRentals(client, ids)
  const reports = await countReports(client, ids)
  return ids.flatMap((id) => {
    const account = accounts.get(id)
    if (!account) return []
    return {
      ...account,
      memberSince: account.memberSince.toISOString(),
      listings: listings.get(id) ?? 0,
      rentals: rentals.get(id) ?? 0,
      ...reports.get(id)!,
    }
  })
}

async function countReports(client: SqlClient, ids: string[]): Promise<Map<string, Counts>> {
  const rows = await sql<Counts & { id: string }>(
    client,
    `select member.id, made.count as "reportsMade", made.upheld as "reportsMadeUpheld", about.count as "reportsAbout",
       about.upheld as "reportsAboutUpheld"
     from unnest($1::uuid[]) as member (id)
     cross join lateral (
       select count(*)::int as count, count(*) filter (where state = 'upheld')::int as upheld
       from reports where reporter_id = member.id
     ) made
     cross join lateral (
       select count(*)::int as count, count(*) filter (where state = 'upheld')::int as upheld
       from reports where subject_member_id = member.id
     ) about`,
    [ids]
  )
  return new Map(rows.map(({ id, ...counts }) => [id, counts]))
}
