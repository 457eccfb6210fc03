import db from '@adonisjs/lucid/services/db'
import { sql } from '#shared/database/sql'

const DAYS = 90

type ReviewedRentals = { completed: number; reviewed: number; days: number }

/** The number of bookings completed in the last 90 days, and of those with a review of either member that was not withdrawn. */
export async function countReviewedRentals(): Promise<ReviewedRentals> {
  const [counts] = await sql<Omit<ReviewedRentals, 'days'>>(
    db,
    `select count(*)::int as completed, count(*) filter (where exists (
         select from booking_reviews r where r.booking_id = b.id and r.withdrawn_at is null
       ))::int as reviewed
     from bookings b where b.state = 'completed' and b.completed_at > now() - make_interval(days => $1)`,
    [DAYS]
  )
  return { ...counts!, days: DAYS }
}
