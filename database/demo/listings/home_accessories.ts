import { type DemoListing, listing } from '../listing.ts'

/** The demo's home accessories. */
export const HOME_ACCESSORIES: readonly DemoListing[] = [
  listing({
    title: 'Bosch hammer drill with 12 bits',
    description:
      'For curtain rods, shelves and that one mirror. Works on brick and concrete, extension board included. Free wall plugs, take what you need.',
    price: '150.00',
    priceUnit: 'day',
    deposit: '500.00',
    category: 'home-accessories',
    location: 'Navi Mumbai, Maharashtra',
    owner: 'farhan',
    hoursAgo: 28,
    scenes: [{ object: 'toolbox', on: 'sage', setting: 'podium' }],
  }),
  listing({
    title: 'Symphony desert cooler, 70 litre',
    description:
      'Khus pads changed this summer, motor silent. Needs an open window to breathe. I drop it in Civil Lines and Katra, ground floor to second.',
    price: '900.00',
    priceUnit: 'month',
    category: 'home-accessories',
    location: 'Prayagraj, Uttar Pradesh',
    owner: 'sunita',
    hoursAgo: 263,
    scenes: [{ object: 'window', on: 'clay', setting: 'light', beside: 'snowflake' }],
  }),
  listing({
    title: 'Sofa set and lamp for rented flats',
    description:
      'Three-seater in blue, with a floor lamp and two cushions. Shampooed before each tenant. Lift or stairs, our loaders manage.',
    price: '1400.00',
    priceUnit: 'month',
    minRentalDuration: 3,
    category: 'home-accessories',
    location: 'Bengaluru, Karnataka',
    owner: 'meera',
    hoursAgo: 1537,
    scenes: [{ object: 'couch-and-lamp', on: 'clay', setting: 'light' }],
  }),
  listing({
    title: 'Usha sewing machine with motor',
    description:
      'Does straight, zigzag and pico. Oil, six bobbins and a box of needles come with it. If you have never used one, sit with me for half an hour and chai.',
    price: '400.00',
    priceUnit: 'week',
    category: 'home-accessories',
    location: 'Kolkata, West Bengal',
    owner: 'debjani',
    hoursAgo: 649,
    scenes: [
      { object: 'thread', on: 'sage', setting: 'podium', beside: 'scissors' },
      { object: 'sewing-needle', on: 'clay', setting: 'light', view: 'floating' },
    ],
  }),
  listing({
    title: 'Aluminium ladder 12 ft, fold type',
    description:
      'Holds 120 kg, rubber feet intact. Goes on a car roof with the two ropes I give. Painter bhaiyas, please return it without a new colour.',
    price: '120.00',
    priceUnit: 'day',
    category: 'home-accessories',
    location: 'Jodhpur, Rajasthan',
    owner: 'lalit',
    hoursAgo: 1047,
    scenes: [{ object: 'ladder', on: 'butter', setting: 'arch', beside: 'paintbrush' }],
  }),
  listing({
    title: 'Queen bed with mattress for bachelors',
    description:
      'Sheesham bed with storage and a 6-inch foam mattress in a washable cover. Delivery with fitting ₹700 one time. Buy-out possible after a year.',
    price: '950.00',
    priceUnit: 'month',
    category: 'home-accessories',
    location: 'Hyderabad, Telangana',
    owner: 'imran',
    hoursAgo: 4,
    scenes: [
      { object: 'bed', on: 'clay', setting: 'light', paint: 'brown' },
      { object: 'bed', on: 'butter', setting: 'arch', paint: 'brown', view: 'close' },
    ],
  }),
  listing({
    title: 'Wet grinder 2 litre for idli batter season',
    description:
      'Stone grinder, loud but honest. Enough batter for a function of forty. Coconut scraper attachment included; return it washed, please.',
    price: '100.00',
    priceUnit: 'day',
    isNegotiable: true,
    category: 'home-accessories',
    location: 'Coimbatore, Tamil Nadu',
    owner: 'kavitha',
    hoursAgo: 1752,
    scenes: [{ object: 'pot-of-food', on: 'butter', setting: 'arch' }],
  }),
]
