import { inLanguage } from '@/messages/in_language'

/** A category and its items. */
export const category = inLanguage({
  en: {
    empty: ({ category }: { category: string }) => `No items found in ${category}`,
    emptyHint: 'Be the first to offer something here. Listing is free.',
    listYourItem: 'List Your Item',
    notFound: 'Category Not Found',
    notFoundHint: "The category you're looking for doesn't exist.",
  },
  hi: {
    empty: ({ category }) => `“${category}” में कोई आइटम नहीं मिला`,
    emptyHint: 'यहाँ कुछ किराए पर देने वाले पहले व्यक्ति बनें। लिस्टिंग मुफ़्त है।',
    listYourItem: 'अपना आइटम लिस्ट करें',
    notFound: 'कैटेगरी नहीं मिली',
    notFoundHint: 'आप जो कैटेगरी ढूँढ रहे हैं, वह मौजूद नहीं है।',
  },
})
