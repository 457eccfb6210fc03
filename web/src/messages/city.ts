import { inLanguage } from '@/messages/in_language'

/** The choice of a city. */
export const city = inLanguage({
  en: {
    question: "Which city are you in? We'll show what's near you.",
    choose: 'Choose a city...',
    search: 'Search for a city...',
    empty: 'No city found.',
    dismiss: 'Not now',
    inCity: ({ city }: { city: string }) => `in ${city}`,
    remove: ({ city }: { city: string }) => `Search in all cities instead of ${city}`,
    newIn: ({ city }: { city: string }) => `New in ${city}`,
    newInHint: 'The newest listings in your city',
  },
  hi: {
    question: 'आप किस शहर में हैं? हम आपके पास के आइटम दिखाएँगे।',
    choose: 'शहर चुनें...',
    search: 'शहर खोजें...',
    empty: 'कोई शहर नहीं मिला।',
    dismiss: 'अभी नहीं',
    inCity: ({ city }) => `${city} में`,
    remove: ({ city }) => `${city} की जगह सभी शहरों में खोजें`,
    newIn: ({ city }) => `${city} में नए आइटम`,
    newInHint: 'आपके शहर की सबसे नई लिस्टिंग',
  },
})
