import { PRODUCT_NAME } from '@/lib/product'

/** The home page. */
export const home = {
  heading: 'Rent anything, anywhere',
  tagline: 'किराए पर देने और लेने का भरोसेमंद बाज़ार',
  pitch: 'Bikes, cameras, laptops, rooms and more, from people near you.',
  searchForm: 'Find something to rent',
  searchText: 'What do you need?',
  searchTextHint: 'Camera, bike, tent...',
  searchLocation: 'Where?',
  searchLocationHint: 'City or area',
  search: 'Search',
  trust: {
    verified: '10,000+ Verified Users',
    secure: 'Safe & Secure',
    support: 'WhatsApp Support',
  },
  categories: 'Browse by category',
  everything: `See everything on ${PRODUCT_NAME}`,
  everythingHint: 'All categories, newest first',
  recent: 'Recently Listed',
  recentHint: 'Fresh arrivals from your local community',
  featured: 'Featured Rentals',
  featuredHint: 'Verified and highly rated by our community',
  popular: 'Most Popular',
  popularHint: 'Items that are rented most frequently',
  seeMore: 'See More',
  empty: 'No items available at the moment.',
  emptyHint: 'New listings come in every day. Look again soon, or be the first to list.',
  browseAll: 'Browse All Items',
  howItWorks: 'How It Works',
  howItWorksHint: 'From finding it to giving it back, you deal with people, not with counters.',
  forRenters: 'Renting something',
  forOwners: 'Renting something out',
  renterSteps: [
    {
      title: 'Browse and Search',
      text: 'Look through the categories, or search by name and city, until you find what you need.',
    },
    {
      title: 'Contact the Owner',
      text: 'Ask by WhatsApp, by phone or with an in-app message, whichever suits you.',
    },
    {
      title: 'Book and Schedule',
      text: 'Pick your dates in the calendar on the item page and send a booking request.',
    },
    {
      title: 'Safe Exchange',
      text: 'Meet, check the item together, and return it as you got it.',
    },
  ],
  ownerSteps: [
    {
      title: 'Create Listing',
      text: 'A few photos, a description and your price. Listing is free.',
    },
    {
      title: 'Get Contacted',
      text: 'Renters call, message or send a booking request, and you decide.',
    },
    {
      title: 'Earn Money',
      text: 'Hand it over, get paid, and let it earn again next week.',
    },
  ],
  listYourItem: 'List Your Item',
  scrollToTop: 'Scroll to top',
}
