import db from '@adonisjs/lucid/services/db'
import type { Handover, HandoverRecord } from '@saajha/contract/handover'
import { handoverCode } from '#modules/bookings/rules/handover_code'
import { isNoShowOpen, stagesToRecord } from '#modules/bookings/policies/booking_policy'
import { findBooking, type MemberBooking } from '#modules/bookings/queries/find_booking'
import { sql } from '#shared/database/sql'

/** What both members recorded, for one of them. Throws `UnknownBookingError`, also for a booking of other members. */
export async function getHandover(memberId: string, id: string): Promise<Handover> {
  const booking = await findBooking(db, memberId, id)
  const rows = await sql<Omit<HandoverRecord, 'recordedAt'> & { recordedAt: Date }>(
    db,
    `select distinct on (stage, by_side) stage, by_side as by, code_confirmed as "isCodeConfirmed", parts,
       deposit_amount as "depositAmount", deposit_way as "depositWay",
       deposit_returned as "depositReturned", deposit_note as "depositNote", note, image_urls as "imageUrls", recorded_at as "recordedAt"
     from handovers where booking_id = $1 order by stage desc, by_side, recorded_at desc, id desc`,
    [id],
    { prepare: true }
  )
  const mayRecord = stagesToRecord(booking)
  return {
    records: rows.map((row) => ({ ...row, recordedAt: row.recordedAt.toISOString() })),
    mayRecord,
    code: codeToShow(booking),
    lastParts:
      booking.side === 'owner' && mayRecord.includes('start') ? await readLastParts(booking) : [],
  }
}

/** The bookings of an item, the newest first, in which its last handover is looked for. */
const MAX_BOOKINGS = 20

/** The parts that the owner recorded at the newest handover of an item, this booking's included; empty without one. */
async function readLastParts({ itemId, startDate }: MemberBooking): Promise<string[]> {
  const [last] = await sql<Pick<HandoverRecord, 'parts'>>(
    db,
    `select h.parts from (
       select id from bookings
       where item_id = $1 and start_date <= $2 and state in ('accepted', 'active', 'completed')
       order by start_date desc limit $3
     ) b join handovers h on h.booking_id = b.id and h.stage = 'start' and h.by_side = 'owner'
     order by h.recorded_at desc, h.id desc limit 1`,
    [itemId, startDate, MAX_BOOKINGS],
    { prepare: true }
  )
  return last?.parts ?? []
}

/**
 * The renter's code of the stage that comes next, from the acceptance on: the page keeps it for a place without a network. The
 * owner can type it once the stage can be recorded.
 */
function codeToShow(booking: MemberBooking): Handover['code'] {
  const { id, side, state, isCodeLocked } = booking
  const isHeld = state === 'accepted' ? !isNoShowOpen(booking) : state === 'active'
  if (side !== 'renter' || !isHeld) return null
  const stage = state === 'accepted' ? 'start' : 'end'
  return { stage, digits: handoverCode(id, stage), ...(isCodeLocked && { isLocked: true }) }
}
