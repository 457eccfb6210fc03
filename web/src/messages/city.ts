import { inLanguage } from '@/messages/in_language'

/** The question for the visitor's city, on the first page of most visitors. */
export const city = inLanguage({
  en: {
    question: 'Which city are you in?',
    choose: 'Choose a city...',
    dismiss: 'Not now',
    remove: ({ city }: { city: string }) => `Search in all cities instead of ${city}`,
  },
  hi: {
    question: 'आप किस शहर में हैं?',
    choose: 'शहर चुनें...',
    dismiss: 'अभी नहीं',
    remove: ({ city }) => `${city} की जगह सभी शहरों में खोजें`,
  },
})
