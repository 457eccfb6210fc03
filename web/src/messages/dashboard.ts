import { inLanguage } from '@/messages/in_language'

/** A member's own page. */
export const dashboard = inLanguage({
  en: {
    heading: 'Dashboard',
    verified: 'Verified',
    reviews: ({ count, shown }: { count: number; shown: string }) =>
      count === 1 ? '(1 review)' : `(${shown} reviews)`,
    editProfile: 'Edit Profile',
    stats: 'Your stats',
    totalListings: 'Total Listings',
    totalViews: 'Total Views',
    averageRating: 'Rating',
    noReviews: 'No reviews yet',
    firstSteps: 'Three steps to your first rental',
    steps: {
      photo: 'Add your photo',
      phone: 'Add your phone number',
      listing: 'List your first item',
    },
    stepDone: 'done',
    statsFailed: "We couldn't load your stats.",
    tabs: 'Your listings and notifications',
    myListings: 'My Listings',
    notifications: 'Notifications',
    unread: 'unread',
  },
  hi: {
    heading: 'डैशबोर्ड',
    verified: 'वेरिफ़ाइड',
    reviews: ({ shown }) => `(${shown} रिव्यू)`,
    editProfile: 'प्रोफ़ाइल एडिट करें',
    stats: 'आपके आँकड़े',
    totalListings: 'कुल लिस्टिंग',
    totalViews: 'कुल व्यू',
    averageRating: 'रेटिंग',
    noReviews: 'अभी कोई रिव्यू नहीं',
    firstSteps: 'किराए पर देने के तीन कदम',
    steps: {
      photo: 'अपनी फ़ोटो लगाएँ',
      phone: 'अपना फ़ोन नंबर जोड़ें',
      listing: 'अपना पहला आइटम लिस्ट करें',
    },
    stepDone: 'हो गया',
    statsFailed: 'आपके आँकड़े लोड नहीं हो पाए।',
    tabs: 'आपकी लिस्टिंग और नोटिफ़िकेशन',
    myListings: 'मेरी लिस्टिंग',
    notifications: 'नोटिफ़िकेशन',
    unread: 'नए',
  },
})
