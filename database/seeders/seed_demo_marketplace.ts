import { createHash } from 'node:crypto'
import { DEMO_PEOPLE } from '../demo/people.ts'
import { DEMO_LISTINGS } from '../demo/listings.ts'
import { composeAvatar } from '../demo/pictures/compose_avatar.ts'
import { drawPictures } from '../demo/pictures/draw_pictures.ts'

type MediaKind = 'photo' | 'profile_picture'

/** The destination of the demo data: a transaction and a picture storage. */
export type DemoTarget = {
  passwordHash: string
  /** Runs a statement with `$1` parameters. */
  query(text: string, params: unknown[]): Promise<unknown>
  urlOf(mediaId: string, kind: MediaKind): string
  storeVariant(mediaId: string, file: string, bytes: Uint8Array): Promise<void>
}

type Person = (typeof DEMO_PEOPLE)[number]
type Listing = (typeof DEMO_LISTINGS)[number]

/** Inserts the demo members and their listings, with the same ids and pictures each time. */
export async function seedDemoMarketplace(target: DemoTarget): Promise<void> {
  const placeholders = await drawListings(target)
  for (const person of DEMO_PEOPLE) await addPerson(target, person)
  for (const listing of DEMO_LISTINGS) await addListing(target, listing, placeholders)
}

/** The placeholders in base64, by picture id. */
type Placeholders = Map<string, string>

async function drawListings(target: DemoTarget): Promise<Placeholders> {
  const placeholders: Placeholders = new Map()
  const pictures = DEMO_LISTINGS.flatMap((listing) =>
    pictureIdsOf(listing).map((id, index) => ({ id, scene: listing.scenes[index]! }))
  )
  const scenes = pictures.map(({ scene }) => scene)
  await drawPictures(scenes, async (index, { full, card, placeholder }) => {
    const { id } = pictures[index]!
    await target.storeVariant(id, 'full.webp', full)
    await target.storeVariant(id, 'card.webp', card)
    placeholders.set(id, Buffer.from(placeholder).toString('base64'))
  })
  return placeholders
}

function pictureIdsOf(listing: Listing): string[] {
  return listing.scenes.map((_, index) => idOf('picture', `${listing.title} ${index}`))
}

async function addPerson(target: DemoTarget, person: Person): Promise<void> {
  const userId = idOf('person', person.username)
  const avatarId = idOf('avatar', person.username)
  await target.query(
    `insert into users (id, username, email, full_name, password_hash, location, phone, profile_image_url, is_verified, role)
     values ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10)`,
    [
      userId,
      person.username,
      person.email,
      person.fullName,
      target.passwordHash,
      person.location,
      person.phone,
      person.avatar ? target.urlOf(avatarId, 'profile_picture') : null,
      person.isVerified,
      person.role,
    ]
  )
  if (!person.avatar) return
  await target.storeVariant(avatarId, 'avatar.webp', await composeAvatar(person.username))
  await addMedia(target, avatarId, userId, 'profile_picture')
}

async function addListing(
  target: DemoTarget,
  listing: Listing,
  placeholders: Placeholders
): Promise<void> {
  const ownerId = idOf('person', listing.owner)
  const owner = DEMO_PEOPLE.find(({ username }) => username === listing.owner)
  const pictureIds = pictureIdsOf(listing)
  for (const id of pictureIds) await addMedia(target, id, ownerId, 'photo', placeholders.get(id))
  await target.query(
    `insert into items (id, owner_id, title, description, price, price_unit, is_negotiable, category_id, location,
       contact_phone, image_urls, is_available, is_featured, min_rental_duration, max_rental_duration, deposit, attributes, weekly_price,
       monthly_price, created_at)
     values ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11, $12, $13, $14, $15, $16, $17, $18, $19,
       now() - make_interval(hours => $20))`,
    [
      idOf('listing', listing.title),
      ownerId,
      listing.title,
      listing.description,
      listing.price,
      listing.priceUnit,
      listing.isNegotiable,
      listing.category,
      listing.location,
      owner?.phone ?? null,
      pictureIds.map((id) => target.urlOf(id, 'photo')),
      listing.isAvailable,
      listing.isFeatured,
      listing.minRentalDuration,
      listing.maxRentalDuration,
      listing.deposit,
      listing.attributes,
      listing.weeklyPrice,
      listing.monthlyPrice,
      listing.hoursAgo,
    ]
  )
}

async function addMedia(
  target: DemoTarget,
  id: string,
  ownerId: string,
  kind: MediaKind,
  placeholder: string | null = null
): Promise<void> {
  await target.query(
    `insert into media (id, owner_id, kind, state, expires_at, blur)
     values ($1, $2, $3, 'ready', now(), $4)`,
    [id, ownerId, kind, placeholder]
  )
}

/** A name-based UUID (version 8 of RFC 9562), the same on every machine. */
function idOf(kind: string, name: string): string {
  const hex = createHash('sha256').update(`saajha demo ${kind} ${name}`).digest('hex')
  return `${hex.slice(0, 8)}-${hex.slice(8, 12)}-8${hex.slice(13, 16)}-a${hex.slice(17, 20)}-${hex.slice(20, 32)}`
}
