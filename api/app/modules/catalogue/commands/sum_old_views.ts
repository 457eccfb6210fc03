import db from '@adonisjs/lucid/services/db'

/** Charts of the dashboard show thirty days. */
const KEEP_DAYS = 35
const AT_ONCE = 10_000

/**
 * Replaces views of more than 35 days ago by one sum for each listing. Totals stay as they are. Safe to run anywhere and
 * any number of times at once, and to stop.
 */
export async function sumOldViews(stopping: AbortSignal): Promise<void> {
  let summed: number
  do {
    const { rows } = await db.rawQuery(
      `with old as (
         delete from item_views where ctid = any (array(
           select ctid from item_views
           where day < (now() at time zone 'Asia/Kolkata')::date - :days::int
           order by day limit :limit for update skip locked
         ))
         returning item_id
       ), added as (
         insert into item_view_totals as t (item_id, views)
         select item_id, count(*) from old group by item_id order by item_id
         on conflict (item_id) do update set views = t.views + excluded.views
       )
       select count(*)::int as count from old`,
      { days: KEEP_DAYS, limit: AT_ONCE }
    )
    summed = rows[0].count
  } while (summed === AT_ONCE && !stopping.aborted)
}
