import db from '@adonisjs/lucid/services/db'
import type { Booking } from '@saajha/contract/booking'
import { sql } from '#shared/database/sql'

/** The UPI ID and the verified name of an owner; null without a UPI ID that can be shown. */
export async function findPayee(ownerId: string): Promise<NonNullable<Booking['payTo']> | null> {
  const [payee] = await sql<NonNullable<Booking['payTo']>>(
    db,
    'select upi_id as "upiId", full_name as name from payable_members where id = $1',
    [ownerId],
    { prepare: true }
  )
  return payee ?? null
}
