import type { BookingReason } from '@saajha/contract/booking'
import { warningsOf } from '@saajha/contract/fraud/warnings_of'
import { pathInLanguage } from '@saajha/contract/language'
import type { ReportDecision } from '@saajha/contract/moderation'
import type { Notification } from '@saajha/contract/notification'
import { notificationType } from '@saajha/contract/notification_types'
import { NOTIFICATION_NAMES } from '@saajha/contract/page_texts/notification_names'
import type { NotificationKind, Preferences } from '@saajha/contract/preferences'
import type { PushMessage } from '@saajha/contract/push'
import { answerPath } from '#modules/notifications/rules/answer_path'
import { MANY_MESSAGES, notificationTexts } from '#modules/notifications/rules/notification_texts'

/** What a push says of a notification. */
export type PushedNotification = {
  id: string
  type: Notification['type']
  itemId: string | null
  conversationId: string | null
  itemTitle: string | null
  /** The name of the sender's account; null for a guest. */
  sender: string | null
  /** The message that the sender wrote. */
  text: string | null
  rejectionReason: string | null
  reportTicket?: string | null
  reportDecision?: ReportDecision | null
  bookingReason: BookingReason | null
  isRenter?: boolean
  answerBy: string | null
  /** The number of unread messages and replies about the item. */
  count: number
}

/** Composes the push about a notification. It has no name and no text of a person, unless the member chose to see them. */
export function notificationPush(
  notification: PushedNotification,
  { language, showsTextInPush }: Pick<Preferences, 'language' | 'showsTextInPush'>
): PushMessage {
  const { id, type, itemId, itemTitle, text, count } = notification
  const { message } = notificationTexts(type, notification, language)
  const shown = showsTextInPush ? notification : { ...notification, sender: OTHERS[language] }
  const { title } = notificationTexts(type, shown, language)
  const isMessage = type === 'message' || type === 'reply'
  const isWarned = text !== null && warningsOf(text).length > 0
  const isMany = isMessage && count > 1
  const full = text
    ? `${notification.sender ?? NOTIFICATION_NAMES[language].guest}: ${text}`
    : message
  return {
    title: isMany ? MANY_MESSAGES[language](count, itemTitle!) : title,
    // A text that needs a warning is read where the warning is.
    body: showsTextInPush && !isWarned ? full : HINTS[language][hintOf(type)],
    language,
    path: pathInLanguage(answerPath(notification, isMany), language),
    // The tenth message about a listing replaces the ninth.
    tag: isMessage ? `messages ${itemId}` : id,
  }
}

/** What a push says in place of a text; the push of a request asks for an answer. */
function hintOf(type: Notification['type']): NotificationKind | 'step' {
  const kind = notificationType(type).kind
  return kind === 'booking' && type !== 'booking' && type !== 'booking_waiting' ? 'step' : kind
}

/** What a push calls the sender in place of the name, at the beginning of a title. */
const OTHERS: Record<Preferences['language'], string> = {
  en: 'The other member',
  hi: 'दूसरे सदस्य',
}

const HINTS: Record<Preferences['language'], Record<NotificationKind | 'step', string>> = {
  en: {
    message: 'Tap to read and answer it.',
    booking: 'Tap to see the days and answer.',
    step: 'Tap to see the booking.',
    account: 'Tap to see more.',
  },
  hi: {
    message: 'पढ़ने और जवाब देने के लिए टैप करें।',
    booking: 'तारीखें देखने और जवाब देने के लिए टैप करें।',
    step: 'बुकिंग देखने के लिए टैप करें।',
    account: 'और जानने के लिए टैप करें।',
  },
}
