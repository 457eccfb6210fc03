import type { TransactionClientContract } from '@adonisjs/lucid/types/database'
import { insertNotifications } from '#modules/notifications/steps/insert_notifications'
import type { NotificationPayload } from '#modules/notifications/rules/payload'
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
 * conversation share one notification. It shows the newest: it is renewed, and the unread count stays. A message that a
 * notification covered before, also a read or deleted one, adds none, so events can be repeated and delivered in any order.
 * Nor does a message while its member has an unread notification of a contact by message in the conversation. That notification
 * then stays unread until the message is read too. One of a booking request covers no message: it ends with the answer.
 */
export async function addReplies(trx: TransactionClientContract, all: Reply[]): Promise<void> {
  const covered = await coverByContacts(trx, all)
  const replies = all.filter((reply) => !covered.has(keyOf(reply)))
  if (replies.length === 0) return
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

/**
 * Lets the newest unread notification of a contact cover the replies of its conversation; returns the keys of these
 * conversations. Locks the unread notifications in the lock order of `markAllRead`, so that both cannot deadlock.
 */
async function coverByContacts(
  trx: TransactionClientContract,
  replies: Reply[]
): Promise<Set<string>> {
  const covered = await sql<Pick<Reply, 'userId' | 'conversationId'>>(
    trx,
    `with newest as (
       select user_id, conversation_id, max(message_no) as message_no
       from unnest($1::uuid[], $2::uuid[], $3::integer[]) as reply (user_id, conversation_id, message_no)
       group by user_id, conversation_id
     ), unread as (
       select * from notifications
       where (user_id, conversation_id) in (select user_id, conversation_id from newest) and not is_read and deleted_at is null
       order by id for update
     ), contact as (
       select distinct on (user_id, conversation_id) id from unread where type = 'message'
       order by user_id, conversation_id, message_no desc
     )
     update notifications n set message_no = greatest(n.message_no, newest.message_no) from contact, newest
     where n.id = contact.id and n.user_id = newest.user_id and n.conversation_id = newest.conversation_id
     returning n.user_id as "userId", n.conversation_id as "conversationId"`,
    [
      replies.map(({ userId }) => userId),
      replies.map(({ conversationId }) => conversationId),
      replies.map(({ no }) => no),
    ],
    { prepare: true }
  )
  return new Set(covered.map(keyOf))
}

function keyOf({ userId, conversationId }: Pick<Reply, 'userId' | 'conversationId'>): string {
  return `${userId} ${conversationId}`
}
