import { type DemoListing, listing } from '../listing.ts'

/** The demo's commercial vehicles. */
export const COMMERCIAL_VEHICLES: readonly DemoListing[] = [
  listing({
    title: 'Tata Ace chhota hathi with driver',
    description:
      'House shifting, fridge or fifty bags of cement, sab chalega. 750 kg, tarpaulin and ropes on board. 40 km included, then ₹15 a km; one helper ₹400.',
    price: '1800.00',
    priceUnit: 'day',
    category: 'commercial-vehicle',
    location: 'Indore, Madhya Pradesh',
    owner: 'farhan',
    hoursAgo: 1101,
    scenes: [
      { object: 'pickup-truck', on: 'sand', setting: 'hills' },
      { object: 'pickup-truck', on: 'sand', setting: 'hills', mirrored: true, beside: 'package' },
    ],
  }),
  listing({
    title: 'Eicher 14 ft container, packed shifting',
    description:
      'Closed body, so rain is no worry. Blankets and belts for furniture inside. Hyderabad to Vijayawada or Bengaluru overnight, loading team can be booked with it.',
    price: '5500.00',
    priceUnit: 'day',
    category: 'commercial-vehicle',
    location: 'Hyderabad, Telangana',
    owner: 'imran',
    hoursAgo: 1925,
    scenes: [{ object: 'delivery-truck', on: 'sky', setting: 'light' }],
  }),
  listing({
    title: 'Mahindra 575 tractor with rotavator',
    description:
      'For sowing season by the hour, driver and diesel included. Trolley or cultivator can come instead of the rotavator. Villages within 25 km of Ludhiana.',
    price: '900.00',
    priceUnit: 'hour',
    category: 'commercial-vehicle',
    location: 'Ludhiana, Punjab',
    owner: 'gurpreet',
    hoursAgo: 191,
    scenes: [
      { object: 'tractor', on: 'sage', setting: 'hills' },
      { object: 'tractor', on: 'sage', setting: 'hills', mirrored: true, beside: 'sheaf-of-rice' },
      { object: 'tractor', on: 'sage', setting: 'hills', view: 'close' },
    ],
  }),
  listing({
    title: '10-wheel truck for sand, gitti and bricks',
    description:
      '16 tonne, tipping body, all papers and pollution clear. Night entry only inside city limits. Operator quotes by site, so send the location first.',
    price: null,
    priceUnit: 'day',
    isNegotiable: true,
    category: 'commercial-vehicle',
    location: 'Bhubaneswar, Odisha',
    owner: 'debjani',
    hoursAgo: 448,
    scenes: [{ object: 'articulated-lorry', on: 'clay', setting: 'disc' }],
  }),
  listing({
    title: 'Hydra crane 14 ton with operator',
    description:
      'Lifting beams, machines, water tanks to the fourth floor. Reach 40 feet, operator certified. Ground must bear the weight, our man checks it free.',
    price: '1600.00',
    priceUnit: 'hour',
    minRentalDuration: 3,
    category: 'commercial-vehicle',
    location: 'Vadodara, Gujarat',
    owner: 'hardik',
    hoursAgo: 847,
    scenes: [
      { object: 'building-construction', on: 'clay', setting: 'disc' },
      { object: 'building-construction', on: 'sand', setting: 'hills' },
    ],
  }),
  listing({
    title: 'Bolero pickup for apple and vegetable mandi',
    description:
      'Leaves for the mandi at 3 am and waits till you have sold. Crates stacked under net. Return load from Chandigarh at half rate.',
    price: '3200.00',
    priceUnit: 'day',
    category: 'commercial-vehicle',
    location: 'Shimla, Himachal Pradesh',
    owner: 'gurpreet',
    hoursAgo: 78,
    scenes: [{ object: 'pickup-truck', on: 'sky', setting: 'light', paint: 'white' }],
  }),
]
