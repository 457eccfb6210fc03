import db from '@adonisjs/lucid/services/db'
import { COMMIT_UNFLUSHED } from '#shared/database/commit_unflushed'
import { sql } from '#shared/database/sql'

/** Deliveries of one event each to the same subscriber. */
export type DeliverySet = { subscriber: string; eventIds: string[] }

const MAX_STARTS = 50
const MAX_FAILURES = 8

/** The wait after the first failure in seconds. It doubles with each further one, plus up to a half at random. */
const FIRST_WAIT = 0.5

/** Deliveries that killed two workers are spread over this time, so that a poison event takes few others with it. */
const SPREAD_SECONDS = 4

/** The last error of a delivery that is dead because its process never survived it. */
export const DIED_AT_EACH_START = `The worker died at each of ${MAX_STARTS} starts`

type StartedDelivery = { eventId: string; event: string }

/**
 * Counts a start before the work, in a separate transaction, so that work that kills its process counts too. The count may be
 * lost if PostgreSQL crashes. A delivery that was started 50 times before is dead from then on. Renews a lease that is 20
 * seconds old; a younger one stays, since a new value costs an index entry. Returns the deliveries that are still queued, to
 * be run, and those that are dead now.
 */
export async function countStarts({
  subscriber,
  eventIds,
}: DeliverySet): Promise<{ started: StartedDelivery[]; dead: StartedDelivery[] }> {
  const counted = await sql<StartedDelivery & { state: string }>(
    db,
    `update deliveries d set
       starts = starts + 1,
       queued_at = case when queued_at < now() - interval '20 seconds' then now() else queued_at end,
       state = case when starts >= ${MAX_STARTS} then 'dead' else state end,
       last_error = case when starts >= ${MAX_STARTS}
         then coalesce(last_error, '${DIED_AT_EACH_START}') else last_error end
     from domain_events e
     where d.event_id = any($1::uuid[]) and d.subscriber = $2 and d.state = 'queued' and e.id = d.event_id
     returning d.event_id as "eventId", e.name as event, d.state, ${COMMIT_UNFLUSHED}`,
    [eventIds, subscriber],
    { prepare: true }
  )
  return {
    started: counted.filter(({ state }) => state === 'queued'),
    dead: counted.filter(({ state }) => state === 'dead'),
  }
}

/**
 * Counts a failure and schedules the next attempt with exponential backoff: after 0.5 s, 1 s, 2 s and so on. The delivery
 * is dead after 8 failures. Returns its state, or undefined when it is no longer queued.
 */
export async function countFailure(
  subscriber: string,
  eventId: string,
  error: string
): Promise<'pending' | 'dead' | undefined> {
  const [failed] = await sql<{ state: 'pending' | 'dead' }>(
    db,
    `update deliveries set
       failures = failures + 1,
       last_error = $3,
       state = case when failures + 1 >= ${MAX_FAILURES} then 'dead' else 'pending' end,
       next_at = now() + make_interval(secs => ${FIRST_WAIT} * 2 ^ failures * (1 + random() / 2))
     where event_id = $1 and subscriber = $2 and state = 'queued'
     returning state`,
    [eventId, subscriber, error]
  )
  return failed?.state
}

/** Makes started deliveries due again after some seconds, as if they had not been started. */
export async function postpone(
  { subscriber, eventIds }: DeliverySet,
  seconds: number
): Promise<void> {
  await sql(
    db,
    `update deliveries set starts = greatest(starts - 1, 0), state = 'pending',
       next_at = now() + make_interval(secs => $3)
     where event_id = any($1::uuid[]) and subscriber = $2 and state = 'queued'`,
    [eventIds, subscriber, seconds]
  )
}

/**
 * Makes the deliveries of a job that ended without a result due again, for example after its worker died: the first time
 * together after 0.5 s, then each up to 4 s later.
 */
export async function returnDeliveries({ subscriber, eventIds }: DeliverySet): Promise<void> {
  await sql(
    db,
    `update deliveries set state = 'pending',
       next_at = now() + make_interval(secs => ${FIRST_WAIT} + case when starts > 1 then ${SPREAD_SECONDS} * random() else 0 end)
     where event_id = any($1::uuid[]) and subscriber = $2 and state = 'queued'`,
    [eventIds, subscriber]
  )
}
