import type { Language } from '@saajha/contract/language'
import type { Notification } from '@saajha/contract/notification'
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
    document_verified: () => 'अब आपके नाम के साथ वेरिफ़ाइड टिक दिखेगा।',
    document_rejected: ({ rejectionReason }) => `वजह: ${rejectionReason}`,
    item_hidden: ({ rejectionReason }) => `इसे और कोई नहीं देख सकता। वजह: ${rejectionReason}`,
    tick_removed: () => 'आपने अपना नाम बदला है। नया नाम जाँचकर हम टिक वापस लगा देंगे।',
    item_shown: () => 'अब इसे सब देख सकते हैं।',
  },
}

/** Titles about many unread messages of a listing. */
export const MANY_MESSAGES: Record<Language, (count: number, itemTitle: string) => string> = {
  en: (count, itemTitle) => `${count} new messages about ${itemTitle}`,
  hi: (count, itemTitle) => `${itemTitle} के बारे में ${count} नए मैसेज`,
}
