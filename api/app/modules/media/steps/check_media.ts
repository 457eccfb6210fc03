import type { TransactionClientContract } from '@adonisjs/lucid/types/database'
import { sql } from '#shared/database/sql'

/** The id of a file, and of the member who uploaded it. */
export type MediaOfOwner = { id: string; ownerId: string }

/**
 * Checks up to `limit` files whose `check_at` has come, and deletes the rows of those that nothing uses. Returns how many were
 * checked, the ids of the deleted rows, and the ids of those whose variants exist and whose rows name no original. Files that
 * another transaction has locked are left to the next run.
 */
export async function checkMedia(
  trx: TransactionClientContract,
  limit: number
): Promise<{ checked: number; deleted: string[]; withoutOriginal: string[] }> {
  // Locked before their uses are read: a use that ends meanwhile is recorded afterwards, and the file is checked again.
  const locked = await sql<MediaOfOwner & { hasOriginal: boolean }>(
    trx,
    `select id, owner_id as "ownerId", state <> 'ready' or original_key is not null as "hasOriginal" from media
     where check_at <= now() and (arriving_until is null or arriving_until < now())
     order by check_at limit $1 for update skip locked`,
    [limit]
  )
  return {
    checked: locked.length,
    deleted: await deleteUnused(trx, locked),
    withoutOriginal: locked.flatMap(({ id, hasOriginal }) => (hasOriginal ? [] : [id])),
  }
}

/**
 * Deletes the rows of those of the files that nothing in the transaction's view uses; returns their ids. Each other file is
 * checked again when its use ends.
 */
export async function deleteUnused(
  trx: TransactionClientContract,
  files: MediaOfOwner[]
): Promise<string[]> {
  const deleted = await sql<{ id: string }>(
    trx,
    `with uses as materialized (
       select id, max(until) as until from media_in_use where owner_id = any($2) and id = any($1) group by id
     ), kept as (
       update media m set check_at = nullif(until, 'infinity') from uses where m.id = uses.id
     )
     delete from media m where id = any($1) and not exists (select from uses where uses.id = m.id) returning id`,
    [files.map(({ id }) => id), [...new Set(files.map(({ ownerId }) => ownerId))]]
  )
  return deleted.map(({ id }) => id)
}
