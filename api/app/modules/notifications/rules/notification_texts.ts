import type { BookingReason } from '@saajha/contract/booking'
import { BOOKING_REASONS } from '@saajha/contract/booking_reasons'
import { momentFormat } from '@saajha/contract/clock_format'
import type { Language } from '@saajha/contract/language'
import type { ReportDecision } from '@saajha/contract/moderation'
import type { NotificationType } from '@saajha/contract/notification_types'
import { APPEAL_UPHELD } from '@saajha/contract/page_texts/appeal_upheld'
import { NOTIFICATION_NAMES } from '@saajha/contract/page_texts/notification_names'
import { TIME_ZONE } from '@saajha/contract/time_zone'
import type { DocumentType } from '@saajha/contract/verification'
import type { NotificationPayload } from '#modules/notifications/rules/payload'
import { CONTACT_TEXTS } from '#modules/notifications/rules/texts/contact_texts'
import { BOOKING_TEXTS } from '#modules/notifications/rules/texts/booking_texts'
import { REVIEW_TEXTS } from '#modules/notifications/rules/texts/review_texts'
import { VERIFICATION_TEXTS } from '#modules/notifications/rules/texts/verification_texts'
import { MODERATION_TEXTS } from '#modules/notifications/rules/texts/moderation_texts'
import type { Texts } from '#modules/notifications/rules/texts/template'

const NOTIFICATION_TEXTS: Record<NotificationType, Texts> = {
  ...CONTACT_TEXTS,
  ...BOOKING_TEXTS,
  ...REVIEW_TEXTS,
  ...VERIFICATION_TEXTS,
  ...MODERATION_TEXTS,
}

/** A document of a type that the notification does not name. */
const DOCUMENT: Record<Language, string> = { en: 'document', hi: 'दस्तावेज़' }

const DOCUMENTS: Record<Language, Record<DocumentType, string>> = {
  en: {
    aadhaar: 'Aadhaar card',
    pan: 'PAN card',
    voter_id: 'voter ID',
    driving_license: 'driving licence',
  },
  hi: {
    aadhaar: 'आधार कार्ड',
    pan: 'पैन कार्ड',
    voter_id: 'वोटर आईडी',
    driving_license: 'ड्राइविंग लाइसेंस',
  },
}

const DECISIONS: Record<Language, Record<ReportDecision, string>> = {
  en: {
    upheld: 'We agree with you.',
    dismissed: 'We looked into it and found nothing against our rules.',
    duplicate: 'We are already looking into another report about the same.',
  },
  hi: {
    upheld: 'हम आपकी बात से सहमत हैं।',
    dismissed: 'हमने जाँच की, पर नियमों के खिलाफ़ कुछ नहीं मिला।',
    duplicate: 'इसी के बारे में एक और शिकायत की जाँच पहले से चल रही है।',
  },
}

/** The decision about an appeal; `duplicate` is one that was closed without a decision. */
const APPEAL_DECISIONS: typeof DECISIONS = {
  en: {
    upheld: APPEAL_UPHELD.en,
    dismissed: 'Our decision stays. You find the answer under “Your reports”.',
    duplicate: 'It is closed. You find the reason under “Your reports”.',
  },
  hi: {
    upheld: APPEAL_UPHELD.hi,
    dismissed: 'हमारा फ़ैसला वही रहेगा। जवाब “आपकी शिकायतें” में है।',
    duplicate: 'यह बंद कर दी गई है। वजह “आपकी शिकायतें” में है।',
  },
}

const UNKNOWN_TYPE: Record<Language, { title: string; message: string }> = {
  en: { title: 'New notification', message: '' },
  hi: { title: 'नया नोटिफ़िकेशन', message: '' },
}

/**
 * Returns the title and the message of a notification in a language. `sender` is the name of the sender's account, null for
 * a guest. During a rollout a newer release may have added a type that has no texts here; its title says only that it is new.
 */
export function notificationTexts(
  type: NotificationType,
  payload: NotificationPayload & { sender?: string | null },
  language: Language
): { title: string; message: string } {
  const texts = NOTIFICATION_TEXTS[type]?.[language]
  if (!texts) return UNKNOWN_TYPE[language]
  const { itemTitle, documentType, answerBy, senderPhone, rejectionReason } = payload
  const { reportTicket, reportDecision } = payload
  const decisions = type === 'appeal_decided' ? APPEAL_DECISIONS : DECISIONS
  const named = {
    item: itemTitle ?? NOTIFICATION_NAMES[language].item,
    sender: payload.sender ?? payload.senderName ?? NOTIFICATION_NAMES[language].guest,
    phone: senderPhone ?? null,
    answerBy: answerBy ? momentFormat(language, TIME_ZONE)(new Date(answerBy)) : '',
    document: documentType ? DOCUMENTS[language][documentType] : DOCUMENT[language],
    reason: rejectionReason ?? null,
    ticket: reportTicket ?? '',
    isRenter: payload.isRenter === true,
    decision: reportDecision ? decisions[language][reportDecision] : '',
    because: (sentence: string) => withReason(sentence, payload.bookingReason, language),
  }
  return { title: texts.title(named), message: texts.message(named) }
}

const OF_SYSTEM = new Set<BookingReason>([
  'dates_taken',
  'listing_gone',
  'member_gone',
  'did_not_take_place',
])

/** A reason of the system stands alone, since no member has decided. */
function withReason(
  sentence: string,
  reason: BookingReason | null | undefined,
  language: Language
): string {
  const words = reason && BOOKING_REASONS[language][reason]
  if (!words) return sentence
  return OF_SYSTEM.has(reason) ? words : `${sentence} ${words}`
}

/** Titles about many unread messages of a listing. */
export const MANY_MESSAGES: Record<Language, (count: number, itemTitle: string) => string> = {
  en: (count, itemTitle) => `${count} new messages about ${itemTitle}`,
  hi: (count, itemTitle) => `${itemTitle} के बारे में ${count} नए मैसेज`,
}
