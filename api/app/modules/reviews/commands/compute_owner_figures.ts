import db from '@adonisjs/lucid/services/db'
import { shareOfCancelled } from '#modules/bookings/public'
import { sql } from '#shared/database/sql'

/** The owners that one statement computes. */
const BATCH = 500

/** Below so many requests that were answered or left unanswered, nothing is shown of the answers. */
const MIN_REQUESTS = 5

/**
 * Computes for each owner what their profile shows: completed rentals, the share of cancelled ones, and of the requests of the last
 * 90 days the share that was answered and within how many minutes half of those were, rounded up to an hour, two, six or a day.
 * Figures that are the same are not written.
 */
export async function computeOwnerFigures(stopping: AbortSignal): Promise<void> {
  let after: string | undefined = '00000000-0000-0000-0000-000000000000'
  while (after && !stopping.aborted) after = await computeAfter(after)
}

/** Computes the next owners by id; returns the last of them, undefined after the last owner. */
async function computeAfter(ownerId: string): Promise<string | undefined> {
  const [batch] = await sql<{ last: string | null }>(
    db,
    `with owners as (
       select distinct owner_id from owner_bookings where owner_id > $1 order by owner_id limit ${BATCH}
     ), figures as (
       select b.owner_id, count(*) filter (where b.is_completed)::int as completed,
         ${CANCELLED} as cancelled,
         count(b.minutes) filter (where ${RECENT}) as answered,
         count(*) filter (where b.is_unanswered and ${RECENT}) as unanswered,
         percentile_disc(0.5) within group (order by b.minutes) filter (where ${RECENT}) as minutes
       from owner_bookings b where b.owner_id in (select owner_id from owners) group by b.owner_id
     ), saved as (
       insert into owner_figures as f (user_id, completed_rentals, cancelled_share, response_minutes, response_share)
       select owner_id, completed, cancelled,
         case when answered + unanswered >= ${MIN_REQUESTS} then
           (select min(shown) from unnest(array[60, 120, 360, 1440]) as shown where shown >= minutes) end,
         case when answered + unanswered >= ${MIN_REQUESTS} then answered::real / (answered + unanswered) end
       from figures order by owner_id
       on conflict (user_id) do update set completed_rentals = excluded.completed_rentals,
         cancelled_share = excluded.cancelled_share, response_minutes = excluded.response_minutes,
         response_share = excluded.response_share
       where (f.completed_rentals, f.cancelled_share, f.response_minutes, f.response_share) is distinct from
         (excluded.completed_rentals, excluded.cancelled_share, excluded.response_minutes, excluded.response_share)
     )
     select max(owner_id::text) as last from owners`,
    [ownerId]
  )
  return batch?.last ?? undefined
}

const CANCELLED = shareOfCancelled(
  'count(*) filter (where b.is_cancelled)',
  'count(*) filter (where b.is_completed or b.is_cancelled)'
)

const RECENT = `b.requested_at > now() - interval '90 days'`
