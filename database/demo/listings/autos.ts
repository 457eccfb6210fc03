import { type DemoListing, listing } from '../listing.ts'

/** The demo's autos. */
export const AUTOS: readonly DemoListing[] = [
  listing({
    title: 'Bajaj RE auto with driver, full day Hyderabad darshan',
    description:
      'Charminar, Golconda, Tank Bund, biryani stop: 10 hours, 100 km. Driver Salim speaks Telugu, Urdu, Hindi and enough English. Parking tickets extra.',
    price: '1500.00',
    priceUnit: 'day',
    isFeatured: true,
    category: 'auto',
    location: 'Hyderabad, Telangana',
    owner: 'imran',
    hoursAgo: 1022,
    scenes: [
      { object: 'auto-rickshaw', on: 'dusk', setting: 'disc' },
      {
        object: 'auto-rickshaw',
        on: 'butter',
        setting: 'light',
        mirrored: true,
        beside: 'world-map',
      },
    ],
  }),
  listing({
    title: 'E-rickshaw on daily rent, licence holder only',
    description:
      "Mayuri with new batteries from March, runs 90 km on a night's charge. Charging at my place is included. Evening return before 9, daily or weekly settlement.",
    price: '350.00',
    priceUnit: 'day',
    category: 'auto',
    location: 'Patna, Bihar',
    owner: 'sunita',
    hoursAgo: 13,
    scenes: [{ object: 'auto-rickshaw', on: 'mint', setting: 'hills', paint: 'blue' }],
  }),
  listing({
    title: 'CNG auto for school drop, monthly',
    description:
      'Fixed round for four children within 6 km, doors with net on both sides. Same driver every day, mother of two herself. Holidays are not cut from the month, exams have special timing.',
    price: '3200.00',
    priceUnit: 'month',
    category: 'auto',
    location: 'Surat, Gujarat',
    owner: 'hardik',
    hoursAgo: 1562,
    scenes: [
      {
        object: 'auto-rickshaw',
        on: 'butter',
        setting: 'light',
        paint: 'yellow',
        beside: 'backpack',
      },
    ],
  }),
  listing({
    title: 'Auto with speaker for shop announcements',
    description:
      'Record your jingle on my phone, and we go round the market for four hours. Two horns on top, banner frames on both sides and back. Police permission letter to be arranged by you.',
    price: '300.00',
    priceUnit: 'hour',
    isNegotiable: true,
    category: 'auto',
    location: 'Nashik, Maharashtra',
    owner: 'farhan',
    hoursAgo: 1308,
    scenes: [
      {
        object: 'auto-rickshaw',
        on: 'sky',
        setting: 'light',
        paint: 'maroon',
        beside: 'loudspeaker',
      },
    ],
  }),
  listing({
    title: 'Kaali-peeli style auto for photo and film shoots',
    description:
      'Black and yellow like old Bombay, meter and rexine seats as they were. It runs, but slowly, so come with patience. I bring it anywhere up to Thane.',
    price: '3500.00',
    priceUnit: 'day',
    isAvailable: false,
    category: 'auto',
    location: 'Mumbai, Maharashtra',
    owner: 'farhan',
    hoursAgo: 152,
    scenes: [{ object: 'auto-rickshaw', on: 'clay', setting: 'arch', paint: 'black' }],
  }),
]
