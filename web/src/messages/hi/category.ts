import type { category as English } from '@/messages/en/category'

export const category: typeof English = {
  empty: ({ category }) => `“${category}” में कोई आइटम नहीं मिला`,
  emptyHint: 'यहाँ कुछ किराए पर देने वाले पहले व्यक्ति बनें। लिस्टिंग मुफ़्त है।',
  listYourItem: 'अपना आइटम लिस्ट करें',
  notFound: 'कैटेगरी नहीं मिली',
  notFoundHint: 'आप जो कैटेगरी ढूँढ रहे हैं, वह मौजूद नहीं है।',
}
