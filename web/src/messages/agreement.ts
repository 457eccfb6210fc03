import { inLanguage } from '@/messages/in_language'

/** The agreement of a booking, on one page of paper. */
export const agreement = inLanguage({
  en: {
    heading: 'Rental agreement',
    link: 'Print Agreement',
    item: 'Item',
    accepted: 'Accepted',
    noRecords: 'No records yet.',
    source: 'This page shows what both members agreed on and recorded themselves.',
    print: 'Print',
    notFound: 'Booking not found',
    notFoundHint: 'Only the two members of a booking can open its agreement, after logging in.',
    loadFailed: "We couldn't load the agreement",
  },
  hi: {
    heading: 'रेंट एग्रीमेंट',
    link: 'एग्रीमेंट प्रिंट करें',
    item: 'सामान',
    accepted: 'स्वीकार हुई',
    noRecords: 'अभी कोई रिकॉर्ड नहीं है।',
    source: 'इस पेज पर वही है जो दोनों ने आपस में तय किया और खुद लिखा।',
    print: 'प्रिंट करें',
    notFound: 'बुकिंग नहीं मिली',
    notFoundHint: 'एग्रीमेंट सिर्फ़ वही दो लोग लॉग इन करके देख सकते हैं जिनकी बुकिंग है।',
    loadFailed: 'एग्रीमेंट लोड नहीं हो पाया',
  },
})
