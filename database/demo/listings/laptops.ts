import { type DemoListing, listing } from '../listing.ts'

/** The demo's laptops. */
export const LAPTOPS: readonly DemoListing[] = [
  listing({
    title: 'MacBook Air M2, 8/256, for editing or travel',
    description:
      'Midnight colour, 60 charge cycles. Original charger and sleeve included. I create a fresh user for you, and erase it in front of you at return. Deposit by UPI, same-day refund.',
    price: '900.00',
    priceUnit: 'day',
    weeklyPrice: '4500.00',
    monthlyPrice: '14000.00',
    deposit: '15000.00',
    category: 'laptop',
    location: 'Pune, Maharashtra',
    owner: 'asha',
    hoursAgo: 233,
    attributes: { brand: 'Apple' },
    scenes: [
      { object: 'thin-laptop', on: 'lilac', setting: 'podium' },
      { object: 'thin-laptop', on: 'mint', setting: 'light', view: 'close' },
      { object: 'thin-laptop', on: 'mint', setting: 'light', beside: 'backpack' },
    ],
  }),
  listing({
    title: 'Dell Latitude i5, bulk for training batches',
    description:
      'Forty machines, 16 GB RAM, Windows 11 with Office. Delivered, set up and collected within Secunderabad and Hitec City. GST bill available; rate is per laptop with a minimum of five.',
    price: '1500.00',
    priceUnit: 'month',
    category: 'laptop',
    location: 'Secunderabad, Telangana',
    owner: 'imran',
    hoursAgo: 1205,
    attributes: { brand: 'Dell' },
    scenes: [{ object: 'office-laptop', on: 'mint', setting: 'light', view: 'pair' }],
  }),
  listing({
    title: 'Gaming laptop, RTX 4060, 144 Hz',
    description:
      'Lenovo LOQ for a game weekend or a render that your own machine cannot finish. Cooling pad, wired mouse and headset included. Please do not overclock.',
    price: '1200.00',
    priceUnit: 'day',
    category: 'laptop',
    location: 'Thiruvananthapuram, Kerala',
    owner: 'meera',
    hoursAgo: 718,
    scenes: [
      { object: 'gaming-laptop', on: 'dusk', setting: 'disc', beside: 'video-game' },
      { object: 'gaming-laptop', on: 'dusk', setting: 'disc', beside: 'headphone' },
    ],
  }),
  listing({
    title: 'HP Chromebook for online classes',
    description:
      'My son has moved to college, and this one is idle. Light, 10-hour battery, camera and mic work well on Meet and Zoom. Parents may keep it for the whole term at ₹1,000 a month.',
    price: '300.00',
    priceUnit: 'week',
    category: 'laptop',
    location: 'Patna, Bihar',
    owner: 'sunita',
    hoursAgo: 115,
    attributes: { brand: 'HP' },
    scenes: [{ object: 'school-laptop', on: 'butter', setting: 'arch', beside: 'pencil' }],
  }),
  listing({
    title: 'iMac 24 inch for design students',
    description:
      'M1 iMac with keyboard, mouse and Adobe apps ready for your own login. I deliver in my car inside the ring road and set it on your table.',
    price: '5500.00',
    priceUnit: 'month',
    minRentalDuration: 2,
    isAvailable: false,
    category: 'laptop',
    location: 'Vadodara, Gujarat',
    owner: 'hardik',
    hoursAgo: 2082,
    scenes: [{ object: 'all-in-one', on: 'sand', setting: 'arch' }],
  }),
]
