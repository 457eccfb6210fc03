import { sql, type SqlClient } from '#shared/database/sql'

/**
 * Voids what an intruder may have when a member's password is replaced: the links that reset it, so that the next request sends a
 * new one at once, and the knowledge of devices and networks, so that a sign-in on any of them sends an e-mail.
 */
export async function voidEarlierAccess(client: SqlClient, userId: string): Promise<void> {
  await sql(
    client,
    'delete from password_resets r using users u where u.id = $1 and r.email = u.email',
    [userId]
  )
  await sql(client, 'update users set clients_forgotten_at = now() where id = $1', [userId])
}
