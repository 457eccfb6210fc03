import { createHash } from 'node:crypto'
import { DEMO_PEOPLE } from '../demo/people.ts'
import { DEMO_LISTINGS } from '../demo/listings.ts'
import { DEMO_RENTALS, type DemoRental } from '../demo/rentals.ts'
import { readAvatar, readPicture } from '../demo/pictures/stored_pictures.ts'

type MediaKind = 'photo' | 'profile_picture'

/** The destination of the demo data: a transaction and a picture storage. */
type DemoTarget = {
  passwordHash: string
  /** Runs a statement with `$1` parameters. */
  query(text: string, params: unknown[]): Promise<unknown>
  urlOf(mediaId: string, kind: MediaKind): string
  storeVariant(mediaId: string, file: string, bytes: Uint8Array): Promise<void>
}

type Person = (typeof DEMO_PEOPLE)[number]
type Listing = (typeof DEMO_LISTINGS)[number]

/** Inserts the demo members, their listings and some completed rentals with reviews, with the same ids and pictures each time. */
export async function seedDemoMarketplace(target: DemoTarget): Promise<void> {
  for (const person of DEMO_PEOPLE) await addPerson(target, person)
  for (const listing of DEMO_LISTINGS) await addListing(target, listing)
  for (const rental of DEMO_RENTALS) await addRental(target, rental)
  await target.query(RATE, [])
}

function pictureIdsOf(listing: Listing): string[] {
  return listing.scenes.map((_, index) => idOf('picture', `${listing.title} ${index}`))
}

async function addPerson(target: DemoTarget, person: Person): Promise<void> {
  const userId = idOf('person', person.username)
  const avatarId = idOf('avatar', person.username)
  await target.query(
    `insert into users (id, username, email, full_name, password_hash, location, phone, profile_image_url, is_verified, role,
       created_at, email_verified_at)
     values ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10, now() - make_interval(days => $11), now() - make_interval(days => $11))`,
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
      person.joinedDaysAgo,
    ]
  )
  if (!person.avatar) return
  await target.storeVariant(avatarId, 'avatar.webp', await readAvatar(person.username))
  await addMedia(target, avatarId, userId, 'profile_picture')
}

async function addListing(target: DemoTarget, listing: Listing): Promise<void> {
  const ownerId = idOf('person', listing.owner)
  const owner = DEMO_PEOPLE.find(({ username }) => username === listing.owner)
  const pictureIds = pictureIdsOf(listing)
  for (const [index, id] of pictureIds.entries()) {
    const { full, card, placeholder } = await readPicture(listing.scenes[index]!)
    await target.storeVariant(id, 'full.webp', full)
    await target.storeVariant(id, 'card.webp', card)
    await addMedia(target, id, ownerId, 'photo', placeholder.toString('base64'))
  }
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

async function addRental(target: DemoTarget, rental: DemoRental): Promise<void> {
  const { listing, renter, returnedDaysAgo, days, question, byRenter, byOwner, answer } = rental
  const name = `${listing} ${renter}`
  const bookingId = idOf('booking', name)
  const renterId = idOf('person', renter)
  await target.query(ADD_BOOKING, [
    bookingId,
    idOf('listing', listing),
    renterId,
    returnedDaysAgo,
    days,
  ])
  await target.query(ADD_CONVERSATION, [
    idOf('conversation', name),
    bookingId,
    question,
    returnedDaysAgo + days + 1,
  ])
  for (const [side, review] of [
    ['renter', byRenter],
    ['owner', byOwner],
  ] as const) {
    if (!review) continue
    const { stars, text, marks } = review
    const id = idOf('review', `${name} ${side}`)
    const given = side === 'renter' ? answer : null
    await target.query(ADD_REVIEW, [id, bookingId, side, stars, text, marks, given])
  }
}

const ADD_BOOKING = `
  insert into bookings (id, item_id, owner_id, renter_id, start_date, end_date, held, state, answer_by, unit_price, price_unit,
    charged_days, quoted_total, agreed_total, requested_at, accepted_at, handed_over_at, completed_at, completed_by,
    item_title, item_description, item_image_urls)
  select $1, i.id, i.owner_id, $3, first, last, daterange(first, last, '[]'), 'completed', asked + interval '1 day', i.price,
    i.price_unit, $5, i.price * $5, i.price * $5, asked, asked + interval '40 minutes', asked + interval '1 day',
    now() - make_interval(days => $4), 'owner', i.title, i.description, i.image_urls
  from items i, lateral (
    select (now() at time zone 'Asia/Kolkata')::date - $4::int as last, now() - make_interval(days => $4 + $5 + 1) as asked
  ) d, lateral (select last - ($5::int - 1) as first) f
  where i.id = $2`

const ADD_CONVERSATION = `
  with conversation as (
    insert into conversations (id, item_id, owner_id, renter_id, last_no, created_at)
    select $1, item_id, owner_id, renter_id, 1, now() - make_interval(days => $4) from bookings where id = $2
    returning id, owner_id, renter_id, created_at
  ), message as (
    insert into messages (conversation_id, no, author_id, kind, body, created_at)
    select id, 1, renter_id, 'text', $3, created_at from conversation
  )
  insert into conversation_members (conversation_id, user_id, last_read_no, last_at)
  select id, member, 1, created_at from conversation, unnest(array[owner_id, renter_id]) as member`

/** The reviews of demo rentals are published: by both, or after the time to write them. */
const ADD_REVIEW = `
  insert into reviews (id, booking_id, by_side, item_id, author_id, subject_id, stars, body, marks, item_title, submitted_at,
    published_at, answer, answered_at)
  select $1, b.id, $3::text, b.item_id, case $3 when 'owner' then b.owner_id else b.renter_id end,
    case $3 when 'owner' then b.renter_id else b.owner_id end, $4, $5, $6, b.item_title,
    b.completed_at + interval '2 hours', b.completed_at + interval '1 day', $7::text,
    case when $7 is not null then b.completed_at + interval '2 days' end
  from bookings b where b.id = $2`

/** The ratings that the reviews add up to. */
const RATE = `
  with item_ratings as (
    select item_id, sum(stars)::int as sum, count(*)::int as count from published_reviews
    where by_side = 'renter' and is_counted group by item_id
  ), rated as (
    update items i set rating_sum = r.sum, rating_count = r.count from item_ratings r where i.id = r.item_id
  )
  update users u set rating_sum = r.sum, rating_count = r.count from (
    select subject_id, sum(stars)::int as sum, count(*)::int as count from published_reviews
    where by_side = 'renter' and is_counted group by subject_id
  ) r where u.id = r.subject_id`

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
