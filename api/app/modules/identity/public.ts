import db from '@adonisjs/lucid/services/db'

/** How to reach a member: for people they wrote to, never for anyone else. */
export type ContactDetails = { fullName: string; email: string; phone: string | null }

/** The contact details that a member's account holds. */
export async function contactDetailsOf(memberId: string): Promise<ContactDetails> {
  const { rows } = await db.rawQuery(
    `select full_name as "fullName", email, phone from users where id = ?`,
    [memberId]
  )
  return rows[0]
}
