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

/** What the texts name, in the reader's language. `phone` and `reason` are null where there is none. */
type Named = {
  item: string
  sender: string
  phone: string | null
  answerBy: string
  document: string
  reason: string | null
  /** The number of a report, and its decision. */
  ticket: string
  decision: string
  /** Whether the reader is the renter of the booking. */
  isRenter: boolean
  /** Adds to a sentence why a booking was declined or cancelled. */
  because: (sentence: string) => string
}

type Template = (named: Named) => string
type Texts = Record<Language, { title: Template; message: Template }>

export const NOTIFICATION_TEXTS: Record<NotificationType, Texts> = {
  message: {
    en: {
      title: ({ item }) => `New message about ${item}`,
      message: ({ sender }) => `${sender} sent you a message.`,
    },
    hi: {
      title: ({ item }) => `${item} के बारे में नया मैसेज`,
      message: ({ sender }) => `${sender} ने आपको मैसेज भेजा है।`,
    },
  },
  reply: {
    en: {
      title: ({ item }) => `New message about ${item}`,
      message: ({ sender }) => `${sender} sent you a message.`,
    },
    hi: {
      title: ({ item }) => `${item} के बारे में नया मैसेज`,
      message: ({ sender }) => `${sender} ने आपको मैसेज भेजा है।`,
    },
  },
  booking: {
    en: {
      title: ({ item }) => `Booking request for ${item}`,
      message: ({ sender }) => `${sender} wants to rent it.`,
    },
    hi: {
      title: ({ item }) => `${item} के लिए बुकिंग रिक्वेस्ट`,
      message: ({ sender }) => `${sender} इसे किराए पर लेना चाहते हैं।`,
    },
  },
  whatsapp: {
    en: {
      title: ({ item }) => `WhatsApp enquiry about ${item}`,
      message: ({ sender }) => `${sender} opened a WhatsApp chat with you.`,
    },
    hi: {
      title: ({ item }) => `WhatsApp पर ${item} के बारे में पूछा गया`,
      message: ({ sender }) => `${sender} ने आपके साथ WhatsApp चैट खोली।`,
    },
  },
  call: {
    en: {
      title: ({ item }) => `Call about ${item}`,
      message: ({ sender, phone }) =>
        phone ? `${sender} tapped Call. Missed it? Call back.` : `${sender} tapped Call.`,
    },
    hi: {
      title: ({ item }) => `${item} के बारे में कॉल`,
      message: ({ sender, phone }) =>
        phone
          ? `${sender} ने कॉल का बटन दबाया। कॉल छूट गई? वापस कॉल करें।`
          : `${sender} ने कॉल का बटन दबाया।`,
    },
  },
  booking_waiting: {
    en: {
      title: ({ item }) => `Answer the request for ${item}`,
      message: ({ sender, answerBy }) =>
        `${sender} is waiting. Answer by ${answerBy}, or the request expires.`,
    },
    hi: {
      title: ({ item }) => `${item} की रिक्वेस्ट का जवाब दें`,
      message: ({ sender, answerBy }) =>
        `${sender} जवाब का इंतज़ार कर रहे हैं। ${answerBy} तक जवाब दें, नहीं तो रिक्वेस्ट का समय निकल जाएगा।`,
    },
  },
  booking_accepted: {
    en: {
      title: ({ item }) => `Your request for ${item} was accepted`,
      message: ({ sender }) => `${sender} accepted it. Agree on when and where to meet.`,
    },
    hi: {
      title: ({ item }) => `${item} की आपकी रिक्वेस्ट स्वीकार हो गई`,
      message: ({ sender }) => `${sender} ने स्वीकार कर ली। कब और कहाँ मिलना है, यह तय कर लें।`,
    },
  },
  booking_declined: {
    en: {
      title: ({ item }) => `Your request for ${item} was declined`,
      message: ({ sender, because }) => because(`${sender} can't rent it to you.`),
    },
    hi: {
      title: ({ item }) => `${item} की आपकी रिक्वेस्ट स्वीकार नहीं हुई`,
      message: ({ sender, because }) => because(`${sender} इसे किराए पर नहीं दे सकते।`),
    },
  },
  booking_expired: {
    en: {
      title: ({ item }) => `The request for ${item} has expired`,
      message: ({ sender, isRenter }) =>
        isRenter
          ? `${sender} didn't answer in time. Here are others free on your days.`
          : "You didn't answer in time.",
    },
    hi: {
      title: ({ item }) => `${item} की रिक्वेस्ट का समय निकल गया`,
      message: ({ sender, isRenter }) =>
        isRenter
          ? `${sender} ने समय पर जवाब नहीं दिया। आपकी तारीखों पर खाली दूसरे आइटम देखें।`
          : 'आपने समय पर जवाब नहीं दिया।',
    },
  },
  booking_withdrawn: {
    en: {
      title: ({ item }) => `The request for ${item} was withdrawn`,
      message: ({ sender }) => `${sender} doesn't need it any more.`,
    },
    hi: {
      title: ({ item }) => `${item} की रिक्वेस्ट वापस ले ली गई`,
      message: ({ sender }) => `${sender} को अब इसकी ज़रूरत नहीं है।`,
    },
  },
  booking_cancelled: {
    en: {
      title: ({ item }) => `Your booking for ${item} was cancelled`,
      message: ({ sender, because }) => because(`${sender} cancelled it.`),
    },
    hi: {
      title: ({ item }) => `${item} की बुकिंग कैंसल हो गई`,
      message: ({ sender, because }) => because(`${sender} ने कैंसल कर दी।`),
    },
  },
  booking_days_freed: {
    en: {
      title: ({ item }) => `${item} is free again on your days`,
      message: () => 'Still want it? Send a new request.',
    },
    hi: {
      title: ({ item }) => `${item} आपकी तारीखों पर फिर से खाली है`,
      message: () => 'अब भी चाहिए? नई रिक्वेस्ट भेजें।',
    },
  },
  booking_member_suspended: {
    en: {
      title: ({ sender }) => `The account of ${sender} is suspended`,
      message: ({ item }) =>
        `They booked ${item}. Your booking stays, and you can cancel it until the handover.`,
    },
    hi: {
      title: ({ sender }) => `${sender} का अकाउंट सस्पेंड हो गया है`,
      message: ({ item }) =>
        `उन्होंने ${item} बुक किया था। आपकी बुकिंग बनी हुई है, और सामान देने तक आप उसे कैंसल कर सकते हैं।`,
    },
  },
  booking_item_gone: {
    en: {
      title: ({ item }) => `${item}, which you booked, is no longer listed`,
      message: ({ sender }) => `Your booking stays. Ask ${sender} if you can still have it.`,
    },
    hi: {
      title: ({ item }) => `आपने जो ${item} बुक किया, उसकी लिस्टिंग अब नहीं है`,
      message: ({ sender }) => `आपकी बुकिंग बनी हुई है। ${sender} से पूछ लें कि यह आपको मिलेगा या नहीं।`,
    },
  },
  booking_tomorrow: {
    en: {
      title: ({ item }) => `${item} is booked from tomorrow`,
      message: ({ sender }) => `Have you agreed with ${sender} on when and where to meet?`,
    },
    hi: {
      title: ({ item }) => `${item} की बुकिंग कल से है`,
      message: ({ sender }) => `क्या आपने ${sender} के साथ मिलने का समय और जगह तय कर ली है?`,
    },
  },
  booking_return: {
    en: {
      title: ({ item }) => `${item} is due back today`,
      message: ({ sender }) => `Have you agreed with ${sender} on when and where to meet?`,
    },
    hi: {
      title: ({ item }) => `${item} की वापसी आज है`,
      message: ({ sender }) => `क्या आपने ${sender} के साथ मिलने का समय और जगह तय कर ली है?`,
    },
  },
  booking_overdue: {
    en: {
      title: ({ item }) => `${item} is overdue`,
      message: ({ sender }) => `It should be back by now. Agree on the return with ${sender}.`,
    },
    hi: {
      title: ({ item }) => `${item} लौटाने में देर हो गई है`,
      message: ({ sender }) =>
        `यह अब तक वापस आ जाना चाहिए था। ${sender} के साथ लौटाने का समय तय कर लें।`,
    },
  },
  booking_problem: {
    en: {
      title: ({ item }) => `A problem with ${item} was reported`,
      message: ({ sender }) =>
        `${sender} says that something went wrong. Open the booking and tell us your side.`,
    },
    hi: {
      title: ({ item }) => `${item} की बुकिंग में दिक्कत बताई गई है`,
      message: ({ sender }) => `${sender} कहते हैं कि कुछ गड़बड़ हुई। बुकिंग खोलें और अपनी बात बताएँ।`,
    },
  },
  booking_completed: {
    en: {
      title: ({ item }) => `Your booking for ${item} is complete`,
      message: ({ sender }) => `How was the rental with ${sender}? Write a review.`,
    },
    hi: {
      title: ({ item }) => `${item} की बुकिंग पूरी हो गई`,
      message: ({ sender }) => `${sender} के साथ अनुभव कैसा रहा? रिव्यू लिखें।`,
    },
  },
  booking_no_show: {
    en: {
      title: ({ item }) => `Did you meet for ${item}?`,
      message: ({ sender, answerBy }) =>
        `${sender} says you didn't. If you did, tell us by ${answerBy}.`,
    },
    hi: {
      title: ({ item }) => `क्या ${item} का लेन-देन हुआ?`,
      message: ({ sender, answerBy }) =>
        `${sender} कहते हैं कि नहीं हुआ। अगर हुआ था, तो ${answerBy} तक बताएँ।`,
    },
  },
  booking_meeting: {
    en: {
      title: ({ sender }) => `${sender} changed where and when you meet`,
      message: ({ item }) => `Open your booking for ${item} to read it.`,
    },
    hi: {
      title: ({ sender }) => `${sender} ने मिलने की जगह और समय बदला`,
      message: ({ item }) => `पढ़ने के लिए ${item} की बुकिंग खोलें।`,
    },
  },
  review_waiting: {
    en: {
      title: ({ sender }) => `${sender} has written a review`,
      message: ({ item, answerBy }) =>
        `It's about the rental of ${item}. You can read it once you've written yours, or after ${answerBy}.`,
    },
    hi: {
      title: ({ sender }) => `${sender} ने रिव्यू लिखा है`,
      message: ({ item, answerBy }) =>
        `यह ${item} की बुकिंग के बारे में है। आप उसे अपना रिव्यू लिखने पर, या ${answerBy} के बाद पढ़ सकते हैं।`,
    },
  },
  reviews_published: {
    en: {
      title: ({ item }) => `New review of the rental of ${item}`,
      message: ({ sender }) => `Read what ${sender} wrote.`,
    },
    hi: {
      title: ({ item }) => `${item} की बुकिंग का नया रिव्यू`,
      message: ({ sender }) => `पढ़ें कि ${sender} ने क्या लिखा।`,
    },
  },
  review_wanted: {
    en: {
      title: ({ item }) => `How was the rental of ${item}?`,
      message: ({ sender, answerBy }) => `You can review ${sender} until ${answerBy}.`,
    },
    hi: {
      title: ({ item }) => `${item} की बुकिंग कैसी रही?`,
      message: ({ sender, answerBy }) => `आप ${answerBy} तक ${sender} का रिव्यू लिख सकते हैं।`,
    },
  },
  booking_contested: {
    en: {
      title: ({ item }) => `Your booking for ${item} is still on`,
      message: ({ sender }) => `${sender} says the rental happened.`,
    },
    hi: {
      title: ({ item }) => `${item} की बुकिंग जारी है`,
      message: ({ sender }) => `${sender} कहते हैं कि लेन-देन हुआ था।`,
    },
  },
  booking_no_show_withdrawn: {
    en: {
      title: ({ item }) => `Your booking for ${item} is still on`,
      message: ({ sender }) => `${sender} took back the report that you didn't meet.`,
    },
    hi: {
      title: ({ item }) => `${item} की बुकिंग जारी है`,
      message: ({ sender }) => `${sender} ने “लेन-देन नहीं हुआ” वाली बात वापस ले ली।`,
    },
  },
  booking_change: {
    en: {
      title: ({ item }) => `Change your booking for ${item}?`,
      message: ({ sender, answerBy }) =>
        `${sender} wants to change it. Answer by ${answerBy}. Nothing changes until you accept.`,
    },
    hi: {
      title: ({ item }) => `${item} की बुकिंग में बदलाव?`,
      message: ({ sender, answerBy }) =>
        `${sender} बुकिंग बदलना चाहते हैं। ${answerBy} तक जवाब दें। आपकी हाँ के बिना कुछ नहीं बदलेगा।`,
    },
  },
  booking_changed: {
    en: {
      title: ({ item }) => `Your booking for ${item} has changed`,
      message: ({ sender }) => `${sender} accepted your change.`,
    },
    hi: {
      title: ({ item }) => `${item} की बुकिंग बदल गई`,
      message: ({ sender }) => `${sender} ने आपका बदलाव स्वीकार कर लिया।`,
    },
  },
  booking_change_declined: {
    en: {
      title: ({ item }) => `Your booking for ${item} hasn't changed`,
      message: ({ sender }) => `${sender} declined your change.`,
    },
    hi: {
      title: ({ item }) => `${item} की बुकिंग वैसी ही रहेगी`,
      message: ({ sender }) => `${sender} ने आपके बदलाव से मना कर दिया।`,
    },
  },
  booking_change_withdrawn: {
    en: {
      title: ({ item }) => `Your booking for ${item} hasn't changed`,
      message: ({ sender }) => `${sender} withdrew the change.`,
    },
    hi: {
      title: ({ item }) => `${item} की बुकिंग वैसी ही रहेगी`,
      message: ({ sender }) => `${sender} ने बदलाव वापस ले लिया।`,
    },
  },
  document_verified: {
    en: {
      title: ({ document }) => `Your ${document} was verified`,
      message: () => 'You now have the verified tick.',
    },
    hi: {
      title: ({ document }) => `आपका ${document} वेरिफ़ाई हो गया`,
      message: () => 'अब आपके नाम के साथ वेरिफ़ाइड टिक दिखेगा।',
    },
  },
  document_rejected: {
    en: {
      title: ({ document }) => `Your ${document} was rejected`,
      message: ({ reason }) => (reason ? `Reason: ${reason}` : ''),
    },
    hi: {
      title: ({ document }) => `आपका ${document} नामंज़ूर हो गया`,
      message: ({ reason }) => (reason ? `वजह: ${reason}` : ''),
    },
  },
  item_hidden: {
    en: {
      title: ({ item }) => `Your listing ${item} was hidden`,
      message: ({ reason }) => `Only you can see it. Reason: ${reason}`,
    },
    hi: {
      title: ({ item }) => `आपकी लिस्टिंग ${item} छिपा दी गई`,
      message: ({ reason }) => `इसे और कोई नहीं देख सकता। वजह: ${reason}`,
    },
  },
  media_hidden: {
    en: {
      title: () => 'A picture or video of yours was hidden',
      message: ({ reason }) => `No one can see it. Reason: ${reason}`,
    },
    hi: {
      title: () => 'आपकी एक फ़ोटो या वीडियो छिपा दिया गया',
      message: ({ reason }) => `इसे कोई नहीं देख सकता। वजह: ${reason}`,
    },
  },
  media_shown: {
    en: {
      title: () => 'A picture or video of yours is shown again',
      message: () => 'Everyone who could see it before can see it again.',
    },
    hi: {
      title: () => 'आपकी एक फ़ोटो या वीडियो फिर से दिख रहा है',
      message: () => 'अब यह पहले की तरह दिखेगा।',
    },
  },
  message_hidden: {
    en: {
      title: ({ item }) => `Your message about ${item} was hidden`,
      message: ({ reason }) => (reason ? `Only you can see it. Reason: ${reason}` : ''),
    },
    hi: {
      title: ({ item }) => `${item} के बारे में आपका एक मैसेज छिपा दिया गया`,
      message: ({ reason }) => (reason ? `इसे सिर्फ़ आप देख सकते हैं। वजह: ${reason}` : ''),
    },
  },
  message_shown: {
    en: {
      title: ({ item }) => `Your message about ${item} is shown again`,
      message: () => 'The other member can read it now.',
    },
    hi: {
      title: ({ item }) => `${item} के बारे में आपका मैसेज फिर से दिख रहा है`,
      message: () => 'दूसरे सदस्य अब इसे पढ़ सकते हैं।',
    },
  },
  review_hidden: {
    en: {
      title: ({ item }) => `Your review of the rental of ${item} was hidden`,
      message: ({ reason }) => (reason ? `Only you can see it. Reason: ${reason}` : ''),
    },
    hi: {
      title: ({ item }) => `${item} की बुकिंग का आपका रिव्यू छिपा दिया गया`,
      message: ({ reason }) => (reason ? `इसे सिर्फ़ आप देख सकते हैं। वजह: ${reason}` : ''),
    },
  },
  review_shown: {
    en: {
      title: ({ item }) => `Your review of the rental of ${item} is shown again`,
      message: () => 'Everyone who could read it before can read it now.',
    },
    hi: {
      title: ({ item }) => `${item} की बुकिंग का आपका रिव्यू फिर से दिख रहा है`,
      message: () => 'जो पहले इसे पढ़ सकते थे, वे अब फिर से पढ़ सकते हैं।',
    },
  },
  review_answer_hidden: {
    en: {
      title: ({ item }) => `Your answer to a review of ${item} was hidden`,
      message: ({ reason }) => (reason ? `No one can read it. Reason: ${reason}` : ''),
    },
    hi: {
      title: ({ item }) => `${item} के रिव्यू पर आपका जवाब छिपा दिया गया`,
      message: ({ reason }) => (reason ? `इसे कोई नहीं पढ़ सकता। वजह: ${reason}` : ''),
    },
  },
  review_answer_shown: {
    en: {
      title: ({ item }) => `Your answer to a review of ${item} is shown again`,
      message: () => 'Everyone who can read the review can read it now.',
    },
    hi: {
      title: ({ item }) => `${item} के रिव्यू पर आपका जवाब फिर से दिख रहा है`,
      message: () => 'जो रिव्यू पढ़ सकते हैं, वे अब आपका जवाब भी पढ़ सकते हैं।',
    },
  },
  tick_removed: {
    en: {
      title: () => 'Your verified tick was removed',
      message: () =>
        "You changed your name. You'll get the tick back once we've checked the new one.",
    },
    hi: {
      title: () => 'आपका वेरिफ़ाइड टिक हटा दिया गया',
      message: () => 'आपने अपना नाम बदला है। नया नाम जाँचकर हम टिक वापस लगा देंगे।',
    },
  },
  account_warning: {
    en: {
      title: () => 'A warning about your account',
      message: ({ reason }) => `Reason: ${reason}`,
    },
    hi: {
      title: () => 'आपके अकाउंट के लिए चेतावनी',
      message: ({ reason }) => `वजह: ${reason}`,
    },
  },
  report_decided: {
    en: {
      title: ({ ticket }) => `Your report ${ticket} was decided`,
      message: ({ decision }) => decision,
    },
    hi: {
      title: ({ ticket }) => `आपकी शिकायत ${ticket} पर फ़ैसला हो गया`,
      message: ({ decision }) => decision,
    },
  },
  appeal_decided: {
    en: {
      title: ({ ticket }) => `We've answered your appeal ${ticket}`,
      message: ({ decision }) => decision,
    },
    hi: {
      title: ({ ticket }) => `आपकी अपील ${ticket} का जवाब आ गया`,
      message: ({ decision }) => decision,
    },
  },
  report_waiting: {
    en: {
      title: ({ ticket }) => `Report ${ticket} is waiting`,
      message: ({ answerBy }) => `Decide it by ${answerBy}.`,
    },
    hi: {
      title: ({ ticket }) => `शिकायत ${ticket} पर फ़ैसला बाकी है`,
      message: ({ answerBy }) => `${answerBy} तक फ़ैसला करें।`,
    },
  },
  item_shown: {
    en: {
      title: ({ item }) => `Your listing ${item} is shown again`,
      message: () => 'Everyone can find it now.',
    },
    hi: {
      title: ({ item }) => `आपकी लिस्टिंग ${item} फिर से दिख रही है`,
      message: () => 'अब इसे सब देख सकते हैं।',
    },
  },
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
