import db from '@adonisjs/lucid/services/db'
import type { Handover, HandoverRecord, HandoverStage } from '@saajha/contract/handover'
import { handoverCode } from '#modules/bookings/rules/handover_code'
import { stagesToRecord } from '#modules/bookings/policies/booking_policy'
import { findBooking, type MemberBooking } from '#modules/bookings/queries/find_booking'
import { sql } from '#shared/database/sql'

/** What both members recorded, for one of them. Throws `UnknownBookingError`, also for a booking of other members. */
export async function getHandover(memberId: string, id: string): Promise<Handover> {
  const booking = await findBooking(db, memberId, id)
  const rows = await sql<Omit<HandoverRecord, 'recordedAt'> & { recordedAt: Date }>(
    db,
    `select distinct on (stage, by_side) stage, by_side as by, code_confirmed as "isCodeConfirmed", parts,
       deposit_note as "depositNote", note, image_urls as "imageUrls", recorded_at as "recordedAt"
     from handovers where booking_id = $1 order by stage desc, by_side, recorded_at desc, id desc`,
    [id],
    { prepare: true }
  )
  const mayRecord = stagesToRecord(booking)
  return {
    records: rows.map((row) => ({ ...row, recordedAt: row.recordedAt.toISOString() })),
    mayRecord,
    code: codeToShow(booking, mayRecord),
  }
}

/** The renter's code of the stage that comes next. */
function codeToShow(
  { id, side, state }: MemberBooking,
  mayRecord: HandoverStage[]
): Handover['code'] {
  const stage = state === 'accepted' ? 'start' : 'end'
  if (side !== 'renter' || state === 'completed' || !mayRecord.includes(stage)) return null
  return { stage, digits: handoverCode(id, stage) }
}
