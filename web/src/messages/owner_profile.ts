import { MEMBER_NOT_FOUND } from '@saajha/contract/page_texts/not_found'
import { inLanguage } from '@/messages/in_language'

type Count = { count: number }

/** The profile of an owner, with their listings. */
export const ownerProfile = inLanguage({
  en: {
    heading: ({ name }: { name: string }) => `Listings of ${name}`,
    seeAll: 'See all their listings',
    memberSince: ({ date }: { date: string }) => `Member since ${date}`,
    answers: ({ hours }: { hours: number }) =>
      hours === 1
        ? 'Usually answers within an hour'
        : hours < 24
          ? `Usually answers within ${hours} hours`
          : 'Usually answers within a day',
    rentals: ({ count }: Count) => (count === 1 ? '1 rental' : `${count} rentals`),
    neverCancelled: 'Never cancelled a booking',
    cancelled: ({ percent }: { percent: number }) => `Cancelled ${percent}% of bookings`,
    none: 'Nothing is listed right now.',
    missing: MEMBER_NOT_FOUND.en,
    missingHint: 'The account may have been closed.',
    browseAll: 'Browse all items',
  },
  hi: {
    heading: ({ name }) => `${name} की लिस्टिंग`,
    seeAll: 'इनकी सारी लिस्टिंग देखें',
    memberSince: ({ date }) => `${date} से सदस्य`,
    answers: ({ hours }) =>
      hours === 1
        ? 'अक्सर एक घंटे में जवाब देते हैं'
        : hours < 24
          ? `अक्सर ${hours} घंटे में जवाब देते हैं`
          : 'अक्सर एक दिन में जवाब देते हैं',
    rentals: ({ count }) => `${count} बार किराए पर दिया`,
    neverCancelled: 'कोई बुकिंग कैंसल नहीं की',
    cancelled: ({ percent }) => `${percent}% बुकिंग कैंसल कीं`,
    none: 'अभी कोई लिस्टिंग नहीं है।',
    missing: MEMBER_NOT_FOUND.hi,
    missingHint: 'हो सकता है कि अकाउंट बंद हो गया हो।',
    browseAll: 'सारे आइटम देखें',
  },
})
