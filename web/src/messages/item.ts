import { inLanguage } from '@/messages/in_language'

/** Items on cards and their lists, and what their own page says as well. */
export const item = inLanguage({
  en: {
    /** The number of listed items; `more` if the list has further pages. */
    count: ({ count, more }: { count: number; more: boolean }) =>
      count === 1 && !more ? '1 item' : `${count}${more ? '+' : ''} items`,
    failed: 'Failed to fetch items',
    viewDetails: 'View Details',
    untitled: 'Untitled Item',
    noLocation: 'Location not specified',
    anonymous: 'Anonymous',
    rated: ({ rating }: { rating: string }) => `Rated ${rating} out of 5`,
    reviews: ({ count }: { count: number }) => (count === 1 ? '1 review' : `${count} reviews`),
    withoutReviews: 'New',
    ownerRating: ({ rating }: { rating: string }) => `owner ${rating}`,
    ownerRated: ({ rating }: { rating: string }) => `Owner rated ${rating} out of 5`,
    featured: 'Featured',
    durations: {
      hour: ({ count }: { count: number }) => (count === 1 ? '1 hour' : `${count} hours`),
      day: ({ count }: { count: number }) => (count === 1 ? '1 day' : `${count} days`),
      week: ({ count }: { count: number }) => (count === 1 ? '1 week' : `${count} weeks`),
      month: ({ count }: { count: number }) => (count === 1 ? '1 month' : `${count} months`),
    },
    availability: { available: 'Available', rented: 'Rented', unavailable: 'Unavailable' },
    verifiedOwner: 'Verified owner',
    video: 'Video',
    whatsappNamed: ({ owner }: { owner: string }) => `WhatsApp ${owner}`,
    whatsappText: ({
      owner,
      title,
      price,
    }: {
      owner: string
      title: string
      price: string | null
    }) =>
      `Hi ${owner}, I'm interested in renting "${title}"${price === null ? '' : ` for ${price}`}. Is it available?`,
    messageOwner: 'Message Owner',
  },
  hi: {
    count: ({ count, more }) => `${count}${more ? '+' : ''} आइटम`,
    failed: 'आइटम लोड नहीं हो पाए',
    viewDetails: 'जानकारी देखें',
    untitled: 'बिना नाम का आइटम',
    noLocation: 'जगह नहीं बताई गई',
    anonymous: 'नाम नहीं दिया',
    rated: ({ rating }) => `5 में से ${rating} रेटिंग`,
    reviews: ({ count }) => `${count} रिव्यू`,
    withoutReviews: 'नया',
    ownerRating: ({ rating }) => `मालिक ${rating}`,
    ownerRated: ({ rating }) => `मालिक की रेटिंग 5 में से ${rating}`,
    featured: 'चुनिंदा',
    durations: {
      hour: ({ count }) => (count === 1 ? '1 घंटा' : `${count} घंटे`),
      day: ({ count }) => `${count} दिन`,
      week: ({ count }) => (count === 1 ? '1 हफ़्ता' : `${count} हफ़्ते`),
      month: ({ count }) => (count === 1 ? '1 महीना' : `${count} महीने`),
    },
    availability: { available: 'उपलब्ध', rented: 'किराए पर है', unavailable: 'उपलब्ध नहीं' },
    verifiedOwner: 'वेरिफ़ाइड मालिक',
    video: 'वीडियो',
    whatsappNamed: ({ owner }) => `${owner} को WhatsApp करें`,
    whatsappText: ({ owner, title, price }) =>
      `नमस्ते ${owner}, मुझे “${title}” किराए पर चाहिए${price === null ? '' : ` (${price})`}। क्या यह मिल जाएगा?`,
    messageOwner: 'मालिक को मैसेज करें',
  },
})
