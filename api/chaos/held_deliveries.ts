import type { Postgres } from '#harness/postgres'

/** Schedules every new delivery for an hour later, until `releaseDeliveries`. */
export async function holdDeliveries(postgres: Postgres): Promise<void> {
  await postgres.query(`
    create function hold_delivery() returns trigger language plpgsql as $$ begin
      new.next_at := now() + interval '1 hour'; return new;
    end $$`)
  await postgres.query(`
    create trigger hold_delivery before insert on deliveries for each row execute function hold_delivery()`)
}

/** Makes all held deliveries due at one moment, some seconds from now. Returns the moment. */
export async function releaseDeliveries(postgres: Postgres, seconds: number): Promise<Date> {
  await postgres.query('drop function hold_delivery cascade')
  const [{ moment }] = await postgres.query(
    `with moment as (select now() + make_interval(secs => $1) as moment),
     released as (
       update deliveries set next_at = moment from moment where state = 'pending' and next_at > now()
     )
     select moment from moment`,
    [seconds]
  )
  return moment
}
