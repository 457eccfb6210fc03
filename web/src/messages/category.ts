import { inLanguage } from '@/messages/in_language'

/** A category and its items. */
export const category = inLanguage({
  en: {
    empty: ({ category }: { category: string }) => `No items found in ${category}`,
    emptyHint: "Be the first to list something here. It's free.",
    listYourItem: 'List Your Item',
    cities: ({ category }: { category: string }) => `${category} by city`,
    notFound: 'Category Not Found',
    notFoundHint: "The category you're looking for doesn't exist.",
  },
  hi: {
    empty: ({ category }) => `“${category}” में कोई आइटम नहीं मिला`,
    emptyHint: 'यहाँ सबसे पहले आप लिस्ट करें। यह मुफ़्त है।',
    listYourItem: 'अपना आइटम लिस्ट करें',
    cities: ({ category }) => `इन शहरों में ${category}`,
    notFound: 'कैटेगरी नहीं मिली',
    notFoundHint: 'आप जो कैटेगरी ढूँढ रहे हैं, वह यहाँ नहीं है।',
  },
})
