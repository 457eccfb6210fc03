import { queryDatabase } from '@saajha/api/harness/query_database'
import { openEmbeddedPostgres } from '@saajha/database/embedded/open_embedded_postgres'
import { inject } from 'vitest'

/** Ends the time in which the owner can answer a booking request. The request then expires. */
export async function endTimeToAnswer(bookingId: string): Promise<void> {
  const dataDir = inject('dataDir')
  const { connectionString } = await openEmbeddedPostgres({ dataDir, ifRunning: 'attach' })
  await queryDatabase(
    connectionString,
    `with due as (update bookings set answer_by = now() where id = $1 returning id)
     update deliveries d set due_at = now(), next_at = now() from domain_events e, due
     where e.id = d.event_id and e.aggregate_id = due.id and e.name = 'booking.answer_due'`,
    [bookingId]
  )
}
