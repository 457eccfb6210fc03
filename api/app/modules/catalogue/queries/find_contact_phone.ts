import { sql, type SqlClient } from '#shared/database/sql'

/** The phone number of a listing, else of its owner; null without one. */
export async function findContactPhone(client: SqlClient, id: string): Promise<string | null> {
  const [found] = await sql<{ phone: string | null }>(
    client,
    `select coalesce(nullif(trim(i.contact_phone), ''), nullif(trim(o.phone), '')) as phone
     from items i join member_profiles o on o.id = i.owner_id where i.id = $1`,
    [id],
    { prepare: true }
  )
  return found?.phone ?? null
}
