import { home } from '@/messages/home'
import { inLanguage } from '@/messages/in_language'

/** Search results. */
export const search = inLanguage({
  en: {
    heading: 'Search Results',
    everything: 'Browse All Items',
    everythingHint: 'Everything people are renting out, newest first',
    everythingSorted: 'Everything people are renting out',
    filters: {
      recent: { title: home.recent, subtitle: home.recentHint },
      featured: { title: home.featured, subtitle: home.featuredHint },
      popular: { title: home.popular, subtitle: home.popularHint },
    },
    resultsFor: ({ q, location }: { q: string; location: string }) =>
      `Showing results for: "${q}"${location && ` in "${location}"`}`,
    resultsIn: ({ location }: { location: string }) => `Showing results in "${location}"`,
    clearFilter: 'Clear Filter',
    viewDetails: 'View Details',
    failed: 'Failed to fetch items',
    empty: 'No items found',
    emptyForText: 'Try fewer words, or search in all cities.',
    emptyForFilter: 'Nothing here right now. Check back soon, or browse all items.',
    browseAll: 'Browse All Items',
    elsewhere: ({ city }: { city: string }) => `Not in ${city} yet. Elsewhere:`,
    distance: ({ km }: { km: string }) => `about ${km} km`,
    categories: 'Try one of these categories',
    listYours: 'Do you have one? List it for free.',
  },
  hi: {
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
    emptyForText: 'कम शब्द लिखें, या सभी शहरों में खोजें।',
    emptyForFilter: 'यहाँ अभी कुछ नहीं है। थोड़ी देर में फिर देखें, या सभी आइटम देखें।',
    browseAll: 'सभी आइटम देखें',
    elsewhere: ({ city }) => `${city} में अभी नहीं है। दूसरे शहरों में:`,
    distance: ({ km }) => `लगभग ${km} किमी`,
    categories: 'इन कैटेगरी में देखें',
    listYours: 'आपके पास है? मुफ़्त में लिस्ट करें।',
  },
})
