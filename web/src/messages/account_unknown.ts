import { inLanguage } from '@/messages/in_language'

/** What a member's page shows while the server cannot say who is signed in. */
export const accountUnknown = inLanguage({
  en: {
    unknown: "We couldn't load your account",
    offline: "You're offline",
    offlineHint: {
      dashboard: "Your dashboard will load when you're back online.",
      bookings: "Your bookings will load when you're back online.",
      inbox: "Your messages will load when you're back online.",
      notifications: "Your notifications will load when you're back online.",
      conversation: "This conversation will load when you're back online.",
      page: "This page will load when you're back online.",
    },
    toSavedBookings: 'See Saved Bookings',
  },
  hi: {
    unknown: 'आपका अकाउंट लोड नहीं हो पाया',
    offline: 'इंटरनेट नहीं है',
    offlineHint: {
      dashboard: 'इंटरनेट आते ही आपका डैशबोर्ड वापस दिखेगा।',
      bookings: 'इंटरनेट आते ही आपकी बुकिंग दिखेंगी।',
      inbox: 'इंटरनेट आते ही आपके मैसेज दिखेंगे।',
      notifications: 'इंटरनेट आते ही आपके नोटिफ़िकेशन दिखेंगे।',
      conversation: 'इंटरनेट आते ही यह चैट दिखेगी।',
      page: 'इंटरनेट आते ही यह पेज दिखेगा।',
    },
    toSavedBookings: 'सेव की गई बुकिंग देखें',
  },
})
