import db from '@adonisjs/lucid/services/db'
import { normalizeEmail } from '@saajha/contract/email'
import { normalizeUsername } from '@saajha/contract/line_text'
import { withoutUndrawn } from '@saajha/contract/typed_text'
import { sql } from '#shared/database/sql'

/**
 * Returns the normal form of a user name or email, which is the same for all by which one member is found. Without it,
 * variants of one name would share the limit of a member, and have a limit each if no member has the name, which shows who is one.
 */
export async function normalName(name: string): Promise<string> {
  const query = 'select lower(normalize($1::text, nfc)) as name'
  const typed = normalizeUsername(normalizeEmail(withoutUndrawn(name)))
  const [row] = await sql<{ name: string }>(db, query, [typed])
  return row!.name
}
