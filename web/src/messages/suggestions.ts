import { inLanguage } from '@/messages/in_language'

/** Suggestions of a search box. */
export const suggestions = inLanguage({
  en: {
    list: 'Suggestions',
    recent: 'Recent searches',
    clearRecent: 'Clear recent searches',
    categories: 'Popular categories',
    cities: 'Big cities',
    category: 'Category',
    city: 'City',
    inCity: ({ q, city }: { q: string; city: string }) => `${q} in ${city}`,
    inAllCities: ({ q }: { q: string }) => `${q} in all cities`,
  },
  hi: {
    list: 'सुझाव',
    recent: 'हाल की खोज',
    clearRecent: 'हाल की खोज मिटाएँ',
    categories: 'लोकप्रिय कैटेगरी',
    cities: 'बड़े शहर',
    category: 'कैटेगरी',
    city: 'शहर',
    inCity: ({ q, city }) => `${city} में ${q}`,
    inAllCities: ({ q }) => `सभी शहरों में ${q}`,
  },
})
