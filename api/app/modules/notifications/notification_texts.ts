import type { BookingReason } from '@saajha/contract/booking'
import type { Language } from '@saajha/contract/language'
import type { Notification } from '@saajha/contract/notification'
import { TIME_ZONE } from '@saajha/contract/time_zone'
import type { NotificationPayload } from '#modules/notifications/payload'

type Template = (payload: NotificationPayload & { sender: string }) => string
type Templates = Record<Language, Record<Notification['type'], Template>>

/** The sender's name in texts about a guest. */
export const GUEST: Record<Language, string> = { en: 'A guest', hi: 'एक विज़िटर' }

export const TITLES: Templates = {
  en: {
    message: ({ itemTitle }) => `New message about ${itemTitle}`,
    reply: ({ itemTitle }) => `New message about ${itemTitle}`,
    booking: ({ itemTitle }) => `Booking request for ${itemTitle}`,
    whatsapp: ({ itemTitle }) => `WhatsApp enquiry about ${itemTitle}`,
    call: ({ itemTitle }) => `Call about ${itemTitle}`,
    booking_waiting: ({ itemTitle }) => `Answer the request for ${itemTitle}`,
    booking_accepted: ({ itemTitle }) => `Your request for ${itemTitle} was accepted`,
    booking_declined: ({ itemTitle }) => `Your request for ${itemTitle} was declined`,
    booking_expired: ({ itemTitle }) => `The request for ${itemTitle} has expired`,
    booking_withdrawn: ({ itemTitle }) => `The request for ${itemTitle} was withdrawn`,
    booking_cancelled: ({ itemTitle }) => `The booking of ${itemTitle} was cancelled`,
    booking_days_freed: ({ itemTitle }) => `${itemTitle} is free again on your days`,
    booking_tomorrow: ({ itemTitle }) => `${itemTitle} is booked from tomorrow`,
    booking_completed: ({ itemTitle }) => `The booking of ${itemTitle} is complete`,
    booking_no_show: ({ itemTitle }) => `Did the rental of ${itemTitle} take place?`,
    booking_contested: ({ itemTitle }) => `The booking of ${itemTitle} goes on`,
    booking_change: ({ itemTitle }) => `Change the booking of ${itemTitle}?`,
    booking_changed: ({ itemTitle }) => `The booking of ${itemTitle} was changed`,
    booking_change_declined: ({ itemTitle }) => `The booking of ${itemTitle} stays as it is`,
    booking_change_withdrawn: ({ itemTitle }) => `The booking of ${itemTitle} stays as it is`,
    document_verified: () => 'Your document was verified',
    document_rejected: () => 'Your document was rejected',
    item_hidden: ({ itemTitle }) => `Your listing ${itemTitle} was hidden`,
    tick_removed: () => 'Your verified tick was removed',
    item_shown: ({ itemTitle }) => `Your listing ${itemTitle} is shown again`,
  },
  hi: {
    message: ({ itemTitle }) => `${itemTitle} के बारे में नया मैसेज`,
    reply: ({ itemTitle }) => `${itemTitle} के बारे में नया मैसेज`,
    booking: ({ itemTitle }) => `${itemTitle} के लिए बुकिंग रिक्वेस्ट`,
    whatsapp: ({ itemTitle }) => `${itemTitle} के बारे में WhatsApp पर पूछताछ`,
    call: ({ itemTitle }) => `${itemTitle} के बारे में कॉल`,
    booking_waiting: ({ itemTitle }) => `${itemTitle} की रिक्वेस्ट का जवाब दें`,
    booking_accepted: ({ itemTitle }) => `${itemTitle} की आपकी रिक्वेस्ट मंज़ूर हो गई`,
    booking_declined: ({ itemTitle }) => `${itemTitle} की आपकी रिक्वेस्ट नामंज़ूर हो गई`,
    booking_expired: ({ itemTitle }) => `${itemTitle} की रिक्वेस्ट का समय बीत गया`,
    booking_withdrawn: ({ itemTitle }) => `${itemTitle} की रिक्वेस्ट वापस ले ली गई`,
    booking_cancelled: ({ itemTitle }) => `${itemTitle} की बुकिंग रद्द हो गई`,
    booking_days_freed: ({ itemTitle }) => `${itemTitle} आपके दिनों के लिए फिर से खाली है`,
    booking_tomorrow: ({ itemTitle }) => `${itemTitle} की बुकिंग कल से है`,
    booking_completed: ({ itemTitle }) => `${itemTitle} की बुकिंग पूरी हो गई`,
    booking_no_show: ({ itemTitle }) => `क्या ${itemTitle} किराए पर गया?`,
    booking_contested: ({ itemTitle }) => `${itemTitle} की बुकिंग जारी है`,
    booking_change: ({ itemTitle }) => `क्या ${itemTitle} की बुकिंग बदलें?`,
    booking_changed: ({ itemTitle }) => `${itemTitle} की बुकिंग बदल गई`,
    booking_change_declined: ({ itemTitle }) => `${itemTitle} की बुकिंग वैसी ही रहेगी`,
    booking_change_withdrawn: ({ itemTitle }) => `${itemTitle} की बुकिंग वैसी ही रहेगी`,
    document_verified: () => 'आपका दस्तावेज़ वेरिफ़ाई हो गया',
    document_rejected: () => 'आपका दस्तावेज़ नामंज़ूर हो गया',
    item_hidden: ({ itemTitle }) => `आपकी लिस्टिंग ${itemTitle} छिपा दी गई`,
    tick_removed: () => 'आपका वेरिफ़ाइड टिक हटा दिया गया',
    item_shown: ({ itemTitle }) => `आपकी लिस्टिंग ${itemTitle} फिर से दिख रही है`,
  },
}

export const MESSAGES: Templates = {
  en: {
    message: ({ sender }) => `${sender} sent you a message.`,
    reply: ({ sender }) => `${sender} sent you a message.`,
    booking: ({ sender }) => `${sender} wants to rent it.`,
    whatsapp: ({ sender }) => `${sender} opened a WhatsApp chat with you.`,
    call: ({ sender, senderPhone }) =>
      senderPhone ? `${sender} tapped Call. Missed it? Call back.` : `${sender} tapped Call.`,
    booking_waiting: ({ sender, answerBy }) =>
      `${sender} is waiting. Answer by ${momentIn('en', answerBy)}; then the request expires.`,
    booking_accepted: ({ sender }) => `${sender} accepted it. Agree on when and where to meet.`,
    booking_declined: ({ sender, bookingReason }) =>
      withReason('en', `${sender} can't rent it to you.`, bookingReason),
    booking_expired: () => 'It was not answered in time.',
    booking_withdrawn: ({ sender }) => `${sender} doesn't need it any more.`,
    booking_cancelled: ({ sender, bookingReason }) =>
      withReason('en', `${sender} cancelled it.`, bookingReason),
    booking_days_freed: () => 'They are no longer booked. Want it? Send a new request.',
    booking_tomorrow: ({ sender }) => `Have you agreed with ${sender} on when and where to meet?`,
    booking_completed: ({ sender }) => `The rental with ${sender} is over.`,
    booking_no_show: ({ sender, answerBy }) =>
      `${sender} says it did not. If it did, say so by ${momentIn('en', answerBy)}.`,
    booking_contested: ({ sender }) => `${sender} says that the rental did take place.`,
    booking_change: ({ sender, answerBy }) =>
      `${sender} proposes a change. Answer by ${momentIn('en', answerBy)}; until then it stays as it is.`,
    booking_changed: ({ sender }) => `${sender} agreed to your change.`,
    booking_change_declined: ({ sender }) => `${sender} did not agree to your change.`,
    booking_change_withdrawn: ({ sender }) => `${sender} withdrew the proposed change.`,
    document_verified: () => 'You now have the verified tick.',
    document_rejected: ({ rejectionReason }) => `Reason: ${rejectionReason}`,
    item_hidden: ({ rejectionReason }) => `Only you can see it. Reason: ${rejectionReason}`,
    tick_removed: () =>
      "You changed your name. You'll get the tick back once we've checked the new one.",
    item_shown: () => 'Everyone can find it now.',
  },
  hi: {
    message: ({ sender }) => `${sender} ने आपको मैसेज भेजा है।`,
    reply: ({ sender }) => `${sender} ने आपको मैसेज भेजा है।`,
    booking: ({ sender }) => `${sender} इसे किराए पर लेना चाहते हैं।`,
    whatsapp: ({ sender }) => `${sender} ने आपके साथ WhatsApp चैट खोली।`,
    call: ({ sender, senderPhone }) =>
      senderPhone
        ? `${sender} ने कॉल का बटन दबाया। कॉल छूट गई? वापस कॉल करें।`
        : `${sender} ने कॉल का बटन दबाया।`,
    booking_waiting: ({ sender, answerBy }) =>
      `${sender} जवाब का इंतज़ार कर रहे हैं। ${momentIn('hi', answerBy)} तक जवाब दें, उसके बाद रिक्वेस्ट नहीं रहेगी।`,
    booking_accepted: ({ sender }) => `${sender} ने मंज़ूर कर ली। कब और कहाँ मिलना है, यह तय कर लें।`,
    booking_declined: ({ sender, bookingReason }) =>
      withReason('hi', `${sender} इसे किराए पर नहीं दे सकते।`, bookingReason),
    booking_expired: () => 'समय पर जवाब नहीं आया।',
    booking_withdrawn: ({ sender }) => `${sender} को अब इसकी ज़रूरत नहीं है।`,
    booking_cancelled: ({ sender, bookingReason }) =>
      withReason('hi', `${sender} ने रद्द कर दी।`, bookingReason),
    booking_days_freed: () => 'ये दिन अब बुक नहीं हैं। चाहिए तो नई रिक्वेस्ट भेजें।',
    booking_tomorrow: ({ sender }) => `क्या आपने ${sender} के साथ मिलने का समय और जगह तय कर ली है?`,
    booking_completed: ({ sender }) => `${sender} के साथ किराया पूरा हुआ।`,
    booking_no_show: ({ sender, answerBy }) =>
      `${sender} कहते हैं कि नहीं। अगर गया था, तो ${momentIn('hi', answerBy)} तक बताएँ।`,
    booking_contested: ({ sender }) => `${sender} कहते हैं कि यह किराए पर गया था।`,
    booking_change: ({ sender, answerBy }) =>
      `${sender} कुछ बदलना चाहते हैं। ${momentIn('hi', answerBy)} तक जवाब दें, तब तक बुकिंग वैसी ही रहेगी।`,
    booking_changed: ({ sender }) => `${sender} आपके बदलाव से सहमत हैं।`,
    booking_change_declined: ({ sender }) => `${sender} आपके बदलाव से सहमत नहीं हुए।`,
    booking_change_withdrawn: ({ sender }) => `${sender} ने बदलाव का प्रस्ताव वापस ले लिया।`,
    document_verified: () => 'अब आपके नाम के साथ वेरिफ़ाइड टिक दिखेगा।',
    document_rejected: ({ rejectionReason }) => `वजह: ${rejectionReason}`,
    item_hidden: ({ rejectionReason }) => `इसे और कोई नहीं देख सकता। वजह: ${rejectionReason}`,
    tick_removed: () => 'आपने अपना नाम बदला है। नया नाम जाँचकर हम टिक वापस लगा देंगे।',
    item_shown: () => 'अब इसे सब देख सकते हैं।',
  },
}

/** Why a booking was declined or cancelled; null where the reason says nothing more. */
const REASONS: Record<Language, Record<BookingReason, string | null>> = {
  en: {
    dates: "The dates don't suit.",
    not_for_rent_now: "It's not for rent at the moment.",
    renter_profile: 'Complete your profile, so that owners know who is asking.',
    dates_taken: 'Another request for these days was accepted.',
    listing_gone: 'The listing is no longer online.',
    did_not_take_place: 'The rental did not take place.',
    plans_changed: 'Plans have changed.',
    item_unavailable: "It's not available after all.",
    other: null,
  },
  hi: {
    dates: 'ये तारीखें ठीक नहीं हैं।',
    not_for_rent_now: 'यह अभी किराए के लिए नहीं है।',
    renter_profile: 'अपनी प्रोफ़ाइल पूरी करें, ताकि मालिक जान सकें कि कौन पूछ रहा है।',
    dates_taken: 'इन दिनों की एक और रिक्वेस्ट मंज़ूर हो गई।',
    listing_gone: 'यह लिस्टिंग अब नहीं है।',
    did_not_take_place: 'यह किराए पर नहीं गया।',
    plans_changed: 'योजना बदल गई है।',
    item_unavailable: 'यह अब उपलब्ध नहीं है।',
    other: null,
  },
}

const OF_SYSTEM = new Set<BookingReason>(['dates_taken', 'listing_gone', 'did_not_take_place'])

/** A reason of the system stands alone, since no member has decided. */
function withReason(
  language: Language,
  sentence: string,
  reason: BookingReason | null | undefined
): string {
  const words = reason && REASONS[language][reason]
  if (!words) return sentence
  return OF_SYSTEM.has(reason) ? words : `${sentence} ${words}`
}

function momentIn(language: Language, moment: string | null | undefined): string {
  const format = new Intl.DateTimeFormat(`${language}-IN`, {
    dateStyle: 'medium',
    timeStyle: 'short',
    timeZone: TIME_ZONE,
  })
  return format.format(new Date(moment!))
}

/** Titles about many unread messages of a listing. */
export const MANY_MESSAGES: Record<Language, (count: number, itemTitle: string) => string> = {
  en: (count, itemTitle) => `${count} new messages about ${itemTitle}`,
  hi: (count, itemTitle) => `${itemTitle} के बारे में ${count} नए मैसेज`,
}
