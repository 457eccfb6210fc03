import type { Category } from './category.ts'
import { NAMED_CATEGORIES } from './category_names.ts'

const DESCRIPTIONS: Record<string, string> = {
  'bike': 'Motorcycles and scooters for the daily commute or a hill ride.',
  'car': 'Self-drive hatchbacks, sedans and SUVs, from people who look after them.',
  'camera': 'Cameras, lenses, drones and lights for weddings, trips and reels.',
  'mobile': 'A phone for a shoot, a game night or while yours is in repair.',
  'laptop': 'Laptops for exams, projects and new joiners, by the day or the month.',
  'rent-room': 'Rooms, flats and PG beds, shown to you by the person who owns them.',
  'event-accessories':
    'Tents, chairs, sound, lights and decoration for a wedding, puja or birthday.',
  'bus': 'Buses and tempo travellers with a driver, for baraats, tours and outings.',
  'auto': 'Autos and e-rickshaws for school runs, market trips and deliveries.',
  'cycle': 'Geared, city and children’s cycles for a morning ride or a whole term.',
  'electronic-accessories':
    'Projectors, speakers, consoles, printers and the cables that go with them.',
  'home-accessories':
    'Furniture, coolers, kitchen machines and tools for as long as you need them.',
  'book': 'Exam sets, novels and comics to read, return and pass on.',
  'clothing': 'Lehengas, sherwanis, saris and sets for one big day.',
  'commercial-vehicle': 'Pickups, trucks, tractors and diggers for shifting, farming and building.',
  'driver': 'Licensed drivers who know the roads, for an hour, a day or a long trip.',
  'hard-worker': 'Masons, painters, electricians, cooks and movers who come to your place.',
  'other': 'Trekking gear, instruments, toys and whatever fits no other category.',
}

/** The eighteen categories of the marketplace, in the order of the home page. */
export const CATEGORIES: readonly Category[] = NAMED_CATEGORIES.map((category) => ({
  ...category,
  description: DESCRIPTIONS[category.slug]!,
}))
