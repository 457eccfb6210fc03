import { InvalidPushKeysError, UnsupportedPushServiceError } from '#modules/notifications/errors'
import { inTransaction } from '#shared/database/in_transaction'
import { sql } from '#shared/database/sql'
import { violatedConstraint } from '#shared/database/violated_constraint'
import { LoginRequiredError } from '#shared/http/errors/request_errors'
import { pushDestination } from '#shared/web_push/push_destination'
import { areSubscriptionKeys, type SubscriptionKeys } from '#shared/web_push/subscription_keys'

const MAX_SUBSCRIPTIONS = 10

type Subscription = { endpoint: string; keys: SubscriptionKeys }

/**
 * Saves a browser's subscription until this session ends; idempotent. Beyond ten the member's oldest are deleted. The subscription
 * of another member is taken over by a browser that knows its endpoint and both keys, so that the browser no longer receives the
 * other member's pushes. Throws `UnsupportedPushServiceError`, `InvalidPushKeysError`, also for other keys than those that are
 * stored with the endpoint, and `LoginRequiredError` if the session ends meanwhile.
 */
export async function savePushSubscription(
  { userId, sessionId }: { userId: string; sessionId: string },
  { endpoint, keys }: Subscription
): Promise<void> {
  if (!pushDestination(endpoint)) throw new UnsupportedPushServiceError()
  if (!areSubscriptionKeys(keys)) throw new InvalidPushKeysError()
  const { p256dh, auth } = keys
  try {
    await inTransaction(async (trx) => {
      // One at a time per member, so that concurrent calls cannot exceed the maximum.
      await sql(
        trx,
        `select pg_advisory_xact_lock(hashtextextended('push subscriptions ' || $1, 0))`,
        [userId]
      )
      const [saved] = await sql(
        trx,
        `insert into push_subscriptions as s (user_id, session_id, endpoint, p256dh, auth)
         values ($1, $2, $3, $4, $5)
         on conflict (endpoint) do update
           set user_id = excluded.user_id, session_id = excluded.session_id, created_at = now()
           where s.p256dh = excluded.p256dh and s.auth = excluded.auth
         returning id`,
        [userId, sessionId, endpoint, p256dh, auth]
      )
      if (!saved) throw new InvalidPushKeysError()
      await sql(
        trx,
        `delete from push_subscriptions where id in (
           select id from push_subscriptions where user_id = $1
           order by created_at desc, id desc offset $2
           -- Another member may be taking one over.
           for update skip locked
         )`,
        [userId, MAX_SUBSCRIPTIONS]
      )
    })
  } catch (error) {
    const hasEnded = violatedConstraint(error) === 'push_subscriptions_session_id_fkey'
    throw hasEnded ? new LoginRequiredError() : error
  }
}
