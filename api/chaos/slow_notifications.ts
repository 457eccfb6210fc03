import type { Cluster } from '#chaos/cluster'
import type { Postgres } from '#harness/postgres'

/** Longer than a run needs to kill a process that was seen writing notifications. */
const SECONDS = 3

/** Makes every statement that adds notifications take three seconds, until `restoreNotifications`. */
export async function slowNotifications(postgres: Postgres): Promise<void> {
  await postgres.query(`
    create function slow_notifications() returns trigger language plpgsql as $$ begin
      perform pg_sleep(${SECONDS}); return null;
    end $$`)
  await postgres.query(`
    create trigger slow_notifications before insert on notifications
    for each statement execute function slow_notifications()`)
}

/** Makes notifications fast again, after the statements that are running. */
export async function restoreNotifications(postgres: Postgres): Promise<void> {
  await postgres.query('drop function slow_notifications cascade')
}

/** The number of notifications' deliveries that a worker started and neither finished nor returned. */
export async function countInFlight({ postgres }: Cluster): Promise<number> {
  const [{ count }] = await postgres.query(
    `select count(*)::int from deliveries
     where subscriber = 'notify_owner' and state = 'queued' and starts > 0`
  )
  return count
}
