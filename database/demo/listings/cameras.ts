import { type DemoListing, listing } from '../listing.ts'

/** The demo's cameras. */
export const CAMERAS: readonly DemoListing[] = [
  listing({
    title: 'Canon EOS 1500D with 18-55 lens',
    description:
      "Beginner's DSLR that I learnt on. Bag, one battery, charger and 32 GB card included; I will spend ten minutes showing you the basics. Aadhaar copy needed, pickup in Sadar.",
    price: '700.00',
    priceUnit: 'day',
    deposit: '3000.00',
    isFeatured: true,
    category: 'camera',
    location: 'Nagpur, Maharashtra',
    owner: 'asha',
    hoursAgo: 1271,
    scenes: [
      { object: 'reflex-camera', on: 'butter', setting: 'podium' },
      { object: 'reflex-camera', on: 'butter', setting: 'podium', view: 'close' },
      { object: 'reflex-camera', on: 'blush', setting: 'light', beside: 'backpack' },
    ],
  }),
  listing({
    title: 'Sony A7 III + 28-70, full frame for weddings',
    description:
      'Shutter count below 40k, sensor cleaned in June. Three original batteries and a dual charger, two 64 GB cards. Members with a verified profile need no deposit.',
    price: '2200.00',
    priceUnit: 'day',
    deposit: '15000.00',
    category: 'camera',
    location: 'Kolkata, West Bengal',
    owner: 'debjani',
    hoursAgo: 128,
    scenes: [
      { object: 'full-frame-camera', on: 'clay', setting: 'arch' },
      { object: 'full-frame-camera', on: 'clay', setting: 'arch', view: 'close' },
    ],
  }),
  listing({
    title: 'GoPro Hero 11 with chest mount and spare battery',
    description:
      'For rafting, bike rides or just a Goa video. Waterproof to 10 m without a case. Includes helmet and chest mounts, floating grip and a 128 GB card. Copy your clips before returning, I format the card.',
    price: '600.00',
    priceUnit: 'day',
    category: 'camera',
    location: 'Rishikesh, Uttarakhand',
    owner: 'gurpreet',
    hoursAgo: 478,
    attributes: { brand: 'GoPro' },
    scenes: [{ object: 'action-camera', on: 'sky', setting: 'hills' }],
  }),
  listing({
    title: 'Canon 50mm f/1.8 and 85mm f/1.8 lens pair',
    description:
      'Two prime lenses for portraits, EF mount. Both with UV filter, hood and padded pouch. Rent one for ₹300 or both at the price shown. Test them on your body before you leave.',
    price: '500.00',
    priceUnit: 'day',
    category: 'camera',
    location: 'Chennai, Tamil Nadu',
    owner: 'kavitha',
    hoursAgo: 1489,
    attributes: { brand: 'Canon' },
    scenes: [{ object: 'lens-pair', on: 'blush', setting: 'light' }],
  }),
  listing({
    title: 'Nikon Z50 vlogging kit with mic and gorilla tripod',
    description:
      'Everything for a YouTube day: Z50 with 16-50, shotgun mic, small LED and a bendy tripod. The screen flips, so shooting alone is easy. Evening pickup from MI Road; the set fits in one backpack.',
    price: '1100.00',
    priceUnit: 'day',
    category: 'camera',
    location: 'Jaipur, Rajasthan',
    owner: 'lalit',
    hoursAgo: 1155,
    attributes: { brand: 'Nikon' },
    scenes: [{ object: 'vlogging-camera', on: 'mint', setting: 'disc' }],
  }),
  listing({
    title: 'Cinema camera, lights and clapper for student films',
    description:
      'Blackmagic 4K with cage, V-mount batteries and follow focus. FTII and Whistling Woods students get 15% off on showing the card. I can also send an assistant for ₹1,500 a day.',
    price: '4500.00',
    priceUnit: 'day',
    category: 'camera',
    location: 'Mumbai, Maharashtra',
    owner: 'farhan',
    hoursAgo: 1907,
    scenes: [
      { object: 'movie-camera', on: 'clay', setting: 'disc', beside: 'clapper-board' },
      { object: 'clapper-board', on: 'blush', setting: 'light', view: 'floating' },
      { object: 'film-frames', on: 'dusk', setting: 'podium' },
    ],
  }),
  listing({
    title: 'Canon EOS R50 with 18-45, light enough for a trek',
    description:
      'Mirrorless kit that fits in a sling bag. Two batteries, a 64 GB card and a USB-C charger. Pickup on FC Road after 6 in the evening with a PAN copy; you get the deposit back the day you return it.',
    price: '1000.00',
    priceUnit: 'day',
    deposit: '5000.00',
    category: 'camera',
    location: 'Pune, Maharashtra',
    owner: 'farhan',
    hoursAgo: 240,
    attributes: { brand: 'Canon' },
    scenes: [
      { object: 'white-camera', on: 'sage', setting: 'hills' },
      { object: 'white-camera', on: 'sage', setting: 'hills', view: 'close' },
    ],
  }),
  listing({
    title: 'Nikon D5600 with two lenses and a flash',
    description:
      'For college fests, birthdays and small functions: 18-55 and 70-300, speedlight and a padded bag. Collect it in Kothrud or Viman Nagar. By the week it comes at five days’ rent.',
    price: '850.00',
    priceUnit: 'day',
    weeklyPrice: '4200.00',
    category: 'camera',
    location: 'Pune, Maharashtra',
    owner: 'asha',
    hoursAgo: 912,
    attributes: { brand: 'Nikon' },
    scenes: [
      { object: 'camera-with-speedlight', on: 'lilac', setting: 'disc', beside: 'lens-pair' },
    ],
  }),
]
