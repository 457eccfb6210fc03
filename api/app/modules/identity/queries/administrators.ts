import { sql, type SqlClient } from '#shared/database/sql'

/** The ids of the administrators who can sign in. */
export async function listAdministrators(client: SqlClient): Promise<string[]> {
  const rows = await sql<{ id: string }>(
    client,
    `select id from users where role = 'admin' and blocked_at is null order by id`
  )
  return rows.map(({ id }) => id)
}

/** Returns whether a member is an administrator. */
export async function isAdministrator(client: SqlClient, id: string): Promise<boolean> {
  const rows = await sql(client, `select from users where id = $1 and role = 'admin'`, [id])
  return rows.length > 0
}
