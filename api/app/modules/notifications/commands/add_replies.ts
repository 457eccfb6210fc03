import type { TransactionClientContract } from '@adonisjs/lucid/types/database'
import { insertNotifications } from '#modules/notifications/insert_notifications'
import type { NotificationPayload } from '#modules/notifications/payload'
import { sql } from '#shared/database/sql'

type Reply = {
  sourceEventId: string
  userId: string
  itemId: string
  conversationId: string
  no: number
  payload: NotificationPayload
}

/**
 * Notifies members of messages in conversations, with the effects of `insertNotifications`. The unread messages of a
 * conversation share one notification, which shows the newest: it is renewed, and the unread count stays. A message that a
 * notification covered before, also a read or deleted one, adds none, so events can be repeated and delivered in any order.
 */
export async function addReplies(trx: TransactionClientContract, replies: Reply[]): Promise<void> {
  await lockUnread(trx, replies)
  await insertNotifications(
    trx,
    `insert into notifications as n (source_event_id, user_id, type, item_id, conversation_id, message_no, facts)
     select distinct on (user_id, conversation_id) source_event_id, user_id, 'reply', item_id, conversation_id, message_no, facts
     from unnest($1::uuid[], $2::uuid[], $3::uuid[], $4::uuid[], $5::integer[], $6::jsonb[])
       as reply (source_event_id, user_id, item_id, conversation_id, message_no, facts)
     where not exists (
       select from notifications n where n.type = 'reply' and n.user_id = reply.user_id
         and n.conversation_id = reply.conversation_id and n.message_no >= reply.message_no
     )
     order by user_id, conversation_id, message_no desc
     on conflict (user_id, conversation_id) where type = 'reply' and not is_read and deleted_at is null
     do update set source_event_id = excluded.source_event_id, message_no = excluded.message_no,
       facts = excluded.facts, created_at = now()
     where n.message_no < excluded.message_no
     returning *, n.xmax = 0 as is_counted`,
    [
      replies.map(({ sourceEventId }) => sourceEventId),
      replies.map(({ userId }) => userId),
      replies.map(({ itemId }) => itemId),
      replies.map(({ conversationId }) => conversationId),
      replies.map(({ no }) => no),
      replies.map(({ payload }) => JSON.stringify(payload)),
    ]
  )
}

/** Locks the unread notifications of conversations in the lock order of `markSetRead`, so that both cannot deadlock. */
async function lockUnread(trx: TransactionClientContract, replies: Reply[]): Promise<void> {
  await sql(
    trx,
    `select from notifications
     where (user_id, conversation_id) in (select * from unnest($1::uuid[], $2::uuid[])) and not is_read and deleted_at is null
     order by id for update`,
    [replies.map(({ userId }) => userId), replies.map(({ conversationId }) => conversationId)],
    { prepare: true }
  )
}
