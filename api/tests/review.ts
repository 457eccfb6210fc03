import type { ApiClient } from '@japa/api-client'
import db from '@adonisjs/lucid/services/db'
import type { Booking } from '@saajha/contract/booking'
import type { NewReview } from '@saajha/contract/review'
import { sql } from '#shared/database/sql'
import { changed, letDaysPass, requestBooking } from '#tests/booking'
import { Member } from '#tests/member'

/** A new member with a confirmed email, who may write reviews. */
export async function newReviewer(client: ApiClient, fullName: string): Promise<Member> {
  const member = await Member.join(client, fullName)
  await sql(db, 'update users set email_verified_at = now() where id = $1', [member.user.id])
  return member
}

/** A booking that was handed over and returned today; returns its id. */
export async function completedBooking(
  owner: Member,
  renter: Member,
  itemId: string
): Promise<string> {
  const id = await requestBooking(renter, itemId)
  await changed(owner, id, { state: 'accepted' })
  await letDaysPass(id, 10)
  await changed(owner, id, { state: 'active' })
  await changed(owner, id, { state: 'completed' })
  return id
}

/** The request that reviews a booking. */
export function review(author: Member, bookingId: string, body: Partial<NewReview> = {}) {
  return author.post(`/api/bookings/${bookingId}/review`).json({ stars: 5, ...body })
}

/** Reviews a booking; returns it as the author sees it. */
export async function reviewed(
  author: Member,
  bookingId: string,
  body: Partial<NewReview> = {}
): Promise<Booking> {
  const response = await review(author, bookingId, body)
  response.assertStatus(201)
  return response.body()
}

/** Ends the time in which a booking can be reviewed, as if it had been completed 15 days ago. */
export async function endWindow(bookingId: string): Promise<void> {
  await sql(
    db,
    `update bookings set completed_at = completed_at - interval '15 days' where id = $1`,
    [bookingId]
  )
}

/** Stores a copy of a booking as a completed one without reviews; returns its id. */
export async function storeCompletedBooking(bookingId: string): Promise<string> {
  const [stored] = await sql<{ id: string }>(
    db,
    `insert into bookings (id, item_id, owner_id, renter_id, start_date, end_date, held, state, answer_by, price_unit,
       charged_days, item_title, item_description, item_image_urls, completed_at, handed_over_at)
     select uuidv7(), item_id, owner_id, renter_id, start_date, end_date, held, 'completed', answer_by, price_unit,
       charged_days, item_title, item_description, item_image_urls, now(), now()
     from bookings where id = $1 returning id`,
    [bookingId]
  )
  return stored!.id
}

/** Stores a published review of the renter for a completed copy of a booking, with its answer if it has one; returns its id. */
export async function storeReview(
  bookingId: string,
  answer: string | null = null
): Promise<string> {
  const [stored] = await sql<{ id: string }>(
    db,
    `insert into reviews (booking_id, by_side, item_id, author_id, subject_id, stars, item_title, published_at, answer, answered_at)
     select id, 'renter', item_id, renter_id, owner_id, 4, item_title, now(), $2::text, case when $2 is not null then now() end
     from bookings where id = $1 returning id`,
    [await storeCompletedBooking(bookingId), answer]
  )
  return stored!.id
}
