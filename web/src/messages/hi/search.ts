import type { search as English } from '@/messages/en/search'
import { home } from '@/messages/hi/home'

export const search: typeof English = {
  heading: 'खोज के नतीजे',
  everything: 'सभी आइटम',
  everythingHint: 'लोग जो भी किराए पर दे रहे हैं, नए आइटम पहले',
  everythingSorted: 'लोग जो भी किराए पर दे रहे हैं',
  filters: {
    recent: { title: home.recent, subtitle: home.recentHint },
    featured: { title: home.featured, subtitle: home.featuredHint },
    popular: { title: home.popular, subtitle: home.popularHint },
  },
  resultsFor: ({ q, location }) => (location ? `“${location}” में “${q}” के नतीजे` : `“${q}” के नतीजे`),
  resultsIn: ({ location }) => `“${location}” में मिले नतीजे`,
  clearFilter: 'फ़िल्टर हटाएँ',
  viewDetails: 'पूरी जानकारी देखें',
  failed: 'आइटम लोड नहीं हो पाए',
  empty: 'कोई आइटम नहीं मिला',
  emptyForText: 'कम या दूसरे शब्दों से खोजें, या जगह हटाकर देखें।',
  emptyForFilter: 'यहाँ अभी कुछ नहीं है। थोड़ी देर में फिर देखें, या सब कुछ देखें।',
  browseAll: 'सभी आइटम देखें',
}
