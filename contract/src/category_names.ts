import type { Category } from './category.ts'

/** What links and lists show of a category. */
export type NamedCategory = Omit<Category, 'description'>

/** The eighteen categories of the marketplace, in the order of the home page. They have no descriptions: the first page shows none. */
export const NAMED_CATEGORIES: readonly NamedCategory[] = [
  named('bike', 'Bikes & Scooters'),
  named('car', 'Cars'),
  named('camera', 'Cameras'),
  named('mobile', 'Mobile Phones'),
  named('laptop', 'Laptops'),
  named('rent-room', 'Rooms & PG'),
  named('event-accessories', 'Event & Wedding Supplies'),
  named('bus', 'Buses'),
  named('auto', 'Auto Rickshaws'),
  named('cycle', 'Cycles'),
  named('electronic-accessories', 'Electronics'),
  named('home-accessories', 'Home & Furniture'),
  named('book', 'Books'),
  named('clothing', 'Clothing & Jewellery'),
  named('commercial-vehicle', 'Commercial Vehicles'),
  named('driver', 'Drivers'),
  named('hard-worker', 'Skilled Hands'),
  named('other', 'Everything Else'),
]

function named(slug: string, name: string): NamedCategory {
  return { id: slug, name, slug }
}
