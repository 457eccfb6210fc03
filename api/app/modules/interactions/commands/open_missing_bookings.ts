import db from '@adonisjs/lucid/services/db'
import type { TransactionClientContract } from '@adonisjs/lucid/types/database'
import { openBooking } from '#modules/bookings/public'
import { contactIdBefore } from '#modules/interactions/queries/contact_id_before'
import { lockContact } from '#modules/interactions/queries/lock_contact'
import { inTransaction } from '#shared/database/in_transaction'
import { sql } from '#shared/database/sql'
import { HttpError } from '#shared/http/errors/http_error'

const BATCH = 500
const HOURS = 2

/** The contacts `c` that request a booking and have none. */
const MISSING = `c.intent = 'booking' and c.contacter_id is not null
  and not exists (select from booked_contacts b where b.id = c.id)`

/**
 * Opens the bookings of requests that nodes of the release before bookings wrote during its rollout. A request that could not be
 * made now, because the listing is not available or its days are taken, stays a message.
 */
export async function openMissingBookings(stopping?: AbortSignal): Promise<void> {
  let after = await contactIdBefore(HOURS)
  while (!stopping?.aborted) {
    const missing = await findMissing(after)
    for (const id of missing) {
      try {
        await inTransaction((trx) => openMissing(trx, id))
      } catch (error) {
        if (!(error instanceof HttpError)) throw error
      }
    }
    if (missing.length < BATCH) return
    after = missing.at(-1)!
  }
}

/** Ids after an id, in their order. The order of ids is the order of time. */
async function findMissing(after: string): Promise<string[]> {
  const rows = await sql<{ id: string }>(
    db,
    `select c.id from contact_interactions c where c.id > $1 and ${MISSING} order by c.id limit ${BATCH}`,
    [after]
  )
  return rows.map(({ id }) => id)
}

async function openMissing(trx: TransactionClientContract, id: string): Promise<void> {
  const { itemId, ownerId, contacterId, startDate, endDate } = await lockContact(trx, id)
  const [missing] = await sql(
    trx,
    `select from contact_interactions c where c.id = $1 and ${MISSING}`,
    [id]
  )
  // Another node has opened it meanwhile.
  if (!missing) return
  await openBooking(trx, {
    id,
    itemId,
    ownerId,
    renterId: contacterId!,
    startDate: startDate!,
    endDate: endDate!,
    units: 1,
    collectAt: null,
    returnAt: null,
  })
}
