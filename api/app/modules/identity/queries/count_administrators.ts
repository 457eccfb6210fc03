import db from '@adonisjs/lucid/services/db'
import { sql } from '#shared/database/sql'

/** The number of administrators who are not blocked, and of those with a confirmed second factor. */
export async function countAdministrators(): Promise<{ all: number; withSecondFactor: number }> {
  const [counts] = await sql<{ all: number; withSecondFactor: number }>(
    db,
    `select count(*)::int as all, count(f.confirmed_at)::int as "withSecondFactor"
     from users u left join second_factors f on f.user_id = u.id
     where u.role = 'admin' and u.blocked_at is null`
  )
  return counts!
}
