import { type DemoListing, listing } from '../listing.ts'

/** The demo's buses. */
export const BUSES: readonly DemoListing[] = [
  listing({
    title: '17-seater tempo traveller, pushback seats',
    description:
      'Force Traveller with AC, LED and ice box. Driver, diesel and toll up to 250 km in the price; night halt ₹400. All-India permit, so Shirdi, Goa or Tirupati is no problem.',
    price: '6500.00',
    priceUnit: 'day',
    category: 'bus',
    location: 'Nashik, Maharashtra',
    owner: 'farhan',
    hoursAgo: 308,
    scenes: [{ object: 'minibus', on: 'sky', setting: 'hills' }],
  }),
  listing({
    title: '45-seater bus for baraat and company picnic',
    description:
      'Non-AC, clean curtains, music system and carrier on top. With driver and helper; they get their meal from you. Half day also possible inside Kolkata and Howrah.',
    price: '9500.00',
    priceUnit: 'day',
    category: 'bus',
    location: 'Howrah, West Bengal',
    owner: 'debjani',
    hoursAgo: 817,
    scenes: [
      { object: 'bus', on: 'lagoon', setting: 'disc' },
      { object: 'oncoming-bus', on: 'sand', setting: 'hills' },
      { object: 'bus', on: 'lagoon', setting: 'disc', view: 'close' },
    ],
  }),
  listing({
    title: 'Volvo multi-axle sleeper for group yatra',
    description:
      '36 berths, blankets and water bottle for everybody, two drivers for long runs. Char Dham base towns, Vaishno Devi and Haridwar done many times. Tell me the head count and the dates.',
    price: null,
    priceUnit: 'day',
    isNegotiable: true,
    category: 'bus',
    location: 'Delhi, Delhi',
    owner: 'gurpreet',
    hoursAgo: 1844,
    scenes: [{ object: 'oncoming-bus', on: 'lagoon', setting: 'disc', paint: 'violet' }],
  }),
  listing({
    title: 'School van, 12 seats, free between 9 and 1',
    description:
      'Yellow van with fitness and GPS, parked idle while the children are in class. Good for office staff or small temple trips. Driver Selvam has 14 years without an accident.',
    price: '450.00',
    priceUnit: 'hour',
    category: 'bus',
    location: 'Chennai, Tamil Nadu',
    owner: 'kavitha',
    hoursAgo: 22,
    scenes: [{ object: 'minibus', on: 'sand', setting: 'hills', paint: 'orange', mirrored: true }],
  }),
  listing({
    title: 'Mini bus 26 seats, Shillong and Cherrapunji tours',
    description:
      "We start from Guwahati at 6 and know where the fog sits. Reclining seats, big windows, vomit bags kept quietly at hand. Driver's stay is on us.",
    price: '7800.00',
    priceUnit: 'day',
    category: 'bus',
    location: 'Shillong, Meghalaya',
    owner: 'bhaskar',
    hoursAgo: 204,
    scenes: [{ object: 'bus', on: 'sky', setting: 'hills', paint: 'green' }],
  }),
]
