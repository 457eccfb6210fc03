import { SEARCH_TEXTS } from '@saajha/contract/page_texts/search'
import { inLanguage } from '@/messages/in_language'
import { sections } from '@/messages/sections'

/** Search results. */
export const search = inLanguage({
  en: {
    ...SEARCH_TEXTS.en,
    everythingHint: 'Everything people are renting out, newest first',
    everythingSorted: 'Everything people are renting out',
    everythingFiltered: 'Everything that matches your filters',
    filters: {
      recent: sections.recent,
      featured: sections.featured,
      popular: sections.popular,
    },
    clearFilter: 'Clear Filter',
    empty: 'No items found',
    emptyForText: 'Try fewer or different words.',
    emptyForTextInCity: 'Try fewer words, or search in all cities.',
    emptyForCity: 'Nothing here right now. Search in all cities, or browse all items.',
    emptyForFilters: 'Remove a filter to see more items.',
    emptyForFilter: 'Nothing here right now. Check back soon, or browse all items.',
    browseAll: 'Browse All Items',
    elsewhere: ({ city }: { city: string }) => `Not in ${city} yet. Elsewhere:`,
    elsewhereFiltered: ({ city }: { city: string }) =>
      `Nothing in ${city} matches your filters. Elsewhere:`,
    distance: ({ km }: { km: string }) => `about ${km} km`,
    categories: 'Try one of these categories',
    listYours: 'Do you have one? List it for free.',
  },
  hi: {
    ...SEARCH_TEXTS.hi,
    everythingHint: 'किराए पर मिलने वाली सब चीज़ें, नई पहले',
    everythingSorted: 'किराए पर मिलने वाली सब चीज़ें',
    everythingFiltered: 'आपके फ़िल्टर से मिलने वाली सब चीज़ें',
    filters: {
      recent: sections.recent,
      featured: sections.featured,
      popular: sections.popular,
    },
    clearFilter: 'फ़िल्टर हटाएँ',
    empty: 'कोई आइटम नहीं मिला',
    emptyForText: 'कम शब्द लिखें, या दूसरे शब्दों में खोजें।',
    emptyForTextInCity: 'कम शब्द लिखें, या सभी शहरों में खोजें।',
    emptyForCity: 'यहाँ अभी कुछ नहीं है। सभी शहरों में खोजें, या सभी आइटम देखें।',
    emptyForFilters: 'ज़्यादा आइटम देखने के लिए कोई फ़िल्टर हटाएँ।',
    emptyForFilter: 'यहाँ अभी कुछ नहीं है। थोड़ी देर में फिर देखें, या सभी आइटम देखें।',
    browseAll: 'सभी आइटम देखें',
    elsewhere: ({ city }) => `${city} में अभी नहीं है। दूसरे शहरों में:`,
    elsewhereFiltered: ({ city }) => `${city} में इन फ़िल्टर से कुछ नहीं मिला। दूसरे शहरों में:`,
    distance: ({ km }) => `लगभग ${km} किमी`,
    categories: 'इन कैटेगरी में देखें',
    listYours: 'आपके पास है? मुफ़्त में लिस्ट करें।',
  },
})
