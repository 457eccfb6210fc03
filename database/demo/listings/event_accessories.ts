import { type DemoListing, listing } from '../listing.ts'

/** The demo's event accessories. */
export const EVENT_ACCESSORIES: readonly DemoListing[] = [
  listing({
    title: 'Shamiana 20x30 ft with side walls',
    description:
      'Waterproof red and white shamiana, poles, ropes and carpets. Our four boys put it up in two hours and take it down next morning. Transport inside the city included.',
    price: '4500.00',
    priceUnit: 'day',
    category: 'event-accessories',
    location: 'Varanasi, Uttar Pradesh',
    owner: 'sunita',
    hoursAgo: 8,
    scenes: [
      { object: 'circus-tent', on: 'sand', setting: 'hills' },
      { object: 'circus-tent', on: 'sand', setting: 'hills', view: 'close' },
    ],
  }),
  listing({
    title: '100 banquet chairs with covers and bows',
    description:
      'Steel frame chairs with ivory covers, bows in gold, maroon or peacock blue. Rate is for the hundred, washing included. Pickup by tempo from Beltola, or ₹1,200 for delivery.',
    price: '2500.00',
    priceUnit: 'day',
    category: 'event-accessories',
    location: 'Guwahati, Assam',
    owner: 'bhaskar',
    hoursAgo: 51,
    scenes: [{ object: 'chair', on: 'butter', setting: 'light', view: 'pair' }],
  }),
  listing({
    title: 'DJ set with mixer, 2 JBL tops and dancing lights',
    description:
      '1000 watts a side, enough for a terrace of 150 people. Cables, cordless mic and mirror ball come along. Operator ₹1,500 extra; music off at 10 pm by law.',
    price: '5000.00',
    priceUnit: 'day',
    category: 'event-accessories',
    location: 'Ludhiana, Punjab',
    owner: 'gurpreet',
    hoursAgo: 186,
    scenes: [
      {
        object: 'mirror-ball',
        on: 'dusk',
        setting: 'disc',
        view: 'floating',
        beside: 'control-knobs',
      },
      { object: 'control-knobs', on: 'lagoon', setting: 'podium' },
      { object: 'loudspeaker', on: 'dusk', setting: 'disc' },
    ],
  }),
  listing({
    title: 'Birthday décor kit: arch, balloons, lights',
    description:
      'Metal balloon arch, pump, 150 balloons in your two colours, fairy lights and a number stand. I send a video of how to fix it; takes one hour with a friend. Balloons are yours to keep.',
    price: '1200.00',
    priceUnit: 'day',
    category: 'event-accessories',
    location: 'Coimbatore, Tamil Nadu',
    owner: 'kavitha',
    hoursAgo: 693,
    scenes: [
      { object: 'balloon', on: 'sky', setting: 'disc', view: 'floating', beside: 'birthday-cake' },
    ],
  }),
  listing({
    title: 'Diwali lights and 200 brass diyas on rent',
    description:
      'Warm white strings of 20 m each, tested and safe for outdoors, and heavy brass diyas for the rangoli. Oil and wicks not included. Book before Dhanteras, shukriya.',
    price: '1500.00',
    priceUnit: 'day',
    isNegotiable: true,
    category: 'event-accessories',
    location: 'Jaipur, Rajasthan',
    owner: 'lalit',
    hoursAgo: 1126,
    scenes: [
      { object: 'diya-lamp', on: 'lagoon', setting: 'podium' },
      { object: 'red-paper-lantern', on: 'dusk', setting: 'disc', view: 'floating' },
    ],
  }),
  listing({
    title: 'Dhol pair for baraat, with or without players',
    description:
      'Two Punjabi dhols with fresh skins and belts. Take only the instruments, or my cousins come and play for two hours for ₹4,000. They know all the songs.',
    price: '800.00',
    priceUnit: 'day',
    category: 'event-accessories',
    location: 'Amritsar, Punjab',
    owner: 'gurpreet',
    hoursAgo: 1685,
    scenes: [{ object: 'drum', on: 'lagoon', setting: 'podium' }],
  }),
  listing({
    title: 'Catering vessels set for 200 people',
    description:
      'Degs, karahis, ladles, buckets and 25 chafing dishes in stainless steel. Return them rinsed, we do the scrubbing. Burner and bhatti can be added for ₹600.',
    price: '1800.00',
    priceUnit: 'day',
    category: 'event-accessories',
    location: 'Madurai, Tamil Nadu',
    owner: 'kavitha',
    hoursAgo: 865,
    scenes: [
      {
        object: 'pot-of-food',
        on: 'butter',
        setting: 'light',
        beside: 'fork-and-knife-with-plate',
      },
      { object: 'shallow-pan-of-food', on: 'lagoon', setting: 'podium' },
    ],
  }),
]
