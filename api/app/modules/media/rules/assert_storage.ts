import db from '@adonisjs/lucid/services/db'
import { StorageFullError } from '#modules/media/errors'
import { sql, type SqlClient } from '#shared/database/sql'

const GIGABYTE = 1024 ** 3
/** The photos of some hundred listings as phones take them, with their variants. */
const MAX_GIGABYTES = 2

/**
 * Throws a 409 if the stored files of a member have reached 2 GB. Unused files count until the sweep deletes them, a day later. Those
 * of older releases do not count.
 */
export async function assertStorage(memberId: string, client: SqlClient = db): Promise<void> {
  const [storage] = await sql<{ isFull: boolean }>(
    client,
    'select coalesce(sum(stored_bytes), 0) >= $2 as "isFull" from media where owner_id = $1',
    [memberId, MAX_GIGABYTES * GIGABYTE]
  )
  if (storage!.isFull) throw new StorageFullError({ maxGigabytes: MAX_GIGABYTES })
}
