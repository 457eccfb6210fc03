import type { TextsOf } from '#modules/notifications/rules/texts/template'

/** The texts about what administrators decide. */
export const MODERATION_TEXTS = {
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
} satisfies TextsOf
