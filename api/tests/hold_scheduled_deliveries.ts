import db from '@adonisjs/lucid/services/db'
import { waitForDeliveries } from '#tests/wait_for_deliveries'

/**
 * Waits until all deliveries so far are done, and puts off by an hour those that other tests have scheduled, which would be due
 * at any time. A test that lets all deliveries of a kind fail would otherwise fail theirs too.
 */
export async function holdScheduledDeliveries(): Promise<void> {
  // A delivery that is done may schedule further ones.
  await waitForDeliveries()
  await db.rawQuery(
    `update deliveries set due_at = now() + interval '1 hour', next_at = now() + interval '1 hour'
     where state = 'pending' and due_at > now()`
  )
  await waitForDeliveries()
}
