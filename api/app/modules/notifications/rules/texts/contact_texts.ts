import type { Texts, TextsOf } from '#modules/notifications/rules/texts/template'

const MESSAGE: Texts = {
  en: {
    title: ({ item }) => `New message about ${item}`,
    message: ({ sender }) => `${sender} sent you a message.`,
  },
  hi: {
    title: ({ item }) => `${item} के बारे में नया मैसेज`,
    message: ({ sender }) => `${sender} ने आपको मैसेज भेजा है।`,
  },
}

/** The texts about messages and other contacts about an item. */
export const CONTACT_TEXTS = {
  message: MESSAGE,
  reply: MESSAGE,
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
} satisfies TextsOf
