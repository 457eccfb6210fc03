import { HOME_TEXTS } from '@saajha/contract/page_texts/home'
import { inLanguage } from '@/messages/in_language'

const { en, hi } = HOME_TEXTS

/** What the home page, search results and favourites say alike. */
export const sections = inLanguage({
  en: {
    recent: { title: en.recent, subtitle: 'Fresh arrivals from your local community' },
    featured: { title: en.featured, subtitle: 'Verified and highly rated by our community' },
    popular: { title: en.popular, subtitle: 'Items that are rented most frequently' },
    days: 'When?',
    anyDays: 'Any days',
    browseAll: 'Browse All Items',
    scrollToTop: 'Scroll to top',
  },
  hi: {
    recent: { title: hi.recent, subtitle: 'आपके आस-पास के लोगों की नई लिस्टिंग' },
    featured: { title: hi.featured, subtitle: 'वेरिफ़ाइड और लोगों के पसंदीदा' },
    popular: { title: hi.popular, subtitle: 'जो सबसे ज़्यादा किराए पर लिए जाते हैं' },
    days: 'कब?',
    anyDays: 'कोई भी तारीख',
    browseAll: 'सभी आइटम देखें',
    scrollToTop: 'ऊपर जाएँ',
  },
})
