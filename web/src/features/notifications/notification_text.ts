import type { BookingReason } from '@saajha/contract/booking'
import type { Notification } from '@saajha/contract/notification'
import { conversationPath } from '@/lib/conversation_paths'
import { whatsappNumber, whatsappUrl } from '@/lib/text/dial_number'
import { firstName } from '@/lib/text/first_name'
import { formatDateTime, formatDays, formatRupees } from '@/lib/text/format'
import { notifications as messages } from '@/messages/notifications'

/**
 * The sender's message, or a description of the event in the reader's language; for a type of a newer release as the server
 * sent it.
 */
export function notificationText(notification: Notification) {
  const { type, message, senderPhone, rejectionReason, answerBy, bookingReason } = notification
  if (isWritten(type)) return message
  const translated = messages.descriptions[type]?.({
    sender: senderOf(notification),
    phone: senderPhone,
    reason: rejectionReason,
    answerBy: answerBy ? formatDateTime(answerBy) : '',
  })
  return translated ? withReason(translated, bookingReason) : message
}

const OF_SYSTEM = new Set<BookingReason>(['dates_taken', 'listing_gone', 'did_not_take_place'])

/** A reason of the system stands alone, since no member has decided. */
function withReason(sentence: string, reason: BookingReason | null) {
  const words = reason && messages.bookingReasons[reason]
  if (!words) return sentence
  return OF_SYSTEM.has(reason) ? words : `${sentence} ${words}`
}

/** The part of the text that a member or an administrator wrote: a whole message, else the reason or the sender's name. */
export function quoteOf(notification: Notification) {
  const { type, message, rejectionReason } = notification
  if (isWritten(type)) return message
  return rejectionReason ?? senderOf(notification)
}

/** The path of the conversation in which the reader answers a message or sees a booking; null without one. */
export function replyPath({ type, itemId, conversationId }: Notification) {
  const isOfConversation = isWritten(type) || type.startsWith('booking_')
  return isOfConversation && itemId && conversationId
    ? conversationPath(itemId, conversationId)
    : null
}

/** The account name of the sender. Notifications without an account have the submitted name only. */
export function senderOf({ senderAccount, senderName }: Notification) {
  return senderAccount?.name ?? senderName ?? messages.guest
}

/** WhatsApp URL with an answer to the sender, for a booking request that the item is free; null without a phone number. */
export function whatsappAnswer(notification: Notification) {
  const { senderPhone, itemTitle, startDate, endDate, total } = notification
  const number = whatsappNumber(senderPhone)
  if (number === null) return null
  const answered = {
    sender: firstName(senderOf(notification)),
    item: itemTitle ?? messages.yourItem,
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

/** Whether the text of a notification is what its sender wrote. */
function isWritten(type: Notification['type']): type is 'message' | 'booking' | 'reply' {
  return type === 'message' || type === 'booking' || type === 'reply'
}
