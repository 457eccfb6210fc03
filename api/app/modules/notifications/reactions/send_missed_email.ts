import type { TransactionClientContract } from '@adonisjs/lucid/types/database'
import { sendVerification, type MissedEnquiry } from '#modules/identity/public'
import { answerPath } from '#modules/notifications/rules/answer_path'
import type { NotificationRow } from '#modules/notifications/queries/notification_row'
import { sql } from '#shared/database/sql'
import { reaction } from '#shared/events/subscriber'

/**
 * Sends a member whose e-mail address is not confirmed an e-mail about their first contact, with a link that also confirms the
 * address. Once the contact is read, the e-mail asks for the confirmation only.
 */
export const sendMissedEmail = reaction(
  'send_missed_email',
  {
    async 'notification.missed'(event, trx) {
      const missed = await findMissed(trx, event.payload.notificationId)
      await sendVerification(event, trx, missed ? enquiryOf(missed) : 'requested')
    },
  },
  { queue: 'outbound' }
)

type Missed = Pick<NotificationRow, 'type' | 'itemId' | 'conversationId'> &
  Pick<MissedEnquiry, 'itemTitle' | 'sender' | 'startDate' | 'endDate'>

async function findMissed(
  trx: TransactionClientContract,
  notificationId: string
): Promise<Missed | undefined> {
  const [missed] = await sql<Missed>(
    trx,
    `select n.type, n.item_id as "itemId", n.conversation_id as "conversationId", n.facts ->> 'itemTitle' as "itemTitle",
       n.facts ->> 'startDate' as "startDate", n.facts ->> 'endDate' as "endDate", m.full_name as sender
     from notifications n left join member_profiles m on m.id = (n.facts ->> 'senderId')::uuid
     where n.id = $1 and not n.is_read and n.deleted_at is null`,
    [notificationId]
  )
  return missed
}

function enquiryOf({ type, ...missed }: Missed): MissedEnquiry {
  const kind = type === 'booking' || type === 'message' ? type : 'call'
  return { ...missed, kind, path: answerPath({ ...missed, type }, false) }
}
