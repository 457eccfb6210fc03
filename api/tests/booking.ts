import type { ApiRequest } from '@japa/api-client'
import db from '@adonisjs/lucid/services/db'
import { DateTime } from 'luxon'
import type { Booking, BookingStep, ChangeAnswer, NewChange } from '@saajha/contract/booking'
import { TIME_ZONE } from '@saajha/contract/time_zone'
import { sql } from '#shared/database/sql'
import { contact } from '#tests/conversation'
import type { Member } from '#tests/member'
import { waitForDeliveries } from '#tests/wait_for_deliveries'

/** The day so many days after today in India, YYYY-MM-DD. */
export function dayFromToday(days: number): string {
  return DateTime.now().setZone(TIME_ZONE).plus({ days }).toISODate()!
}

/** The body of a booking request: by default three days, the first of them in ten days. */
export function bookingRequest(itemId: string, fields: object = {}) {
  return {
    itemId,
    interactionType: 'message',
    message: 'For a family visit',
    intent: 'booking',
    startDate: dayFromToday(10),
    endDate: dayFromToday(12),
    ...fields,
  }
}

/** Requests a booking; returns its id. */
export async function requestBooking(
  renter: Member,
  itemId: string,
  fields: object = {}
): Promise<string> {
  return (await contact(renter, itemId, bookingRequest(itemId, fields))).bookingId!
}

/** A booking as a member sees it. */
export async function bookingOf(member: Member, id: string): Promise<Booking> {
  const response = await member.get(`/api/bookings/${id}`)
  response.assertStatus(200)
  return response.body()
}

/** The request that changes a booking. */
export function change(member: Member, id: string, step: BookingStep): ApiRequest {
  return member.put(`/api/bookings/${id}`).json(step)
}

/** Changes a booking; returns it as the member sees it. */
export async function changed(member: Member, id: string, step: BookingStep): Promise<Booking> {
  const response = await change(member, id, step)
  response.assertStatus(200)
  return response.body()
}

/** Proposes a change of a booking; returns the booking as the member sees it. */
export async function proposeChange(
  member: Member,
  id: string,
  proposed: NewChange
): Promise<Booking> {
  const response = await member.post(`/api/bookings/${id}/changes`).json(proposed)
  response.assertStatus(201)
  return response.body()
}

/** Answers the proposed change of a booking; returns the booking as the member sees it. */
export async function answerChange(
  member: Member,
  id: string,
  state: ChangeAnswer
): Promise<Booking> {
  const { id: changeId } = (await bookingOf(member, id)).change!
  const response = await member.put(`/api/bookings/${id}/changes/${changeId}`).json({ state })
  response.assertStatus(200)
  return response.body()
}

/** Moves the days of a booking and its deadline into the past, as if so many days had gone by. */
export async function letDaysPass(id: string, days: number): Promise<void> {
  await sql(
    db,
    `update bookings set start_date = start_date - $2::int, end_date = end_date - $2::int,
       held = daterange(lower(held) - $2::int, upper(held) - $2::int), answer_by = answer_by - make_interval(days => $2)
     where id = $1`,
    [id, days]
  )
}

/** Ends the time in which an owner can answer a request. */
export async function endTimeToAnswer(id: string): Promise<void> {
  await sql(db, 'update bookings set answer_by = now() where id = $1', [id])
}

/** Makes the scheduled events of a booking due, and waits until they are delivered. */
export async function deliverScheduled(id: string, name: string): Promise<void> {
  await sql(
    db,
    `update deliveries d set state = 'pending', due_at = now(), next_at = now() from domain_events e
     where e.id = d.event_id and e.aggregate_id = $1 and e.name = $2`,
    [id, name]
  )
  await waitForDeliveries()
}
