import { type DemoListing, listing } from '../listing.ts'

/** The demo's cars. */
export const CARS: readonly DemoListing[] = [
  listing({
    title: 'Maruti Swift VXi, white, self drive',
    description:
      'Petrol, 2021, AC chilled and music system with Bluetooth. 250 km a day included, ₹9 per extra km. FASTag recharged with ₹300, return it with the same. Licence and one address proof needed.',
    price: '1600.00',
    priceUnit: 'day',
    category: 'car',
    location: 'Nagpur, Maharashtra',
    owner: 'asha',
    hoursAgo: 1698,
    attributes: { brand: 'Maruti Suzuki', fuel: 'petrol' },
    scenes: [{ object: 'automobile', on: 'sky', setting: 'light', paint: 'white' }],
  }),
  listing({
    title: 'Mahindra Thar 4x4 for hill roads',
    description:
      'Hard top diesel with the four-wheel drive really used and really maintained. Comes with a tow rope, an air pump and a first-aid box. No river crossings please, I will know from the GPS.',
    price: '3800.00',
    priceUnit: 'day',
    deposit: '10000.00',
    isFeatured: true,
    category: 'car',
    location: 'Guwahati, Assam',
    owner: 'bhaskar',
    hoursAgo: 978,
    scenes: [
      { object: 'sport-utility-vehicle', on: 'sage', setting: 'hills', paint: 'black' },
      {
        object: 'sport-utility-vehicle',
        on: 'sage',
        setting: 'hills',
        view: 'close',
        paint: 'black',
      },
      {
        object: 'sport-utility-vehicle',
        on: 'sage',
        setting: 'hills',
        paint: 'black',
        mirrored: true,
        beside: 'backpack',
      },
    ],
  }),
  listing({
    title: 'Toyota Innova Crysta, 7 seats, for family trips',
    description:
      'Captain seats in the middle row, roof carrier on request, two charging points at the back. Cleaned inside before every trip. Self drive inside Telangana and Andhra only; for other states take it with a driver.',
    price: '3500.00',
    priceUnit: 'day',
    isNegotiable: true,
    category: 'car',
    location: 'Hyderabad, Telangana',
    owner: 'imran',
    hoursAgo: 209,
    attributes: { brand: 'Toyota', fuel: 'diesel' },
    scenes: [
      {
        object: 'sport-utility-vehicle',
        on: 'clay',
        setting: 'arch',
        paint: 'silver',
        beside: 'luggage',
      },
    ],
  }),
  listing({
    title: 'Tata Nexon EV, real range 250 km',
    description:
      'Wall charger gun and a 15 amp cable in the boot, charging cards for two networks with it. Ideal for Mumbai to Lonavala and back on one charge. Pickup from Andheri East metro.',
    price: '2400.00',
    priceUnit: 'day',
    isAvailable: false,
    category: 'car',
    location: 'Mumbai, Maharashtra',
    owner: 'farhan',
    hoursAgo: 1427,
    attributes: { brand: 'Tata', fuel: 'electric' },
    scenes: [
      {
        object: 'automobile',
        on: 'lagoon',
        setting: 'disc',
        paint: 'teal',
        mirrored: true,
        beside: 'electric-plug',
      },
    ],
  }),
  listing({
    title: 'WagonR CNG, sasta aur tikau for city use',
    description:
      'CNG tank passed its test this year, runs at under ₹3 a km. Good for driving practice too, as both bumpers have seen the world. Weekly hirers get one day free.',
    price: '1100.00',
    priceUnit: 'day',
    weeklyPrice: '6300.00',
    monthlyPrice: '21000.00',
    isNegotiable: true,
    category: 'car',
    location: 'Ahmedabad, Gujarat',
    owner: 'hardik',
    hoursAgo: 146,
    attributes: { brand: 'Maruti Suzuki', fuel: 'cng' },
    scenes: [{ object: 'automobile', on: 'clay', setting: 'arch', paint: 'orange' }],
  }),
  listing({
    title: 'Hyundai Creta automatic, wedding or outstation',
    description:
      "Maroon, 2023, sunroof, spotless. For weddings I can put ribbon and flowers at cost. Please, no smoking and no pets inside. Three days' notice is enough.",
    price: '2900.00',
    priceUnit: 'day',
    isAvailable: false,
    category: 'car',
    location: 'Jaipur, Rajasthan',
    owner: 'lalit',
    hoursAgo: 1186,
    attributes: { brand: 'Hyundai' },
    scenes: [{ object: 'oncoming-automobile', on: 'sky', setting: 'light', paint: 'maroon' }],
  }),
]
