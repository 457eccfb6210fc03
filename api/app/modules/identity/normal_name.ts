import db from '@adonisjs/lucid/services/db'
import { sql } from '#shared/database/sql'

/**
 * Returns the normal form of a user name or email, which is the same for all that the database compares as equal. Without it,
 * variants of one name would share the limit of a member, and have a limit each if no member has the name, which shows who is one.
 */
export async function normalName(name: string): Promise<string> {
  const query = 'select lower(normalize($1::text, nfc)) as name'
  const [row] = await sql<{ name: string }>(db, query, [name])
  return row!.name
}
