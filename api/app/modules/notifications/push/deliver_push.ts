import type { TransactionClientContract } from '@adonisjs/lucid/types/database'
import type { PushMessage } from '@saajha/contract/push'
import db from '@adonisjs/lucid/services/db'
import { metrics } from '#shared/operations/metrics'
import { Postponed } from '#shared/outbox/postponed'
import { sql } from '#shared/database/sql'
import {
  sendPush,
  type PushOptions,
  type PushOutcome,
  type PushSubscription,
} from '#shared/web_push/send_push'

const MAX_WAIT_SECONDS = 60 * 60

/**
 * Sends a push to one browser of a member, from a reaction whose transaction this is, and deletes the subscription if it has
 * ended. Returns `gone` also for a subscription that is no longer this member's. Throws `Postponed`,
 * with a wait that doubles while the push service is unavailable, so that its silence takes little time from other pushes.
 */
export async function deliverPush(
  trx: TransactionClientContract,
  { subscriptionId, userId }: { subscriptionId: string; userId: string },
  message: PushMessage,
  options: PushOptions
): Promise<PushOutcome> {
  const [subscription] = await sql<PushSubscription & { waitSeconds: number | null }>(
    trx,
    `select endpoint, p256dh, auth, extract(epoch from retry_at - now())::float8 as "waitSeconds"
     from push_subscriptions where id = $1 and user_id = $2`,
    [subscriptionId, userId]
  )
  if (!subscription) return 'gone'
  const { waitSeconds } = subscription
  if (waitSeconds !== null && waitSeconds > 0) throw new Postponed(waitSeconds)
  const outcome = await sendPush(subscription, message, options).catch(async (error: unknown) => {
    if (!(error instanceof Postponed)) throw error
    metrics.pushes.inc({ outcome: 'postponed' })
    throw new Postponed(await backOff(subscriptionId, error.seconds))
  })
  metrics.pushes.inc({ outcome })
  if (outcome === 'delivered') {
    await sql(
      trx,
      'update push_subscriptions set last_ok_at = now(), failures = 0, retry_at = null where id = $1',
      [subscriptionId]
    )
  }
  if (outcome === 'gone') {
    await sql(trx, 'delete from push_subscriptions where id = $1', [subscriptionId])
  }
  return outcome
}

/**
 * Doubles the wait with each failure in a row, and returns it. Outside of the reaction's transaction, since that is rolled
 * back.
 */
async function backOff(subscriptionId: string, seconds: number): Promise<number> {
  const [backedOff] = await sql<{ seconds: number }>(
    db,
    `update push_subscriptions set failures = failures + 1,
       retry_at = now() + make_interval(secs => least($3, $2 * 2 ^ least(failures, 10)))
     where id = $1 returning extract(epoch from retry_at - now())::float8 as seconds`,
    [subscriptionId, seconds, MAX_WAIT_SECONDS]
  )
  return backedOff?.seconds ?? seconds
}
