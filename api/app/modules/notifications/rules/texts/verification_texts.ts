import type { TextsOf } from '#modules/notifications/rules/texts/template'

/** The texts about the documents and the tick of a member. */
export const VERIFICATION_TEXTS = {
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
} satisfies TextsOf
