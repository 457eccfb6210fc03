import { type DemoListing, listing } from '../listing.ts'

/** The demo's rooms. */
export const ROOMS: readonly DemoListing[] = [
  listing({
    title: 'Single room near IT Park, attached bath',
    description:
      'Second floor, own entrance, RO water and 100 Mbps Wi-Fi in the rent. Light bill by sub-meter. Police verification as per rule. We are a quiet family downstairs, and guests are fine till 9.',
    price: '6500.00',
    priceUnit: 'month',
    deposit: '13000.00',
    category: 'rent-room',
    location: 'Nagpur, Maharashtra',
    owner: 'asha',
    hoursAgo: 19,
    scenes: [{ object: 'bed', on: 'blush', setting: 'arch', beside: 'potted-plant' }],
  }),
  listing({
    title: 'PG bed for boys, home food, 5 min from Kota coaching',
    description:
      'Two sharing with study table, cooler and almirah each. Breakfast, tiffin and dinner from our own kitchen, Sunday special included. Gate closes at 10 pm, parents are welcome any time.',
    price: '7500.00',
    priceUnit: 'month',
    category: 'rent-room',
    location: 'Kota, Rajasthan',
    owner: 'lalit',
    hoursAgo: 121,
    scenes: [
      { object: 'bed', on: 'sage', setting: 'light', paint: 'maroon', beside: 'books' },
      { object: 'bed', on: 'blush', setting: 'arch', paint: 'maroon', view: 'pair' },
    ],
  }),
  listing({
    title: 'Old Goan house, one room with balcony in Fontainhas',
    description:
      'High ceiling, red oxide floor and a balcony over the lane. Share the kitchen with me and one cat. Fan only, no AC; the breeze does the rest.',
    price: '1800.00',
    priceUnit: 'day',
    weeklyPrice: '9800.00',
    minRentalDuration: 3,
    isFeatured: true,
    category: 'rent-room',
    location: 'Panaji, Goa',
    owner: 'joao',
    hoursAgo: 1375,
    scenes: [
      { object: 'home-with-garden', on: 'sky', setting: 'hills' },
      { object: 'window', on: 'sage', setting: 'light', beside: 'potted-plant' },
      { object: 'bed', on: 'blush', setting: 'arch', paint: 'teal' },
    ],
  }),
  listing({
    title: 'Homestay room with Kanchenjunga view',
    description:
      'Wooden room, two thick razais, hot water in the morning. Momo and thukpa dinner ₹200 a head. From the taxi stand it is a ten-minute walk up; I carry the bags.',
    price: '1400.00',
    priceUnit: 'day',
    category: 'rent-room',
    location: 'Gangtok, Sikkim',
    owner: 'tenzin',
    hoursAgo: 1873,
    attributes: { furnished: 'fully' },
    scenes: [{ object: 'house', on: 'lilac', setting: 'hills', paint: 'blue' }],
  }),
  listing({
    title: '1 BHK flat in Salt Lake, semi-furnished',
    description:
      'Sector III, third floor with lift, gas pipeline and covered parking for a two-wheeler. Cot, almirah and geyser are there; bring your own mattress. Families and bachelors both fine.',
    price: '14000.00',
    priceUnit: 'month',
    isNegotiable: true,
    category: 'rent-room',
    location: 'Bidhannagar, West Bengal',
    owner: 'debjani',
    hoursAgo: 427,
    attributes: { furnished: 'semi' },
    scenes: [
      { object: 'houses', on: 'butter', setting: 'disc', paint: 'pink' },
      { object: 'couch-and-lamp', on: 'sage', setting: 'light' },
    ],
  }),
  listing({
    title: 'Houseboat cabin for two, Alappuzha backwater',
    description:
      'One AC cabin on our family boat with fish-curry lunch, chai and dinner. Boarding at 12, back at 9 next morning. Life jackets on board, and vegetarians are looked after.',
    price: '4500.00',
    priceUnit: 'day',
    category: 'rent-room',
    location: 'Alappuzha, Kerala',
    owner: 'meera',
    hoursAgo: 1069,
    scenes: [{ object: 'canoe', on: 'sky', setting: 'hills', beside: 'palm-tree' }],
  }),
]
