import db from '@adonisjs/lucid/services/db'
import { StorageFullError } from '#modules/media/errors'
import type { MediaKindName } from '#modules/media/rules/media_kind'
import { sql, type SqlClient } from '#shared/database/sql'

const GIGABYTE = 1024 ** 3
/** The photos of some hundred listings as phones take them, with their variants. */
const MAX_GIGABYTES = 2

const OF_LISTINGS: readonly MediaKindName[] = ['photo', 'video']

/**
 * Throws a 409 if the stored files of a member that count together with one of a kind have reached 2 GB: those of listings, or
 * those of profile, documents and handovers, so that full listings do not keep a member from recording a handover. Unused files
 * count until the sweep deletes them, a day later; those that only past bookings need, and those of older releases, do not count.
 */
export async function assertStorage(
  { ownerId, kind }: { ownerId: string; kind: MediaKindName },
  client: SqlClient = db
): Promise<void> {
  const [storage] = await sql<{ isFull: boolean }>(
    client,
    `select coalesce(sum(stored_bytes), 0) >= $2 as "isFull" from media
     where owner_id = $1 and (kind = any($3)) = $4
       and id::text not in (select folder from media_of_past_bookings where owner_id = $1)`,
    [ownerId, MAX_GIGABYTES * GIGABYTE, OF_LISTINGS, OF_LISTINGS.includes(kind)]
  )
  if (storage!.isFull) throw new StorageFullError({ maxGigabytes: MAX_GIGABYTES })
}
