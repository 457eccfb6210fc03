import db from '@adonisjs/lucid/services/db'
import type { DeskMember } from '@saajha/contract/moderation'
import { searchMembers } from '#modules/identity/public'
import { deskMembers } from '#modules/moderation/queries/desk_members'
import { isTicket } from '#modules/moderation/rules/ticket'
import { sql } from '#shared/database/sql'

const LIMIT = 20

/** Members by user name, email, words of the name or the ticket of a report by or about them, at most 20. */
export async function searchDeskMembers(q: string): Promise<DeskMember[]> {
  const ids = isTicket(q) ? await membersOf(q) : await searchMembers(db, q, LIMIT)
  return deskMembers(db, ids)
}

/** The member whom a report is about, and its reporter. */
async function membersOf(ticket: string): Promise<string[]> {
  const [report] = await sql<{ ids: (string | null)[] }>(
    db,
    'select array[subject_member_id, reporter_id] as ids from reports where ticket = upper($1)',
    [ticket]
  )
  return (report?.ids ?? []).filter((id) => id !== null)
}
