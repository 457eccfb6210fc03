import db from '@adonisjs/lucid/services/db'
import { NETWORK_DAYS } from '#modules/identity/authentication/known_network'
import { sql } from '#shared/database/sql'

export { NETWORK_DAYS }

const BATCH_SIZE = 1_000

/**
 * Deletes the networks from which members have not signed in for 90 days. Of each member the last one stays: a member without
 * any has just signed up, and gets no e-mail about a new device. Returns the number of deleted ones. Safe to run concurrently on
 * several nodes, and to stop between batches.
 */
export async function deleteOldNetworks(stopping: AbortSignal): Promise<number> {
  let total = 0
  let removed: number
  do {
    const deleted = await sql(
      db,
      `delete from sign_in_networks where (user_id, network) in (
         select n.user_id, n.network from sign_in_networks n
         where n.last_at <= now() - make_interval(days => $1) and exists (
           select from sign_in_networks later
           where later.user_id = n.user_id and (later.last_at, later.network) > (n.last_at, n.network)
         )
         limit $2 for update of n skip locked
       ) returning user_id`,
      [NETWORK_DAYS, BATCH_SIZE]
    )
    removed = deleted.length
    total += removed
  } while (removed === BATCH_SIZE && !stopping.aborted)
  return total
}
