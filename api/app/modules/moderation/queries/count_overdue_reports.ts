import db from '@adonisjs/lucid/services/db'
import { sql } from '#shared/database/sql'

/** The number of open reports whose time to be decided is over. */
export async function countOverdueReports(): Promise<number> {
  const [row] = await sql<{ count: number }>(
    db,
    `select count(*)::int as count from reports where state = 'open' and due_at < now()`
  )
  return row!.count
}
