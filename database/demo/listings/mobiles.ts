import { type DemoListing, listing } from '../listing.ts'

/** The demo's mobiles. */
export const MOBILES: readonly DemoListing[] = [
  listing({
    title: 'iPhone 14, 128 GB, for shoots and reels',
    description:
      'Battery health 91%, no scratches. Comes reset with a clean Apple ID, cable and a clear cover. Deposit refunded when I have checked the screen. Pickup near Hazratganj metro.',
    price: '500.00',
    priceUnit: 'day',
    deposit: '10000.00',
    category: 'mobile',
    location: 'Lucknow, Uttar Pradesh',
    owner: 'sunita',
    hoursAgo: 1784,
    attributes: { brand: 'Apple' },
    scenes: [{ object: 'phone-front-and-back', on: 'clay', setting: 'arch' }],
  }),
  listing({
    title: 'OnePlus 11R for BGMI tournaments',
    description:
      '16 GB RAM and a trigger clip-on set; 90 fps holds for hours. Cooling fan and 100 W charger in the box. LAN events by the day, or the full week for ₹1,400.',
    price: '300.00',
    priceUnit: 'day',
    category: 'mobile',
    location: 'Indore, Madhya Pradesh',
    owner: 'farhan',
    hoursAgo: 7,
    attributes: { brand: 'OnePlus' },
    scenes: [{ object: 'gaming-phone', on: 'lilac', setting: 'disc', view: 'floating' }],
  }),
  listing({
    title: 'Basic keypad phone plus power bank, exam centre friendly',
    description:
      'Nokia 105 with two SIM slots and a 20,000 mAh power bank. For yatras, treks and anyone on a digital detox. Charge lasts a week, sach mein.',
    price: '50.00',
    priceUnit: 'day',
    category: 'mobile',
    location: 'Varanasi, Uttar Pradesh',
    owner: 'sunita',
    hoursAgo: 890,
    scenes: [{ object: 'keypad-phone', on: 'sage', setting: 'light' }],
  }),
  listing({
    title: 'Samsung S23 Ultra while yours is in repair',
    description:
      'Your service centre says ten days? Use mine. I help you move WhatsApp and contacts on the spot. Bill of your repair and Aadhaar needed.',
    price: '2200.00',
    priceUnit: 'week',
    deposit: '8000.00',
    category: 'mobile',
    location: 'Kochi, Kerala',
    owner: 'meera',
    hoursAgo: 1232,
    attributes: { brand: 'Samsung' },
    scenes: [{ object: 'phone-with-stylus', on: 'butter', setting: 'podium' }],
  }),
  listing({
    title: '25 tablets for events and surveys',
    description:
      'Samsung A7 Lite tablets, all charged, with a stand each. We install your form or app overnight if you send the link a day before. Price is for one; for 20 or more, call.',
    price: '150.00',
    priceUnit: 'day',
    isNegotiable: true,
    category: 'mobile',
    location: 'Bengaluru, Karnataka',
    owner: 'meera',
    hoursAgo: 71,
    scenes: [{ object: 'tablets-on-stands', on: 'sky', setting: 'light' }],
  }),
]
