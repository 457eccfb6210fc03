import db from '@adonisjs/lucid/services/db'
import { sql } from '#shared/database/sql'

/** Returns whether the marketplace has any member. */
export async function hasMembers(): Promise<boolean> {
  const [found] = await sql<{ exists: boolean }>(db, 'select exists (select from users)')
  return found!.exists
}
