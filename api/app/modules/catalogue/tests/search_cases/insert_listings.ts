import db from '@adonisjs/lucid/services/db'
import { CITIES } from '@saajha/contract/cities'
import { DEMO_LISTINGS } from '@saajha/database/demo/listings'
import { readLines } from './read_lines.js'

/**
 * Inserts the listings of the demo and of `listings.txt`, many of which are similar, in pseudo-random order. Returns their
 * number. Each line of the file is one listing: category | city | price in rupees, per day or as "1000/month" | title |
 * description.
 */
export async function insertListings(ownerId: string): Promise<number> {
  const searchListings = readLines('listings.txt')
    .map((line) => line.split('|').map((part) => part.trim()))
    .map(([category, city, price, title, description]) => ({
      category,
      location: CITIES.find((each) => each.startsWith(`${city}, `)) ?? city,
      price: price!.split('/')[0],
      priceUnit: price!.split('/')[1] ?? 'day',
      title,
      description,
    }))
  const listings = [...searchListings, ...DEMO_LISTINGS]
  await db.rawQuery(
    `insert into items (owner_id, title, description, price, price_unit, category_id, location, created_at)
     select ?, title, description, price, coalesce("priceUnit", 'day'), category, location,
       now() - make_interval(hours => abs(hashtext(title)) % 9000, secs => row_number() over (order by title))
     from json_to_recordset(?::json) as l (title text, description text, price numeric, "priceUnit" text, category text, location text)`,
    [ownerId, JSON.stringify(listings)]
  )
  return listings.length
}
