import type { BookingSide } from '@saajha/contract/booking'
import type { ReviewMark } from '@saajha/contract/review'
import { inLanguage } from '@/messages/in_language'

type Named = { name: string }
type Count = { count: number }

/** Published reviews of a listing or a member, and the stars and marks of all reviews. */
export const publishedReviews = inLanguage({
  en: {
    starsOf: ({ count }: Count) => `${count} of 5 stars`,
    heading: 'Reviews',
    loadFailed: "We couldn't load the reviews",
    answer: 'Answer',
    answerBy: {
      owner: 'Answer from the renter',
      renter: 'Answer from the owner',
    } satisfies Record<BookingSide, string>,
    rented: ({ item }: { item: string }) => `Rented: ${item}`,
    report: 'Report',
    reportAnswer: 'Report Answer',
    reportOf: ({ name }: Named) => `Report the review by ${name}`,
    marksBy: {
      renter: { as_described: 'As described', on_time: 'On time', again: 'Would rent again' },
      owner: { on_time: 'On time', clean: 'Came back clean', again: 'Would rent to them again' },
    } satisfies Record<BookingSide, Partial<Record<ReviewMark, string>>>,
  },
  hi: {
    starsOf: ({ count }) => `5 में से ${count} स्टार`,
    heading: 'रिव्यू',
    loadFailed: 'रिव्यू लोड नहीं हो पाए',
    answer: 'जवाब दें',
    answerBy: { owner: 'किराएदार का जवाब', renter: 'मालिक का जवाब' },
    rented: ({ item }) => `किराए पर लिया: ${item}`,
    report: 'शिकायत करें',
    reportAnswer: 'जवाब की शिकायत करें',
    reportOf: ({ name }) => `${name} के रिव्यू की शिकायत करें`,
    marksBy: {
      renter: {
        as_described: 'जैसा बताया था, वैसा मिला',
        on_time: 'समय पर',
        again: 'फिर से किराए पर लेंगे',
      },
      owner: { on_time: 'समय पर', clean: 'साफ़ लौटाया', again: 'फिर से किराए पर देंगे' },
    },
  },
})
