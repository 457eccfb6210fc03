import { sql, type SqlClient } from '#shared/database/sql'

/** Voids the links that reset the member's password, so that the next request sends a new one at once. */
export async function voidPasswordResets(client: SqlClient, userId: string): Promise<void> {
  await sql(
    client,
    'delete from password_resets r using users u where u.id = $1 and r.email = u.email',
    [userId]
  )
}
