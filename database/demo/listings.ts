import type { DemoListing } from './listing.ts'
import { AUTOS } from './listings/autos.ts'
import { BIKES } from './listings/bikes.ts'
import { BOOKS } from './listings/books.ts'
import { BUSES } from './listings/buses.ts'
import { CAMERAS } from './listings/cameras.ts'
import { CARS } from './listings/cars.ts'
import { CLOTHING } from './listings/clothing.ts'
import { COMMERCIAL_VEHICLES } from './listings/commercial_vehicles.ts'
import { CYCLES } from './listings/cycles.ts'
import { DRIVERS } from './listings/drivers.ts'
import { ELECTRONIC_ACCESSORIES } from './listings/electronic_accessories.ts'
import { EVENT_ACCESSORIES } from './listings/event_accessories.ts'
import { HARD_WORKERS } from './listings/hard_workers.ts'
import { HOME_ACCESSORIES } from './listings/home_accessories.ts'
import { LAPTOPS } from './listings/laptops.ts'
import { MOBILES } from './listings/mobiles.ts'
import { OTHER } from './listings/other.ts'
import { ROOMS } from './listings/rooms.ts'

/** The listings of the demo members, in all categories and some forty cities. */
export const DEMO_LISTINGS: readonly DemoListing[] = [
  ...BIKES,
  ...CARS,
  ...CAMERAS,
  ...MOBILES,
  ...LAPTOPS,
  ...ROOMS,
  ...EVENT_ACCESSORIES,
  ...BUSES,
  ...AUTOS,
  ...CYCLES,
  ...ELECTRONIC_ACCESSORIES,
  ...HOME_ACCESSORIES,
  ...BOOKS,
  ...CLOTHING,
  ...COMMERCIAL_VEHICLES,
  ...DRIVERS,
  ...HARD_WORKERS,
  ...OTHER,
]
