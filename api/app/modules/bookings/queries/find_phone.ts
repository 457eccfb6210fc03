import db from '@adonisjs/lucid/services/db'
import type { BookingSide } from '@saajha/contract/booking'
import { findContactPhone } from '#modules/catalogue/public'
import { sql } from '#shared/database/sql'

type Reader = { id: string; itemId: string; side: BookingSide }

/**
 * The phone number of the other member of a booking: the one that the listing shows, or that the renter gave with their request.
 * Null without one.
 */
export async function findPhone({ id, itemId, side }: Reader): Promise<string | null> {
  if (side === 'renter') return findContactPhone(db, itemId)
  const [contact] = await sql<{ phone: string | null }>(
    db,
    'select phone from contact_phones where contact_id = $1',
    [id],
    { prepare: true }
  )
  return contact?.phone ?? null
}
