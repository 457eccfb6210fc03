import type { TextsOf } from '#modules/notifications/rules/texts/template'

/** The texts about reviews of bookings. */
export const REVIEW_TEXTS = {
  review_waiting: {
    en: {
      title: ({ sender }) => `${sender} has written a review`,
      message: ({ item, answerBy }) =>
        `It's about the rental of ${item}. You can read it once you've written yours, or after ${answerBy}.`,
    },
    hi: {
      title: ({ sender }) => `${sender} ने रिव्यू लिखा है`,
      message: ({ item, answerBy }) =>
        `यह ${item} की बुकिंग के बारे में है। आप उसे अपना रिव्यू लिखने पर, या ${answerBy} के बाद पढ़ सकते हैं।`,
    },
  },
  reviews_published: {
    en: {
      title: ({ item }) => `New review of the rental of ${item}`,
      message: ({ sender }) => `Read what ${sender} wrote.`,
    },
    hi: {
      title: ({ item }) => `${item} की बुकिंग का नया रिव्यू`,
      message: ({ sender }) => `पढ़ें कि ${sender} ने क्या लिखा।`,
    },
  },
  review_wanted: {
    en: {
      title: ({ item }) => `How was the rental of ${item}?`,
      message: ({ sender, answerBy }) => `You can review ${sender} until ${answerBy}.`,
    },
    hi: {
      title: ({ item }) => `${item} की बुकिंग कैसी रही?`,
      message: ({ sender, answerBy }) => `आप ${answerBy} तक ${sender} का रिव्यू लिख सकते हैं।`,
    },
  },
} satisfies TextsOf
