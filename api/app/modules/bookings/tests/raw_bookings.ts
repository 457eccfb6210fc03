import { randomUUID } from 'node:crypto'
import pg from 'pg'
import type { Day } from '@saajha/contract/values'
import env from '#start/env'
import { violatedConstraint } from '#shared/database/violated_constraint'

/** A listing whose rows are written without the API. */
export type RawListing = { id: string; ownerId: string; quantity: number; bufferDays: number }

/** What a renter asks for; `length` is the number of days after the first one. */
type RawRequest = { renterId: string; start: Day; length: number; units: number }

export type AcceptOutcome = 'accepted' | 'no longer open' | 'full'

/** The time zones of the connections, in turn: none of them changes what a day is. */
const ZONES = ['UTC', 'Asia/Kolkata', 'America/Los_Angeles']

/** Opens connections of their own, so that none waits for another; each commits without waiting for the disk. */
export async function connect(count: number, cleanup: (end: () => Promise<void>) => void) {
  const clients = Array.from({ length: count }, () => {
    return new pg.Client({ connectionString: env.get('DATABASE_URL') })
  })
  cleanup(async () => void (await Promise.all(clients.map((client) => client.end()))))
  await Promise.all(
    clients.map(async (client, index) => {
      await client.connect()
      const zone = ZONES[index % ZONES.length]!
      await client.query(`set synchronous_commit = off; set time zone '${zone}'`)
    })
  )
  return clients
}

/** Adds members; returns their ids. */
export async function addMembers(client: pg.Client, count: number): Promise<string[]> {
  const { rows } = await client.query<{ id: string }>(
    `insert into users (username, email, full_name, password_hash)
     select name, name || '@example.in', 'Some Member', 'none'
     from generate_series(1, $1) as n, lateral (select 'member_' || md5($2 || n) as name) named
     returning id`,
    [count, randomUUID()]
  )
  return rows.map(({ id }) => id)
}

export async function addListing(
  client: pg.Client,
  quantity: number,
  bufferDays = 0
): Promise<RawListing> {
  const [ownerId] = (await addMembers(client, 1)) as [string]
  const { rows } = await client.query<{ id: string }>(
    `insert into items (owner_id, title, description, price, category_id, location, quantity, buffer_days)
     values ($1, 'Folding chairs', 'Sturdy', 20, 'event-accessories', 'Pune, Maharashtra', $2, $3) returning id`,
    [ownerId, quantity, bufferDays]
  )
  return { id: rows[0]!.id, ownerId, quantity, bufferDays }
}

/** Inserts a booking; returns its id. */
export async function addBooking(
  client: pg.Client,
  { id, ownerId, bufferDays }: RawListing,
  { renterId, start, length, units }: RawRequest,
  state: 'requested' | 'accepted' = 'requested'
): Promise<string> {
  const { rows } = await client.query<{ id: string }>(
    `insert into bookings (id, item_id, owner_id, renter_id, start_date, end_date, units, held, state, answer_by, price_unit,
       charged_days)
     select uuidv7(), $1, $2, $3, day, day + $5::int, $6, daterange(day, day + $5::int + $7::int, '[]'), $8,
       now() + interval '1 day', 'day', greatest(1, $5::int)
     from (select $4::date as day) first returning id`,
    [id, ownerId, renterId, start, length, units, bufferDays, state]
  )
  return rows[0]!.id
}

/** Accepts a request and closes those that no longer fit, in one transaction. The database alone decides whether it fits. */
export async function acceptBooking(
  client: pg.Client,
  itemId: string,
  id: string
): Promise<AcceptOutcome> {
  await client.query('begin')
  try {
    await client.query('select from items where id = $1 for no key update', [itemId])
    const { rowCount } = await client.query(
      `update bookings set state = 'accepted', accepted_at = now()
       where id = $1 and state = 'requested' and answer_by > now()`,
      [id]
    )
    if (rowCount) await client.query(CLOSE_OTHERS, [itemId])
    await client.query('commit')
    return rowCount ? 'accepted' : 'no longer open'
  } catch (error) {
    await client.query('rollback')
    if (violatedConstraint(error) === 'item_days_never_overbooked') return 'full'
    throw error
  }
}

const CLOSE_OTHERS = `
  update bookings b set state = 'declined', reason = 'dates_taken', closed_by = 'system', closed_at = now()
  where item_id = $1 and state = 'requested' and exists (
    select from item_days d where d.item_id = b.item_id and d.day >= lower(b.held) and d.day < upper(b.held)
      and d.taken + b.units > d.capacity)`
