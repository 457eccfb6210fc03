import db from '@adonisjs/lucid/services/db'
import { CITIES } from '@saajha/contract/cities'
import { DEMO_LISTINGS } from '@saajha/database/demo/listings'
import { SEARCH_LISTINGS } from './search_listings.js'

/** Inserts the listings of the search cases and of the demo in pseudo-random order. Returns their number. */
export async function insertListings(ownerId: string): Promise<number> {
  const searchListings = SEARCH_LISTINGS.trim()
    .split('\n')
    .map((line) => line.split('|').map((part) => part.trim()))
    .map(([category, city, title, description]) => ({
      category,
      location: CITIES.find((each) => each.startsWith(`${city}, `)) ?? city,
      title,
      description,
    }))
  const listings = [...searchListings, ...DEMO_LISTINGS]
  await db.rawQuery(
    `insert into items (owner_id, title, description, price, category_id, location, created_at)
     select ?, title, description, 500, category, location, now() - make_interval(hours => abs(hashtext(title)) % 9000)
     from json_to_recordset(?::json) as l (title text, description text, category text, location text)`,
    [ownerId, JSON.stringify(listings)]
  )
  return listings.length
}
