import type { Postgres } from '#harness/postgres'

/** Schedules every new delivery for an hour later, until `releaseDeliveries`. */
export async function deferDeliveries(postgres: Postgres): Promise<void> {
  await postgres.query(`
    create function defer_delivery() returns trigger language plpgsql as $$ begin
      new.due_at := now() + interval '1 hour'; new.next_at := new.due_at; return new;
    end $$`)
  await postgres.query(`
    create trigger defer_delivery before insert on deliveries for each row execute function defer_delivery()`)
}

/** Makes all deferred deliveries due at one moment, some seconds from now. Returns the moment. */
export async function releaseDeliveries(postgres: Postgres, seconds: number): Promise<Date> {
  await postgres.query('drop function defer_delivery cascade')
  const [{ moment }] = await postgres.query(
    `with moment as (select now() + make_interval(secs => $1) as moment),
     released as (
       update deliveries set due_at = moment, next_at = moment from moment where state = 'pending' and next_at > now()
     )
     select moment from moment`,
    [seconds]
  )
  return moment
}
