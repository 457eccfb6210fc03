import type { dashboard as English } from '@/messages/en/dashboard'

export const dashboard: typeof English = {
  heading: 'डैशबोर्ड',
  verified: 'वेरिफ़ाइड',
  reviews: ({ shown }) => `(${shown} रिव्यू)`,
  editProfile: 'प्रोफ़ाइल एडिट करें',
  stats: 'आपके आँकड़े',
  totalListings: 'कुल लिस्टिंग',
  totalViews: 'कुल व्यू',
  averageRating: 'रेटिंग',
  statsFailed: 'आपके आँकड़े लोड नहीं हो पाए।',
  tabs: 'आपकी लिस्टिंग और नोटिफ़िकेशन',
  myListings: 'मेरी लिस्टिंग',
  notifications: 'नोटिफ़िकेशन',
  unread: 'नए',
}
