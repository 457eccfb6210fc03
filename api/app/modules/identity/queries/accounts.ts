import { sql, type SqlClient } from '#shared/database/sql'

/** A member's account, as administrators see it. */
export type Account = {
  id: string
  name: string
  username: string
  isVerified: boolean
  isSuspended: boolean
  memberSince: Date
}

/** The accounts of members by id. */
export async function findAccounts(
  client: SqlClient,
  ids: string[]
): Promise<Map<string, Account>> {
  const accounts = await sql<Account>(
    client,
    `select id, full_name as name, username, is_verified as "isVerified", blocked_at is not null as "isSuspended",
       created_at as "memberSince"
     from users where id = any($1::uuid[])`,
    [ids]
  )
  return new Map(accounts.map((account) => [account.id, account]))
}

/**
 * The ids of members by a user name, an email or words of a name, those whose user name or email it is first, at most `limit`.
 */
export async function searchMembers(
  client: SqlClient,
  q: string,
  limit: number
): Promise<string[]> {
  const words = q.split(/\s+/).filter((word) => word !== '')
  if (words.length === 0) return []
  const patterns = words.map((word) => `%${word.replace(/[\\%_]/g, '\\$&')}%`)
  const members = await sql<{ id: string }>(
    client,
    `select id from users where username = $1 or email = $1 or full_name ilike all ($2::text[])
     order by (username = $1 or email = $1) desc, full_name, id limit $3`,
    [q, patterns, limit]
  )
  return members.map(({ id }) => id)
}
