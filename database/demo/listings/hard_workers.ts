import { type DemoListing, listing } from '../listing.ts'

/** The demo's listings of the category Hard Workers. */
export const HARD_WORKERS: readonly DemoListing[] = [
  listing({
    title: 'Mason with helper, brick and plaster work',
    description:
      '18 years in Surat sites, two small houses built from plinth to roof. Own tools; cement and sand from you. We see the place first and then fix the number of days.',
    price: '1300.00',
    priceUnit: 'day',
    category: 'hard-worker',
    location: 'Surat, Gujarat',
    owner: 'hardik',
    hoursAgo: 759,
    scenes: [
      { object: 'man-construction-worker-medium', on: 'clay', setting: 'disc', beside: 'brick' },
      { object: 'brick', on: 'sage', setting: 'light' },
    ],
  }),
  listing({
    title: 'Electrician for wiring, fan and inverter fitting',
    description:
      'Licensed wireman. Bring me the switchboard that sparks, I have seen worse. Half-hour visit ₹150, adjusted in the work.',
    price: '250.00',
    priceUnit: 'hour',
    category: 'hard-worker',
    location: 'Jorhat, Assam',
    owner: 'bhaskar',
    hoursAgo: 105,
    scenes: [
      {
        object: 'man-factory-worker-medium-dark',
        on: 'lagoon',
        setting: 'disc',
        beside: 'light-bulb',
      },
    ],
  }),
  listing({
    title: 'Home cook for functions up to 60, Bengali and North Indian',
    description:
      'Kosha mangsho, luchi, chholar dal, or full veg without onion. List of groceries given two days before. I come with one helper and leave the kitchen clean.',
    price: '2200.00',
    priceUnit: 'day',
    isFeatured: true,
    category: 'hard-worker',
    location: 'Kolkata, West Bengal',
    owner: 'debjani',
    hoursAgo: 1447,
    scenes: [
      { object: 'woman-cook-medium', on: 'butter', setting: 'arch' },
      { object: 'pot-of-food', on: 'sage', setting: 'light' },
    ],
  }),
  listing({
    title: 'Bike and scooter mechanic at your doorstep',
    description:
      'Servicing, clutch plates, brakes, battery jump. Old part handed back in your hand. Sundays too, only not during a match.',
    price: '300.00',
    priceUnit: 'hour',
    category: 'hard-worker',
    location: 'Hyderabad, Telangana',
    owner: 'imran',
    hoursAgo: 1646,
    scenes: [
      { object: 'man-mechanic-medium', on: 'lagoon', setting: 'disc', beside: 'wrench' },
      { object: 'toolbox', on: 'sage', setting: 'light' },
    ],
  }),
  listing({
    title: 'Packing and loading team, 3 men',
    description:
      'Boxes, tape and bubble roll at cost. Fridge goes upright, glass goes last, nothing goes missing. Ground to fourth floor without lift in the price.',
    price: null,
    priceUnit: 'day',
    isNegotiable: true,
    category: 'hard-worker',
    location: 'Navi Mumbai, Maharashtra',
    owner: 'farhan',
    hoursAgo: 174,
    scenes: [{ object: 'package', on: 'mint', setting: 'light', view: 'pair' }],
  }),
  listing({
    title: 'Farm hands for harvest, group of five',
    description:
      'Paddy, mustard and sugarcane by hand, our own sickles. Start at 6, rest from 12 to 3. Transport up to 30 km from Cuttack with your tractor or ₹500.',
    price: '2500.00',
    priceUnit: 'day',
    category: 'hard-worker',
    location: 'Cuttack, Odisha',
    owner: 'debjani',
    hoursAgo: 270,
    scenes: [
      { object: 'man-farmer-medium-dark', on: 'butter', setting: 'arch', beside: 'sheaf-of-rice' },
    ],
  }),
  listing({
    title: 'Patient caretaker, day or night shift',
    description:
      'GNM trained, eight years in wards. Bathing, medicines, sugar and BP notes kept in a diary. References from three families in Gomti Nagar.',
    price: '900.00',
    priceUnit: 'day',
    category: 'hard-worker',
    location: 'Lucknow, Uttar Pradesh',
    owner: 'sunita',
    hoursAgo: 1000,
    scenes: [{ object: 'woman-health-worker-medium', on: 'lagoon', setting: 'disc' }],
  }),
  listing({
    title: 'House painter, texture and waterproofing',
    description:
      'Asian Paints trained, team of two. Masking and cleaning after is part of the job. Old colour scraped, putty shown to you before paint.',
    price: '800.00',
    priceUnit: 'day',
    isAvailable: false,
    category: 'hard-worker',
    location: 'Thane, Maharashtra',
    owner: 'farhan',
    hoursAgo: 1264,
    scenes: [
      { object: 'man-artist-medium-dark', on: 'butter', setting: 'arch', beside: 'paintbrush' },
    ],
  }),
]
