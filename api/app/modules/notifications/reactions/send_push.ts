import type { TransactionClientContract } from '@adonisjs/lucid/types/database'
import { notificationType } from '@saajha/contract/notification_types'
import { deliverPush } from '#modules/notifications/push/deliver_push'
import {
  notificationPush,
  type PushedNotification,
} from '#modules/notifications/push/notification_push'
import { preferencesOf } from '#modules/notifications/queries/preferences_of'
import { pushSubscriptionsOf } from '#modules/notifications/queries/push_subscriptions_of'
import { sql } from '#shared/database/sql'
import type { DomainEvent } from '#shared/events/domain_event'
import { reaction } from '#shared/events/subscriber'
import { recordEventsAt } from '#shared/outbox/record_event'

/** After a day, a notification is found on the page only. */
const TTL_SECONDS = 24 * 60 * 60

/**
 * Sends a push about a notification that is still unread to each browser of its member, unless they switched it off. Each
 * browser has an event of its own, so that one that has to wait does not delay or repeat the others.
 */
export const sendPush = reaction(
  'send_push',
  { 'notification.added': announce, 'notification.push_due': send },
  { queue: 'outbound' }
)

async function announce(
  { payload }: DomainEvent<'notification.added'>,
  trx: TransactionClientContract
): Promise<void> {
  const { notificationId, userId } = payload
  if (!(await findWanted(trx, notificationId, userId))) return
  const subscriptionIds = await pushSubscriptionsOf(trx, userId)
  await recordEventsAt(
    trx,
    'notification.push_due',
    subscriptionIds.map((subscriptionId) => ({
      due: {},
      aggregateId: notificationId,
      payload: { ...payload, subscriptionId },
    }))
  )
}

async function send(
  { payload }: DomainEvent<'notification.push_due'>,
  trx: TransactionClientContract
): Promise<void> {
  const { notificationId, userId, subscriptionId } = payload
  const wanted = await findWanted(trx, notificationId, userId)
  if (!wanted) return
  const { notification, preferences } = wanted
  const { isUrgent } = notification
  const message = notificationPush(notification, preferences)
  await deliverPush(trx, { subscriptionId, userId }, message, {
    ttlSeconds: TTL_SECONDS,
    urgency: isUrgent || notificationType(notification.type).kind === 'booking' ? 'high' : 'normal',
    topic: message.tag,
  })
}

/** Returns a notification that is unread, if its member wants pushes of its kind. */
async function findWanted(trx: TransactionClientContract, notificationId: string, userId: string) {
  const [notification] = await sql<PushedNotification & { isUrgent: boolean }>(
    trx,
    `select n.id, n.type, n.item_id as "itemId", n.conversation_id as "conversationId", n.facts ->> 'itemTitle' as "itemTitle", n.facts ->> 'text' as text,
       n.facts ->> 'rejectionReason' as "rejectionReason", n.facts ->> 'reportTicket' as "reportTicket",
       n.facts ->> 'reportDecision' as "reportDecision", n.facts ? 'isUrgent' as "isUrgent",
       n.facts ->> 'bookingReason' as "bookingReason", n.facts ? 'isRenter' as "isRenter", n.facts ->> 'answerBy' as "answerBy", m.full_name as sender, (
         select count(*)::int from notifications other
         where other.user_id = n.user_id and other.item_id = n.item_id and other.type in ('message', 'reply')
           and not other.is_read and other.deleted_at is null
       ) as count
     from notifications n left join member_profiles m on m.id = (n.facts ->> 'senderId')::uuid
     where n.id = $1 and not n.is_read and n.deleted_at is null and n.created_at > now() - make_interval(secs => $2)`,
    [notificationId, TTL_SECONDS]
  )
  if (!notification) return undefined
  const preferences = await preferencesOf(userId, trx)
  const isWanted = preferences.kinds[notificationType(notification.type).kind].push
  return isWanted ? { notification, preferences } : undefined
}
