import { CATEGORY_NOT_FOUND } from '@saajha/contract/page_texts/not_found'
import { inLanguage } from '@/messages/in_language'

/** A category and its items. */
export const category = inLanguage({
  en: {
    empty: ({ category }: { category: string }) => `No items found in ${category}`,
    emptyHint: "Be the first to list something here. It's free.",
    listYourItem: 'List Your Item',
    cities: ({ category }: { category: string }) => `${category} by city`,
    ...CATEGORY_NOT_FOUND.en,
  },
  hi: {
    empty: ({ category }) => `“${category}” में कोई आइटम नहीं मिला`,
    emptyHint: 'यहाँ सबसे पहले आप लिस्ट करें। यह मुफ़्त है।',
    listYourItem: 'अपना आइटम लिस्ट करें',
    cities: ({ category }) => `इन शहरों में ${category}`,
    ...CATEGORY_NOT_FOUND.hi,
  },
})
