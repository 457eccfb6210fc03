import db from '@adonisjs/lucid/services/db'
import { normalizeEmail } from '@saajha/contract/email'
import { normalizeUsername } from '@saajha/contract/line_text'
import { withoutUndrawn } from '@saajha/contract/typed_text'
import { sql } from '#shared/database/sql'

/**
 * Returns the normal form of a user name or email. All variants by which one member is found have the same form. Without it,
 * variants of a member's name would share one limit, but variants of an unused name would have a limit each: that would reveal
 * who is a member.
 */
export async function normalName(name: string): Promise<string> {
  const query = 'select lower(normalize($1::text, nfc)) as name'
  const typed = normalizeUsername(normalizeEmail(withoutUndrawn(name)))
  const [row] = await sql<{ name: string }>(db, query, [typed])
  return row!.name
}
