import type { Category } from './category.ts'

/** The eighteen categories of the marketplace, in the order of the home page. */
export const CATEGORIES: readonly Category[] = [
  category(
    'bike',
    'Bikes & Scooters',
    'Motorcycles and scooters for the daily commute or a hill ride.'
  ),
  category(
    'car',
    'Cars',
    'Self-drive hatchbacks, sedans and SUVs, from people who look after them.'
  ),
  category(
    'camera',
    'Cameras',
    'Cameras, lenses, drones and lights for weddings, trips and reels.'
  ),
  category(
    'mobile',
    'Mobile Phones',
    'A phone for a shoot, a game night or while yours is in repair.'
  ),
  category(
    'laptop',
    'Laptops',
    'Laptops for exams, projects and new joiners, by the day or the month.'
  ),
  category(
    'rent-room',
    'Rooms & PG',
    'Rooms, flats and PG beds, shown to you by the person who owns them.'
  ),
  category(
    'event-accessories',
    'Event & Wedding Supplies',
    'Tents, chairs, sound, lights and decoration for a wedding, puja or birthday.'
  ),
  category(
    'bus',
    'Buses',
    'Buses and tempo travellers with a driver, for baraats, tours and outings.'
  ),
  category(
    'auto',
    'Auto Rickshaws',
    'Autos and e-rickshaws for school runs, market trips and deliveries.'
  ),
  category(
    'cycle',
    'Cycles',
    'Geared, city and children’s cycles for a morning ride or a whole term.'
  ),
  category(
    'electronic-accessories',
    'Electronics',
    'Projectors, speakers, consoles, printers and the cables that go with them.'
  ),
  category(
    'home-accessories',
    'Home & Furniture',
    'Furniture, coolers, kitchen machines and tools for as long as you need them.'
  ),
  category('book', 'Books', 'Exam sets, novels and comics to read, return and pass on.'),
  category(
    'clothing',
    'Clothing & Jewellery',
    'Lehengas, sherwanis, saris and sets for one big day.'
  ),
  category(
    'commercial-vehicle',
    'Commercial Vehicles',
    'Pickups, trucks, tractors and diggers for shifting, farming and building.'
  ),
  category(
    'driver',
    'Drivers',
    'Licensed drivers who know the roads, for an hour, a day or a long trip.'
  ),
  category(
    'hard-worker',
    'Skilled Hands',
    'Masons, painters, electricians, cooks and movers who come to your place.'
  ),
  category(
    'other',
    'Everything Else',
    'Trekking gear, instruments, toys and whatever fits no other category.'
  ),
]

function category(slug: string, name: string, description: string): Category {
  return { id: slug, name, slug, description }
}
