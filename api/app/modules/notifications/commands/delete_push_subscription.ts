import db from '@adonisjs/lucid/services/db'
import { sql } from '#shared/database/sql'

/** Deletes a member's subscription; without effect for an endpoint that is not theirs. */
export async function deletePushSubscription(userId: string, endpoint: string): Promise<void> {
  await sql(db, 'delete from push_subscriptions where user_id = $1 and endpoint = $2', [
    userId,
    endpoint,
  ])
}
