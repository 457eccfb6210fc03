import db from '@adonisjs/lucid/services/db'
import { sql } from '#shared/database/sql'

/** The id of the listing that a member created with this `Idempotency-Key`; null if there is none or it is deleted. */
export async function findCreatedItem(ownerId: string, key: string): Promise<string | null> {
  const [item] = await sql<{ id: string }>(
    db,
    'select id from items where owner_id = $1 and idempotency_key = $2 and deleted_at is null',
    [ownerId, key]
  )
  return item?.id ?? null
}
