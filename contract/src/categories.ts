import type { Category } from './category.ts'

/** The eighteen shelves of the marketplace, in the order in which the home page shows them. */
export const CATEGORIES: readonly Category[] = [
  shelf(
    'bike',
    'Bikes & Scooters',
    'Motorcycles and scooters for the daily commute or a hill ride.'
  ),
  shelf('car', 'Cars', 'Self-drive hatchbacks, sedans and SUVs, from people who look after them.'),
  shelf('camera', 'Cameras', 'Cameras, lenses, drones and lights for weddings, trips and reels.'),
  shelf(
    'mobile',
    'Mobile Phones',
    'A phone for a shoot, a game night or while yours is in repair.'
  ),
  shelf(
    'laptop',
    'Laptops',
    'Laptops for exams, projects and new joiners, by the day or the month.'
  ),
  shelf(
    'rent-room',
    'Rooms & PG',
    'Rooms, flats and PG beds, shown to you by the person who owns them.'
  ),
  shelf(
    'event-accessories',
    'Event & Wedding Supplies',
    'Tents, chairs, sound, lights and decoration for a wedding, puja or birthday.'
  ),
  shelf(
    'bus',
    'Buses',
    'Buses and tempo travellers with a driver, for baraats, tours and outings.'
  ),
  shelf(
    'auto',
    'Auto Rickshaws',
    'Autos and e-rickshaws for school runs, market trips and deliveries.'
  ),
  shelf(
    'cycle',
    'Cycles',
    'Geared, city and children’s cycles for a morning ride or a whole term.'
  ),
  shelf(
    'electronic-accessories',
    'Electronics',
    'Projectors, speakers, consoles, printers and the cables that go with them.'
  ),
  shelf(
    'home-accessories',
    'Home & Furniture',
    'Furniture, coolers, kitchen machines and tools for as long as you need them.'
  ),
  shelf('book', 'Books', 'Exam sets, novels and comics to read, return and pass on.'),
  shelf('clothing', 'Clothing & Jewellery', 'Lehengas, sherwanis, saris and sets for one big day.'),
  shelf(
    'commercial-vehicle',
    'Commercial Vehicles',
    'Pickups, trucks, tractors and diggers for shifting, farming and building.'
  ),
  shelf(
    'driver',
    'Drivers',
    'Licensed drivers who know the roads, for an hour, a day or a long trip.'
  ),
  shelf(
    'hard-worker',
    'Skilled Hands',
    'Masons, painters, electricians, cooks and movers who come to your place.'
  ),
  shelf(
    'other',
    'Everything Else',
    'Trekking gear, instruments, toys and whatever fits no other shelf.'
  ),
]

function shelf(slug: string, name: string, description: string): Category {
  return { id: slug, name, slug, description }
}
