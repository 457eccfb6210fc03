type Side = { stars: number; text: string | null; marks: string[] }

/** A completed rental of a demo listing, with the reviews of its members. */
export type DemoRental = {
  /** The title of the listing. */
  listing: string
  renter: string
  /** How many days ago it was returned, and how many days it took. */
  returnedDaysAgo: number
  days: number
  /** What the renter asked first. */
  question: string
  byRenter: Side
  /** Null where the owner has written none. */
  byOwner: Side | null
  /** The owner's answer to the renter's review. */
  answer: string | null
}

const CANON = 'Canon EOS 1500D with 18-55 lens'
const BULLET = 'Royal Enfield Classic 350, well serviced'
const SWIFT = 'Maruti Swift VXi, white, self drive'
const TENT = 'Quechua 3-person tent and two sleeping bags'

/** Some of the demo listings have been rented; the others show how a listing without reviews looks. */
export const DEMO_RENTALS: readonly DemoRental[] = [
  {
    listing: CANON,
    renter: 'ravi',
    returnedDaysAgo: 20,
    days: 3,
    question: 'Is it free for a wedding weekend?',
    byRenter: good(
      5,
      'Clean camera, two charged batteries in the bag. Asha explained the settings in ten minutes.'
    ),
    byOwner: kind(5, 'Took great care of it and was on time. Welcome again.'),
    answer: null,
  },
  {
    listing: CANON,
    renter: 'meera',
    returnedDaysAgo: 48,
    days: 2,
    question: 'Does it come with a memory card?',
    byRenter: { stars: 4, text: 'Good pictures. The strap is a bit worn.', marks: ['on_time'] },
    byOwner: kind(5, null),
    answer: 'Thank you, there is a new strap now.',
  },
  {
    listing: BULLET,
    renter: 'hardik',
    returnedDaysAgo: 33,
    days: 2,
    question: 'Two helmets included?',
    byRenter: good(5, 'Starts at the first kick, brakes are fine. Papers were all in the pouch.'),
    byOwner: kind(4, 'Careful rider. Came half an hour late, but called before.'),
    answer: null,
  },
  {
    listing: BULLET,
    renter: 'lalit',
    returnedDaysAgo: 75,
    days: 3,
    question: 'क्या रविवार को मिल जाएगी?',
    byRenter: good(5, 'गाड़ी एकदम बढ़िया हालत में थी। समय पर मिली, कोई झंझट नहीं।'),
    byOwner: null,
    answer: null,
  },
  {
    listing: SWIFT,
    renter: 'ravi',
    returnedDaysAgo: 64,
    days: 4,
    question: 'Can I take it to Pench?',
    byRenter: { stars: 3, text: 'Runs well, but it was not washed.', marks: ['on_time'] },
    byOwner: kind(5, 'Returned with a full tank.'),
    answer: 'Sorry, it had rained that morning. The next wash is on me.',
  },
  {
    listing: TENT,
    renter: 'kavitha',
    returnedDaysAgo: 18,
    days: 2,
    question: 'Is it waterproof?',
    byRenter: good(5, 'Stayed dry in the rain. All pegs were there.'),
    byOwner: kind(5, 'Came back dry and folded.'),
    answer: null,
  },
  {
    listing: 'Bridal lehenga, maroon with zardozi, size M',
    renter: 'sunita',
    returnedDaysAgo: 25,
    days: 2,
    question: 'क्या नाप में थोड़ा बदलाव हो सकता है?',
    byRenter: good(5, 'लहँगा फ़ोटो जैसा ही है। सबने पूछा कि कहाँ से लिया!'),
    byOwner: kind(5, 'बहुत सँभालकर रखा, समय पर लौटाया।'),
    answer: null,
  },
  {
    listing: 'Epson projector with 100 inch screen',
    renter: 'asha',
    returnedDaysAgo: 40,
    days: 1,
    question: 'Is the HDMI cable included?',
    byRenter: { stars: 4, text: 'Bright picture. The screen stand needs two people.', marks: [] },
    byOwner: kind(5, null),
    answer: null,
  },
  {
    listing: 'Bajaj RE auto with driver, full day Hyderabad darshan',
    renter: 'farhan',
    returnedDaysAgo: 30,
    days: 1,
    question: 'Golconda and Charminar in one day?',
    byRenter: good(
      5,
      'Imran bhai knows every lane. We saw all of it and still had time for biryani.'
    ),
    byOwner: null,
    answer: 'Come again, InshaAllah.',
  },
]

function good(stars: number, text: string): Side {
  return { stars, text, marks: ['as_described', 'on_time', 'again'] }
}

function kind(stars: number, text: string | null): Side {
  return { stars, text, marks: ['on_time', 'clean'] }
}
