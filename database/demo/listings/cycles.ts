import { type DemoListing, listing } from '../listing.ts'

/** The demo's cycles. */
export const CYCLES: readonly DemoListing[] = [
  listing({
    title: 'Firefox 21-speed mountain cycle',
    description:
      "Front suspension, disc brakes, frame for 5'5\" to 6'. Helmet, bottle and lock included. Vetal Tekdi sunrise ride route shared on WhatsApp.",
    price: '250.00',
    priceUnit: 'day',
    weeklyPrice: '1000.00',
    monthlyPrice: '3000.00',
    category: 'cycle',
    location: 'Pune, Maharashtra',
    owner: 'asha',
    hoursAgo: 1463,
    scenes: [
      { object: 'bicycle', on: 'sage', setting: 'hills', paint: 'green' },
      { object: 'bicycle', on: 'sage', setting: 'hills', paint: 'green', view: 'close' },
    ],
  }),
  listing({
    title: 'Ladybird cycle with basket for daily market',
    description:
      'Light, low frame, easy with salwar or sari. New tubes and bell in April. Take it for the month and I do one free servicing.',
    price: '600.00',
    priceUnit: 'month',
    category: 'cycle',
    location: 'Puducherry, Puducherry',
    owner: 'kavitha',
    hoursAgo: 88,
    scenes: [{ object: 'bicycle', on: 'butter', setting: 'arch', paint: 'pink', beside: 'basket' }],
  }),
  listing({
    title: 'Road bike, Triban RC120, size M',
    description:
      'For brevets and early rides to Chandi. Clipless and flat pedals both in the bag, puncture kit and pump too. Please wipe the chain after rain.',
    price: '500.00',
    priceUnit: 'day',
    isAvailable: false,
    category: 'cycle',
    location: 'Kochi, Kerala',
    owner: 'meera',
    hoursAgo: 26,
    scenes: [
      { object: 'bicycle', on: 'lagoon', setting: 'disc', paint: 'sky' },
      { object: 'bicycle', on: 'sky', setting: 'hills', paint: 'sky', mirrored: true },
    ],
  }),
  listing({
    title: "Kids' cycles 16 and 20 inch, for summer holidays",
    description:
      'Two cycles, support wheels can be screwed on in a minute. My daughters outgrew them faster than the paint. Price is for one, sanitised before handing over.',
    price: '150.00',
    priceUnit: 'week',
    category: 'cycle',
    location: 'Bhopal, Madhya Pradesh',
    owner: 'farhan',
    hoursAgo: 628,
    scenes: [{ object: 'bicycle', on: 'sky', setting: 'hills', paint: 'orange' }],
  }),
  listing({
    title: 'Foldable e-cycle, 40 km range, office commute',
    description:
      'Folds into a metro coach or a car boot. Charger included; full charge takes four hours and two rupees. Not for two people, and not for flooded roads.',
    price: '2500.00',
    priceUnit: 'month',
    category: 'cycle',
    location: 'Gurugram, Haryana',
    owner: 'gurpreet',
    hoursAgo: 1980,
    scenes: [
      { object: 'bicycle', on: 'lagoon', setting: 'disc', paint: 'silver', beside: 'battery' },
    ],
  }),
  listing({
    title: 'Cycle rickshaw ride gear: 6 cycles for Old Jaipur tour',
    description:
      'Morning group ride through the pink lanes with six matched city bikes, helmets and a route map. I ride in front for free if you start before 6:30. Kachori stop is compulsory.',
    price: '300.00',
    priceUnit: 'day',
    category: 'cycle',
    location: 'Jaipur, Rajasthan',
    owner: 'lalit',
    hoursAgo: 365,
    scenes: [{ object: 'bicycle', on: 'sage', setting: 'hills', view: 'pair', paint: 'red' }],
  }),
]
