import db from '@adonisjs/lucid/services/db'
import { TIME_ZONE } from '@saajha/contract/time_zone'
import { sql } from '#shared/database/sql'

/** The dashboard's charts need 30 days. */
export const VIEW_DAYS = 35
const BATCH_SIZE = 10_000

/**
 * Replaces views older than 35 days by one sum per listing. Totals do not change. Idempotent; safe to run concurrently on
 * several nodes and to abort.
 */
export async function rollUpOldViews(stopping: AbortSignal): Promise<void> {
  let summed: number
  do {
    const [old] = await sql<{ count: number }>(
      db,
      `with old as (
         delete from item_views where ctid = any (array(
           select ctid from item_views
           where day < (now() at time zone '${TIME_ZONE}')::date - $1::int
           order by day limit $2 for update skip locked
         ))
         returning item_id
       ), added as (
         insert into item_view_totals as t (item_id, views)
         select item_id, count(*) from old group by item_id order by item_id
         on conflict (item_id) do update set views = t.views + excluded.views
       )
       select count(*)::int as count from old`,
      [VIEW_DAYS, BATCH_SIZE]
    )
    summed = old!.count
  } while (summed === BATCH_SIZE && !stopping.aborted)
}
