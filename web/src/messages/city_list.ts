import { inLanguage } from '@/messages/in_language'

/** The list of cities, and what is shown once a city is chosen. */
export const cityList = inLanguage({
  en: {
    search: 'Search for a city...',
    empty: 'No city found.',
    inCity: ({ city }: { city: string }) => `in ${city}`,
    newIn: ({ city }: { city: string }) => `New in ${city}`,
  },
  hi: {
    search: 'शहर खोजें...',
    empty: 'कोई शहर नहीं मिला।',
    inCity: ({ city }) => `${city} में`,
    newIn: ({ city }) => `${city} में नए आइटम`,
  },
})
