import type { Notification } from '@saajha/contract/notification'
import { notificationType } from '@saajha/contract/notification_types'
import { NOTIFICATION_NAMES } from '@saajha/contract/page_texts/notification_names'
import { conversationPath } from '@/lib/conversation_paths'
import { language } from '@/lib/preferences/language'
import { whatsappNumber, whatsappUrl } from '@/lib/text/dial_number'
import { firstName } from '@/lib/text/first_name'
import { formatDays, formatRupees } from '@/lib/text/format'
import { notifications as messages } from '@/messages/notifications'

const names = NOTIFICATION_NAMES[language]

/** The part of the text that a member or an administrator wrote: a whole message, else the reason or the sender's name. */
export function quoteOf(notification: Notification) {
  const { type, message, rejectionReason } = notification
  if (notificationType(type).isWritten) return message
  return rejectionReason ?? senderOf(notification)
}

/** The path of the conversation in which the reader answers a message or sees a booking; null without one. */
export function replyPath({ type, itemId, conversationId }: Notification) {
  const { isOfConversation } = notificationType(type)
  return isOfConversation && itemId && conversationId
    ? conversationPath(itemId, conversationId)
    : null
}

/**
 * Where the title of a notification leads: an administrator to the report that waits, the members of a rental to its reviews in
 * their conversation, others to the listing; null without one.
 */
export function subjectPath(notification: Notification) {
  const { type, itemId, reportTicket } = notification
  if (type === 'report_waiting' && reportTicket)
    return `/admin?area=reports&ticket=${encodeURIComponent(reportTicket)}`
  const reviews = type.startsWith('review') ? replyPath(notification) : null
  if (reviews) return reviews
  return itemId ? `/item/${itemId}` : null
}

/** The account name of the sender. Notifications without an account have the submitted name only. */
export function senderOf({ senderAccount, senderName }: Notification) {
  return senderAccount?.name ?? senderName ?? names.guest
}

/** WhatsApp URL with an answer to the sender; null without a phone number. The answer names the days of a booking request. */
export function whatsappAnswer(notification: Notification) {
  const { senderPhone, itemTitle, startDate, endDate, total } = notification
  const number = whatsappNumber(senderPhone)
  if (number === null) return null
  const answered = {
    sender: firstName(senderOf(notification)),
    item: itemTitle ?? names.item,
  }
  const text =
    startDate && endDate
      ? messages.bookingAnswer({
          ...answered,
          days: formatDays(startDate, endDate),
          total: total ? formatRupees(total) : '',
        })
      : messages.answer(answered)
  return whatsappUrl(number, text)
}
