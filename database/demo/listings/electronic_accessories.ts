import { type DemoListing, listing } from '../listing.ts'

/** The demo's electronic accessories. */
export const ELECTRONIC_ACCESSORIES: readonly DemoListing[] = [
  listing({
    title: 'Epson projector with 100 inch screen',
    description:
      'Full HD, 3,300 lumens, bright enough with curtains half open. HDMI cable, Fire Stick and tripod screen included. For IPL finals book a week ahead, seriously.',
    price: '900.00',
    priceUnit: 'day',
    isFeatured: true,
    category: 'electronic-accessories',
    location: 'Chennai, Tamil Nadu',
    owner: 'kavitha',
    hoursAgo: 1517,
    scenes: [
      { object: 'film-projector', on: 'butter', setting: 'podium' },
      { object: 'film-projector', on: 'dusk', setting: 'disc', beside: 'popcorn' },
    ],
  }),
  listing({
    title: 'PS5 with two controllers and FIFA',
    description:
      'Disc edition with FIFA 24, Spider-Man and It Takes Two. One ID needed. Weekend pack Friday to Sunday is ₹1,800.',
    price: '700.00',
    priceUnit: 'day',
    deposit: '5000.00',
    category: 'electronic-accessories',
    location: 'Thane, Maharashtra',
    owner: 'farhan',
    hoursAgo: 2015,
    scenes: [
      { object: 'video-game', on: 'lilac', setting: 'podium' },
      { object: 'video-game', on: 'lilac', setting: 'podium', view: 'pair' },
      { object: 'joystick', on: 'dusk', setting: 'disc' },
    ],
  }),
  listing({
    title: 'Sony WH-1000XM4 headphones, for flights and exams',
    description:
      'Noise cancelling works wonders in a hostel. Ear pads wiped and changed every three months. Case, cable and aeroplane plug in the box.',
    price: '200.00',
    priceUnit: 'day',
    category: 'electronic-accessories',
    location: 'Delhi, Delhi',
    owner: 'gurpreet',
    hoursAgo: 168,
    scenes: [{ object: 'headphone', on: 'lilac', setting: 'podium' }],
  }),
  listing({
    title: 'JBL PartyBox 110 Bluetooth speaker',
    description:
      'Twelve hours on battery, two mic inputs, lights that follow the beat. One person carries it. Not after 10 at night, my neighbours know me.',
    price: '800.00',
    priceUnit: 'day',
    category: 'electronic-accessories',
    location: 'Panaji, Goa',
    owner: 'joao',
    hoursAgo: 1341,
    scenes: [
      { object: 'radio', on: 'sky', setting: 'light' },
      { object: 'microphone', on: 'dusk', setting: 'disc', view: 'floating' },
    ],
  }),
  listing({
    title: 'Canon printer-scanner for thesis week',
    description:
      'Ink tank printer, full tanks, 500 pages included; beyond that 50 paise each. I bring it to the hostel gate in Jalukbari. Paper is yours.',
    price: '250.00',
    priceUnit: 'day',
    category: 'electronic-accessories',
    location: 'Guwahati, Assam',
    owner: 'bhaskar',
    hoursAgo: 1720,
    scenes: [{ object: 'printer', on: 'butter', setting: 'podium' }],
  }),
  listing({
    title: '43 inch LED TV for exhibition stall',
    description:
      'Mi TV with floor stand, pen drive loop tested before dispatch. Delivery and fixing anywhere in Ahmedabad ₹500. Two pieces available.',
    price: '850.00',
    priceUnit: 'day',
    category: 'electronic-accessories',
    location: 'Ahmedabad, Gujarat',
    owner: 'hardik',
    hoursAgo: 17,
    scenes: [{ object: 'television', on: 'sky', setting: 'light', beside: 'electric-plug' }],
  }),
]
