import { type DemoListing, listing } from '../listing.ts'

/** The demo's books. */
export const BOOKS: readonly DemoListing[] = [
  listing({
    title: 'UPSC prelims and mains full set, 28 books',
    description:
      'Laxmikanth, Spectrum, Ramesh Singh and Vision notes, with my own margin marks from the year I cleared mains. Keep till the exam. Deposit back when all 28 return.',
    price: '600.00',
    priceUnit: 'month',
    deposit: '2000.00',
    isFeatured: true,
    category: 'book',
    location: 'Delhi, Delhi',
    owner: 'gurpreet',
    hoursAgo: 221,
    scenes: [
      { object: 'books', on: 'sage', setting: 'podium', beside: 'glasses' },
      { object: 'books', on: 'sage', setting: 'podium', view: 'close' },
      { object: 'open-book', on: 'lilac', setting: 'light', view: 'floating' },
    ],
  }),
  listing({
    title: 'NCERT class 11-12 Physics, Chemistry, Maths',
    description:
      'New edition, light pencil only. HC Verma both volumes added free because nobody should be without. Students of government schools pay half.',
    price: '150.00',
    priceUnit: 'month',
    category: 'book',
    location: 'Patna, Bihar',
    owner: 'sunita',
    hoursAgo: 1614,
    scenes: [
      { object: 'blue-book', on: 'lilac', setting: 'light', beside: 'straight-ruler' },
      { object: 'green-book', on: 'lilac', setting: 'light' },
    ],
  }),
  listing({
    title: 'Satyajit Ray and Feluda collection in Bengali',
    description:
      "All 35 Feluda stories, Professor Shonku and two volumes of his film essays. Some covers are older than me. Handle like your dida's saris.",
    price: '80.00',
    priceUnit: 'week',
    category: 'book',
    location: 'Kolkata, West Bengal',
    owner: 'debjani',
    hoursAgo: 608,
    scenes: [{ object: 'orange-book', on: 'butter', setting: 'arch', beside: 'open-book' }],
  }),
  listing({
    title: "MBBS first year set, Gray's and Guyton",
    description:
      'Anatomy, physiology and biochemistry with the dissection manual. Bone set can be added for ₹800 a month. Pickup from GMC hostel gate after 5.',
    price: '700.00',
    priceUnit: 'month',
    category: 'book',
    location: 'Bhopal, Madhya Pradesh',
    owner: 'farhan',
    hoursAgo: 926,
    scenes: [{ object: 'closed-book', on: 'lilac', setting: 'light', beside: 'stethoscope' }],
  }),
  listing({
    title: '40 Amar Chitra Katha and Tinkle comics',
    description:
      'Rainy holiday cure for children of 6 to 60. Birbal, Suppandi and the whole Mahabharata set. Exchange ten for another ten any time in the month.',
    price: '200.00',
    priceUnit: 'month',
    category: 'book',
    location: 'Ranchi, Jharkhand',
    owner: 'debjani',
    hoursAgo: 137,
    scenes: [{ object: 'green-book', on: 'butter', setting: 'arch', view: 'pair' }],
  }),
]
