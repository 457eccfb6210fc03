import { type DemoListing, listing } from '../listing.ts'

/** The demo's listings of the category Other. */
export const OTHER: readonly DemoListing[] = [
  listing({
    title: 'Quechua 3-person tent and two sleeping bags',
    description:
      'Stands in two minutes, dry in the worst August rain. Lantern and ground sheet in the same bag. Shake the sand out, please. Harishchandragad tips free.',
    price: '400.00',
    priceUnit: 'day',
    isFeatured: true,
    category: 'other',
    location: 'Pune, Maharashtra',
    owner: 'asha',
    hoursAgo: 533,
    scenes: [
      { object: 'camping', on: 'sage', setting: 'hills' },
      { object: 'tent', on: 'dusk', setting: 'disc' },
      { object: 'tent', on: 'dusk', setting: 'disc', beside: 'flashlight' },
    ],
  }),
  listing({
    title: 'Yamaha acoustic guitar with capo',
    description:
      'F310 with new strings this month. Tuner clip, capo and three picks in the bag. Beginners get my chord sheet of ten Hindi songs.',
    price: '600.00',
    priceUnit: 'month',
    category: 'other',
    location: 'Shillong, Meghalaya',
    owner: 'bhaskar',
    hoursAgo: 244,
    scenes: [{ object: 'guitar', on: 'dusk', setting: 'disc' }],
  }),
  listing({
    title: 'Harmonium for bhajan and class, double reed',
    description:
      'Kolkata-made, 3.5 octave, coupler works. Tuned to A440 after the monsoon. Velvet cover and a low table if you want them.',
    price: '200.00',
    priceUnit: 'day',
    category: 'other',
    location: 'Varanasi, Uttar Pradesh',
    owner: 'sunita',
    hoursAgo: 1664,
    scenes: [
      { object: 'accordion', on: 'clay', setting: 'podium' },
      { object: 'musical-keyboard', on: 'clay', setting: 'podium' },
    ],
  }),
  listing({
    title: 'Full cricket kit for weekend match',
    description:
      'Two English willow bats, pads, gloves, helmet, six leather balls and stumps. Bag has wheels. Broken bats happen; we split it.',
    price: '500.00',
    priceUnit: 'day',
    category: 'other',
    location: 'Indore, Madhya Pradesh',
    owner: 'farhan',
    hoursAgo: 1958,
    scenes: [{ object: 'cricket-game', on: 'clay', setting: 'podium', view: 'floating' }],
  }),
  listing({
    title: 'Wheelchair, foldable, for travel or recovery',
    description:
      'Karma light wheelchair, 12 kg, opens with one hand. Cushion and seat belt washed. For hospital days no deposit, get well soon.',
    price: '80.00',
    priceUnit: 'day',
    category: 'other',
    location: 'Kochi, Kerala',
    owner: 'meera',
    hoursAgo: 37,
    scenes: [
      { object: 'manual-wheelchair', on: 'mint', setting: 'light' },
      { object: 'manual-wheelchair', on: 'mint', setting: 'light', beside: 'crutch' },
    ],
  }),
  listing({
    title: 'Telescope 130 mm for star parties',
    description:
      "Newtonian on a steady mount, two eyepieces and a moon filter. Saturn's rings are real, I promise. I mark the best dark spots around Leh on your map.",
    price: '1000.00',
    priceUnit: 'day',
    category: 'other',
    location: 'Leh, Ladakh',
    owner: 'tenzin',
    hoursAgo: 97,
    scenes: [{ object: 'telescope', on: 'dusk', setting: 'disc' }],
  }),
  listing({
    title: 'Trekking shoes, poles and 60 L rucksack',
    description:
      'Sizes 7 to 10 in shoes, disinfected. Rucksack with rain cover, poles with rubber tips. Take the set for Goecha La or only what you lack.',
    price: '250.00',
    priceUnit: 'day',
    category: 'other',
    location: 'Darjeeling, West Bengal',
    owner: 'tenzin',
    hoursAgo: 508,
    scenes: [
      { object: 'hiking-boot', on: 'sage', setting: 'hills', beside: 'backpack' },
      { object: 'backpack', on: 'clay', setting: 'podium' },
    ],
  }),
  listing({
    title: 'Snorkel masks and inflatable kayak',
    description:
      "Two-person kayak, paddles, life vests and pump. Only inside the bay and before noon, when the water is kind. I show you the reef's edge first.",
    price: '900.00',
    priceUnit: 'day',
    category: 'other',
    location: 'Sri Vijaya Puram, Andaman and Nicobar Islands',
    owner: 'joao',
    hoursAgo: 959,
    scenes: [{ object: 'diving-mask', on: 'mint', setting: 'light', view: 'floating' }],
  }),
]
