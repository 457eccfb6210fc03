import { type DemoListing, listing } from '../listing.ts'

/** The demo's bikes. */
export const BIKES: readonly DemoListing[] = [
  listing({
    title: 'Royal Enfield Classic 350, well serviced',
    description:
      '2022 model in gunmetal grey, serviced at the company workshop in Dharampeth last month. Two helmets and a mobile holder come with it. Original driving licence to be shown; petrol is yours. Pickup from Laxmi Nagar after 8 in the morning.',
    price: '1100.00',
    priceUnit: 'day',
    weeklyPrice: '6000.00',
    monthlyPrice: '20000.00',
    deposit: '3000.00',
    isFeatured: true,
    category: 'bike',
    location: 'Nagpur, Maharashtra',
    owner: 'asha',
    hoursAgo: 1973,
    scenes: [
      { object: 'motorcycle', on: 'sand', setting: 'hills', paint: 'black' },
      { object: 'motorcycle', on: 'sand', setting: 'hills', view: 'close', paint: 'black' },
      {
        object: 'motorcycle',
        on: 'mint',
        setting: 'light',
        paint: 'black',
        mirrored: true,
        beside: 'old-key',
      },
    ],
  }),
  listing({
    title: 'Honda Activa 6G, perfect for city errands',
    description:
      'Single-owner Activa with a fresh battery and new rear tyre. Gives about 45 km to the litre. One helmet included, second one ₹30 a day. Aadhaar copy needed, deposit by UPI.',
    price: '400.00',
    priceUnit: 'day',
    deposit: '1000.00',
    category: 'bike',
    location: 'Pune, Maharashtra',
    owner: 'asha',
    hoursAgo: 65,
    attributes: { brand: 'Honda', fuel: 'petrol' },
    scenes: [
      { object: 'motor-scooter', on: 'mint', setting: 'arch', paint: 'blue' },
      { object: 'motor-scooter', on: 'sky', setting: 'hills', paint: 'blue', view: 'close' },
    ],
  }),
  listing({
    title: 'Himalayan 450 for Spiti and Ladakh trips',
    description:
      'Carriers, jerry can holders and crash guards already fitted. I hand over a tool roll, puncture kit and a spare clutch cable, and show you how to use them. Licence with gear endorsement needed. Permit help on request.',
    price: '1900.00',
    priceUnit: 'day',
    minRentalDuration: 5,
    deposit: '10000.00',
    category: 'bike',
    location: 'Manali, Himachal Pradesh',
    owner: 'gurpreet',
    hoursAgo: 545,
    attributes: { brand: 'Royal Enfield', modelYear: 2024, fuel: 'petrol' },
    scenes: [{ object: 'motorcycle', on: 'sky', setting: 'hills', paint: 'silver' }],
  }),
  listing({
    title: 'TVS Jupiter scooty, single-hand driven, bilkul mint condition',
    description:
      'Mostly used for school drop, so only 9,000 km on it. Under-seat charger works, boot holds a full helmet. Available weekdays 10 to 6; on weekends I need it for family.',
    price: '350.00',
    priceUnit: 'day',
    category: 'bike',
    location: 'Lucknow, Uttar Pradesh',
    owner: 'sunita',
    hoursAgo: 1287,
    attributes: { brand: 'TVS', fuel: 'petrol' },
    scenes: [
      { object: 'motor-scooter', on: 'dusk', setting: 'disc', paint: 'pink', mirrored: true },
    ],
  }),
  listing({
    title: 'KTM Duke 200, weekend rides only',
    description:
      'Rented out Friday evening to Monday morning. Riders above 23 with two years on their licence, please, it is quick. Full-face helmet in size L and riding gloves included.',
    price: '1300.00',
    priceUnit: 'day',
    maxRentalDuration: 3,
    deposit: '5000.00',
    category: 'bike',
    location: 'Bengaluru, Karnataka',
    owner: 'imran',
    hoursAgo: 1820,
    attributes: { brand: 'KTM', fuel: 'petrol' },
    scenes: [
      { object: 'motorcycle', on: 'mint', setting: 'light', paint: 'orange', mirrored: true },
    ],
  }),
  listing({
    title: 'Vespa 125 near Calangute beach, helmet free',
    description:
      'Yellow Vespa, starts in one kick and loves coastal roads. Registered for rental use with all papers in the box, so no trouble at checking. Delivered to hotels between Baga and Candolim at no charge.',
    price: '450.00',
    priceUnit: 'day',
    category: 'bike',
    location: 'Calangute, Goa',
    owner: 'joao',
    hoursAgo: 1,
    attributes: { brand: 'Vespa', fuel: 'petrol' },
    scenes: [
      {
        object: 'motor-scooter',
        on: 'mint',
        setting: 'arch',
        paint: 'yellow',
        beside: 'palm-tree',
      },
      {
        object: 'motor-scooter',
        on: 'mint',
        setting: 'arch',
        paint: 'yellow',
        mirrored: true,
        view: 'close',
      },
    ],
  }),
]
