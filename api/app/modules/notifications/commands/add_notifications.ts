import type { TransactionClientContract } from '@adonisjs/lucid/types/database'
import type { Notification } from '@saajha/contract/notification'
import { insertNotifications } from '#modules/notifications/steps/insert_notifications'
import type { NotificationPayload } from '#modules/notifications/rules/payload'

type AddedNotification = {
  sourceEventId: string
  userId: string
  type: Notification['type']
  itemId: string | null
  payload: NotificationPayload
  /** The conversation of the two members, for a notification that is not about one of its messages. */
  conversationId?: string | null
  /** The message that it is about, whether the member has read it already, and whether they muted its conversation. */
  message?: { conversationId: string; no: number; isRead: boolean; isMuted: boolean }
}

/**
 * Adds notifications, each once per source event and member, with the effects of `insertNotifications`. Those about a muted
 * conversation are silent.
 */
export async function addNotifications(
  trx: TransactionClientContract,
  added: AddedNotification[]
): Promise<void> {
  await insertNotifications(
    trx,
    `insert into notifications (source_event_id, user_id, type, item_id, facts, conversation_id, message_no, is_read, is_silent)
     select * from unnest(
       $1::uuid[], $2::uuid[], $3::text[], $4::uuid[], $5::jsonb[], $6::uuid[], $7::integer[], $8::boolean[], $9::boolean[]
     )
     on conflict on constraint notified_once do nothing
     returning *, not is_read as is_counted`,
    [
      added.map(({ sourceEventId }) => sourceEventId),
      added.map(({ userId }) => userId),
      added.map(({ type }) => type),
      added.map(({ itemId }) => itemId),
      added.map(({ payload }) => JSON.stringify(payload)),
      added.map(({ message, conversationId = null }) => message?.conversationId ?? conversationId),
      added.map(({ message }) => message?.no ?? null),
      added.map(({ message }) => message?.isRead ?? false),
      added.map(({ message }) => message?.isMuted ?? false),
    ]
  )
}
