import db from '@adonisjs/lucid/services/db'
import { sql } from '#shared/database/sql'

/**
 * For each of some open requests, how many other requests of its listing accepting it would close: those that share a day with
 * it on which both together do not fit. `quantity` is the number of identical pieces of the listing.
 */
export async function countOverlapping(
  requests: { id: string; quantity: number }[]
): Promise<Map<string, number>> {
  if (requests.length === 0) return new Map()
  const rows = await sql<{ id: string; count: number }>(
    db,
    `select b.id, count(other.id)::int as count
     from unnest($1::uuid[], $2::int[]) as request (id, quantity)
     join bookings b on b.id = request.id
     left join bookings other on other.item_id = b.item_id and other.id <> b.id and other.state = 'requested'
       and other.answer_by > now() and other.held && b.held and exists (
         select from generate_series(0, upper(other.held * b.held) - lower(other.held * b.held) - 1) as n
         left join item_days d on d.item_id = b.item_id and d.day = lower(other.held * b.held) + n
         where coalesce(d.taken, 0) + b.units + other.units > coalesce(d.capacity, quantity)
       )
     group by b.id`,
    [requests.map(({ id }) => id), requests.map(({ quantity }) => quantity)],
    { prepare: true }
  )
  return new Map(rows.map(({ id, count }) => [id, count]))
}
