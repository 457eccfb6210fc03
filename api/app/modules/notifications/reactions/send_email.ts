import type { TransactionClientContract } from '@adonisjs/lucid/types/database'
import type { Language } from '@saajha/contract/language'
import { notificationType } from '@saajha/contract/notification_types'
import { recordMailOutcome } from '#modules/identity/public'
import { afterQuietHours } from '#modules/notifications/rules/delays'
import {
  notificationMail,
  type MailedNotification,
} from '#modules/notifications/mail/notification_mail'
import { unsubscribeToken } from '#modules/notifications/mail/unsubscribe_token'
import { preferencesOf } from '#modules/notifications/queries/preferences_of'
import { sql } from '#shared/database/sql'
import type { DomainEvent } from '#shared/events/domain_event'
import { reaction } from '#shared/events/subscriber'
import { siteUrl } from '#shared/mail/compose_mail'
import { deliverMail } from '#shared/mail/deliver_mail'
import { Postponed } from '#shared/outbox/postponed'
import { recordEventAt } from '#shared/outbox/record_event'

/** At most one e-mail about the messages of a listing in this time. */
const MESSAGE_PAUSE_SECONDS = 30 * 60
const BUSY_SECONDS = 1

/**
 * Sends an e-mail about a notification that is still unread, unless the member switched it off. One e-mail covers all unread
 * messages and replies about the same listing.
 */
export const sendEmail = reaction(
  'send_email',
  { 'notification.added': send, 'notification.email_delayed': send },
  { queue: 'outbound' }
)

async function send(
  { id: eventId, payload }: DomainEvent<'notification.added' | 'notification.email_delayed'>,
  trx: TransactionClientContract
): Promise<void> {
  const { notificationId, userId } = payload
  if (!(await lockMailsOf(trx, userId))) throw new Postponed(BUSY_SECONDS)
  const unread = await findUnread(trx, notificationId)
  if (!unread) return
  const kind = notificationType(unread.type).kind
  if (!(await preferencesOf(userId, trx)).kinds[kind].email) return
  if (unread.pausedUntil) {
    const due = afterQuietHours(unread.pausedUntil)
    return recordEventAt(trx, due, 'notification.email_delayed', notificationId, payload)
  }
  const { name, address } = unread
  const token = unsubscribeToken({ userId, kind })
  const outcome = await deliverMail(trx, {
    eventId,
    userId,
    kind: 'notification',
    to: { name, address },
    unsubscribeUrl: siteUrl(`/api/mail/unsubscribe?token=${encodeURIComponent(token)}`),
    ...notificationMail(unread, { ...unread, token }),
  })
  await sql(trx, 'update notifications set emailed_at = now() where id = any($1::uuid[])', [
    unread.ids,
  ])
  await recordMailOutcome(trx, userId, outcome)
}

/**
 * Locks the e-mails to a member until the transaction ends; returns false if another worker has the lock. An advisory lock,
 * because the member may mark the notifications as read while the SMTP server works.
 */
async function lockMailsOf(trx: TransactionClientContract, userId: string): Promise<boolean> {
  const [lock] = await sql<{ isMine: boolean }>(
    trx,
    `select pg_try_advisory_xact_lock(hashtextextended('notification mails ' || $1, 0)) as "isMine"`,
    [userId]
  )
  return lock!.isMine
}

type UnreadNotification = MailedNotification & {
  address: string
  name: string
  language: Language
  /** The notifications that the e-mail covers. */
  ids: string[]
  /** When the next e-mail about messages of the listing may be sent; null for now. */
  pausedUntil: Date | null
}

async function findUnread(
  trx: TransactionClientContract,
  notificationId: string
): Promise<UnreadNotification | undefined> {
  const [unread] = await sql<UnreadNotification>(
    trx,
    `with related as (
       select other.* from notifications n
       join notifications other on other.id = n.id
         or n.type in ('message', 'reply') and other.type in ('message', 'reply')
           and other.user_id = n.user_id and other.item_id = n.item_id
       where n.id = $1
     ), unread as (
       select array_agg(id) as ids, count(*)::int as count from related
       -- A renewed notification is of a message that no e-mail was about.
       where not is_read and deleted_at is null and (emailed_at is null or emailed_at < created_at)
     )
     select r.address, r.name, r.language, unread.ids, unread.count, n.type, n.item_id as "itemId",
       n.conversation_id as "conversationId", n.facts ->> 'itemTitle' as "itemTitle",
       n.facts ->> 'startDate' as "startDate", n.facts ->> 'endDate' as "endDate",
       n.facts ->> 'rejectionReason' as "rejectionReason", n.facts ->> 'reportTicket' as "reportTicket",
       n.facts ->> 'reportDecision' as "reportDecision",
       n.facts ->> 'bookingReason' as "bookingReason", n.facts ? 'isRenter' as "isRenter", n.facts ->> 'answerBy' as "answerBy", m.full_name as sender,
       (select meeting from booking_meetings b where b.booking_id = (n.facts ->> 'bookingId')::uuid) as meeting,
       (select nullif(greatest(max(emailed_at) + make_interval(secs => $2), now()), now()) from related) as "pausedUntil"
     from notifications n join mail_recipients r using (user_id) cross join unread
     left join member_profiles m on m.id = (n.facts ->> 'senderId')::uuid
     where n.id = any(unread.ids) and n.id = $1`,
    [notificationId, MESSAGE_PAUSE_SECONDS]
  )
  return unread
}
