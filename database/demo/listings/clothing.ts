import { type DemoListing, listing } from '../listing.ts'

/** The demo's clothing. */
export const CLOTHING: readonly DemoListing[] = [
  listing({
    title: 'Bridal lehenga, maroon with zardozi, size M',
    description:
      'Worn once, at my own wedding. Waist adjusts from 28 to 33, with can-can and double dupatta. Dry-cleaned; trial at my home in Sodala with your mother, of course.',
    price: '6000.00',
    priceUnit: 'day',
    deposit: '8000.00',
    isFeatured: true,
    category: 'clothing',
    location: 'Jaipur, Rajasthan',
    owner: 'lalit',
    hoursAgo: 702,
    scenes: [
      { object: 'dress', on: 'blush', setting: 'arch', view: 'floating', paint: 'maroon' },
      {
        object: 'dress',
        on: 'sand',
        setting: 'light',
        view: 'floating',
        paint: 'maroon',
        beside: 'crown',
      },
      { object: 'crown', on: 'lagoon', setting: 'podium' },
    ],
  }),
  listing({
    title: 'Kanjivaram silk sari, temple border',
    description:
      'Pure zari, parrot green with a rani pink pallu. Blouse stitched in 36 with margin. Falls and pleats pinned on request, two safety pins included.',
    price: '1500.00',
    priceUnit: 'day',
    category: 'clothing',
    location: 'Chennai, Tamil Nadu',
    owner: 'kavitha',
    hoursAgo: 3,
    scenes: [
      { object: 'sari', on: 'blush', setting: 'arch', view: 'floating' },
      { object: 'sari', on: 'sand', setting: 'light', view: 'floating', beside: 'bouquet' },
    ],
  }),
  listing({
    title: 'Sherwani for groom, cream and gold, 40 chest',
    description:
      'Jodhpuri cut with churidar, stole and mojari of size 9. Safa tied fresh by our man on the day for ₹500. Book trial two weeks ahead.',
    price: '3500.00',
    priceUnit: 'day',
    category: 'clothing',
    location: 'Lucknow, Uttar Pradesh',
    owner: 'sunita',
    hoursAgo: 1801,
    scenes: [{ object: 'coat', on: 'blush', setting: 'arch', view: 'floating' }],
  }),
  listing({
    title: 'Three-piece suit for interview or reception',
    description:
      'Raymond, charcoal blue, sizes 38, 40 and 42. Shirt and tie chosen with you, in fifteen minutes. Ironed in the morning for same-day interviews.',
    price: '800.00',
    priceUnit: 'day',
    isAvailable: false,
    category: 'clothing',
    location: 'Surat, Gujarat',
    owner: 'hardik',
    hoursAgo: 1594,
    scenes: [
      { object: 'necktie', on: 'sand', setting: 'light', view: 'floating' },
      { object: 'necktie', on: 'sand', setting: 'light', view: 'close' },
    ],
  }),
  listing({
    title: 'Kundan bridal jewellery set with maang tikka',
    description:
      'Choker, rani haar, jhumka and matha patti, gold-plated silver. Kept in a locked case, photographed before and after. Verified members only.',
    price: '2000.00',
    priceUnit: 'day',
    isNegotiable: true,
    deposit: '5000.00',
    category: 'clothing',
    location: 'Udaipur, Rajasthan',
    owner: 'lalit',
    hoursAgo: 671,
    scenes: [{ object: 'gem-stone', on: 'lagoon', setting: 'podium', beside: 'ring' }],
  }),
  listing({
    title: 'Bharatanatyam costume with ghungroo, age 10-14',
    description:
      'Five-piece in peacock blue silk-cotton, temple jewellery and ghungroo of 100 bells. For school annual days book early: three girls have the same idea. Hair plait extra ₹50.',
    price: '500.00',
    priceUnit: 'day',
    category: 'clothing',
    location: 'Thiruvananthapuram, Kerala',
    owner: 'meera',
    hoursAgo: 1402,
    scenes: [
      { object: 'dress', on: 'blush', setting: 'arch', view: 'floating', beside: 'ballet-shoes' },
    ],
  }),
  listing({
    title: 'Heavy down jackets for snow trips, all sizes',
    description:
      'For Gulmarg, Tawang or Tsomgo. Rated to minus 15, hood and inside pocket. Gloves and gumboots ₹50 each. Washed after each trip, smell it yourself.',
    price: '200.00',
    priceUnit: 'day',
    category: 'clothing',
    location: 'Gangtok, Sikkim',
    owner: 'tenzin',
    hoursAgo: 46,
    scenes: [
      {
        object: 'coat',
        on: 'sand',
        setting: 'light',
        view: 'floating',
        paint: 'orange',
        beside: 'scarf',
      },
    ],
  }),
]
