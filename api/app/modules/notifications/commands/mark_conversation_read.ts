import type { TransactionClientContract } from '@adonisjs/lucid/types/database'
import { BOOKING_OUTCOMES, type Outcome } from '@saajha/contract/booking_steps'
import type { UnreadCount } from '@saajha/contract/notification'
import type { NotificationType } from '@saajha/contract/notification_types'
import { countUnread } from '#modules/notifications/queries/count_unread'
import { changeUnreadCount } from '#modules/notifications/steps/change_unread_count'
import { sql } from '#shared/database/sql'

/**
 * Types about a booking that an open conversation shows: each step that has a line there, and what its row above the messages
 * says. The others are not visible there.
 */
const SHOWN_TYPES: NotificationType[] = [
  'booking_waiting',
  'booking_tomorrow',
  'booking_return',
  'booking_overdue',
  ...Object.values<Outcome>(BOOKING_OUTCOMES).flatMap(({ hasLine, notification }) =>
    hasLine && notification ? [notification] : []
  ),
]

/**
 * Marks a member's notifications about the messages of a conversation as read, up to the number of a message, in the
 * transaction that reads these messages; at the end of the conversation also those about its bookings, since they have no
 * number. Returns the resulting unread count.
 */
export async function markConversationRead(
  trx: TransactionClientContract,
  userId: string,
  conversationId: string,
  { upTo, isAtEnd }: { upTo: number; isAtEnd: boolean }
): Promise<UnreadCount> {
  const marked = await sql(
    trx,
    `with unread as (
       select id from notifications
       where user_id = $1 and conversation_id = $2 and not is_read and deleted_at is null
         and (message_no <= $3 or ($4 and message_no is null and type = any($5)))
       -- The lock order of \`markAllRead\`, so that concurrent calls cannot deadlock.
       order by id for update
     )
     update notifications n set is_read = true from unread where n.id = unread.id returning n.id`,
    [userId, conversationId, upTo, isAtEnd, SHOWN_TYPES],
    { prepare: true }
  )
  if (marked.length === 0) return countUnread(userId, trx)
  return changeUnreadCount(trx, userId, -marked.length)
}
