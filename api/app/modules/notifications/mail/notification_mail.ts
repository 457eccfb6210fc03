import type { BookingReason } from '@saajha/contract/booking'
import { warningsOf } from '@saajha/contract/fraud/warnings_of'
import { pathInLanguage, type Language } from '@saajha/contract/language'
import type { ReportDecision } from '@saajha/contract/moderation'
import type { Notification } from '@saajha/contract/notification'
import { productName } from '@saajha/contract/product_name'
import { answerPath } from '#modules/notifications/rules/answer_path'
import { MANY_MESSAGES, notificationTexts } from '#modules/notifications/rules/notification_texts'
import { composeMail, type MailContent } from '#shared/mail/compose_mail'
import { sharedSettings } from '#shared/settings'

/** What an e-mail says of a notification: never the text of a message, nor the e-mail address or phone number of an account. */
export type MailedNotification = {
  type: Notification['type']
  /** The number of unread messages about the item. */
  count: number
  itemId: string | null
  conversationId: string | null
  itemTitle: string | null
  /** The name of the sender's account; null for a guest. */
  sender: string | null
  startDate: string | null
  endDate: string | null
  /** What a member wrote about where and when they meet. */
  meeting?: string | null
  rejectionReason: string | null
  reportTicket?: string | null
  reportDecision?: ReportDecision | null
  bookingReason: BookingReason | null
  isRenter?: boolean
  answerBy: string | null
}

/** Composes the e-mail about a notification for a reader of this name. The token is the one that unsubscribes. */
export function notificationMail(
  notification: MailedNotification,
  { name, language, token }: { name: string; language: Language; token: string }
): MailContent {
  const { type, count, itemTitle } = notification
  const words = WORDS[language]
  const { title, message } = notificationTexts(type, notification, language)
  const isMany = count > 1
  return composeMail({
    language,
    subject: isMany ? MANY_MESSAGES[language](count, itemTitle!) : title,
    paragraphs: [
      words.greeting(name),
      isMany ? words.waiting : message,
      ...(notification.startDate ? [words.days(days(notification, language))] : []),
      ...(isMailed(notification.meeting) ? [words.meeting(notification.meeting)] : []),
    ],
    action: {
      text: notification.conversationId && !isMany ? words.answer : words.open,
      path: pathInLanguage(answerPath(notification, isMany), language),
    },
    reason: words.reason(productName(sharedSettings().appName)),
    otherAction: {
      text: words.unsubscribe,
      path: `${pathInLanguage('/', language)}#unsubscribe=${token}`,
    },
  })
}

/** A text that the pages show with a warning is in no e-mail, where it would have none. */
function isMailed(meeting?: string | null): meeting is string {
  return Boolean(meeting) && warningsOf(meeting!).length === 0
}

function days({ startDate, endDate }: MailedNotification, language: Language): string {
  const format = new Intl.DateTimeFormat(`${language}-IN`, { dateStyle: 'medium', timeZone: 'UTC' })
  return format.formatRange(new Date(startDate!), new Date(endDate ?? startDate!))
}

const WORDS = {
  en: {
    greeting: (name: string) => `Hello ${name},`,
    waiting: 'They are waiting for your answer.',
    days: (range: string) => `Days: ${range}`,
    meeting: (text: string) => `Where and when you meet: ${text}`,
    open: 'Open notifications',
    answer: 'Read and answer',
    reason: (product: string) =>
      `You're getting this because you haven't read the notification on ${product} yet.`,
    unsubscribe: 'No more emails like this',
  },
  hi: {
    greeting: (name: string) => `नमस्ते ${name},`,
    waiting: 'उन्हें आपके जवाब का इंतज़ार है।',
    days: (range: string) => `दिन: ${range}`,
    meeting: (text: string) => `कहाँ और कब मिलेंगे: ${text}`,
    open: 'नोटिफ़िकेशन खोलें',
    answer: 'पढ़ें और जवाब दें',
    reason: (product: string) =>
      `यह ईमेल इसलिए आया है क्योंकि आपने ${product} पर यह नोटिफ़िकेशन अभी नहीं पढ़ा है।`,
    unsubscribe: 'ऐसे ईमेल न भेजें',
  },
}
