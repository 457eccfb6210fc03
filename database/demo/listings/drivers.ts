import { type DemoListing, listing } from '../listing.ts'

/** The demo's drivers. */
export const DRIVERS: readonly DemoListing[] = [
  listing({
    title: 'AC driver for Goa trips, Konkani and Hindi',
    description:
      'Twelve years with families from everywhere. I know which beach has parking and which thali has fish today. Your car or a hired one; food and room for night halts from your side.',
    price: '1200.00',
    priceUnit: 'day',
    isFeatured: true,
    category: 'driver',
    location: 'Panaji, Goa',
    owner: 'joao',
    hoursAgo: 30,
    scenes: [
      { object: 'oncoming-taxi', on: 'dusk', setting: 'disc' },
      { object: 'man-pilot-medium', on: 'dusk', setting: 'disc', beside: 'compass' },
    ],
  }),
  listing({
    title: 'Night driver, Delhi NCR, drop after party',
    description:
      'You enjoy, I drive your car home. Manual or automatic, licence since 2011, police verified. Message before 8 pm.',
    price: '200.00',
    priceUnit: 'hour',
    minRentalDuration: 4,
    category: 'driver',
    location: 'Delhi, Delhi',
    owner: 'gurpreet',
    hoursAgo: 577,
    scenes: [
      { object: 'man-office-worker-medium-dark', on: 'dusk', setting: 'disc', beside: 'old-key' },
    ],
  }),
  listing({
    title: 'Outstation driver for South India temple tours',
    description:
      'Rameswaram, Madurai, Thanjavur, Tirupati done thrice a year. Tamil, Telugu and some Hindi. Vegetarian, no smoking, wakes you with filter coffee.',
    price: '1100.00',
    priceUnit: 'day',
    category: 'driver',
    location: 'Madurai, Tamil Nadu',
    owner: 'kavitha',
    hoursAgo: 789,
    scenes: [{ object: 'taxi', on: 'sky', setting: 'hills' }],
  }),
  listing({
    title: 'Lady driver for school and elders, Kochi',
    description:
      'For mothers at work and parents with hospital days. I wait inside with them and collect medicines. Weekdays 7 to 5, your automatic car.',
    price: '900.00',
    priceUnit: 'day',
    category: 'driver',
    location: 'Kochi, Kerala',
    owner: 'meera',
    hoursAgo: 333,
    scenes: [{ object: 'woman-office-worker-medium', on: 'blush', setting: 'arch', beside: 'key' }],
  }),
  listing({
    title: 'Hill driver for Sikkim, North Bengal, Bhutan border',
    description:
      'Born on these bends. Permits for Nathula and Gurudongmar arranged with your photos and ID. Snow chains are mine; songs are yours.',
    price: '1500.00',
    priceUnit: 'day',
    category: 'driver',
    location: 'Siliguri, West Bengal',
    owner: 'tenzin',
    hoursAgo: 2052,
    scenes: [{ object: 'sport-utility-vehicle', on: 'sky', setting: 'hills' }],
  }),
]
