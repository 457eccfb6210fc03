import db from '@adonisjs/lucid/services/db'
import type { FraudWarning } from '@saajha/contract/fraud/fraud_warning'
import { warningsOf } from '@saajha/contract/fraud/warnings_of'
import type { HandoverRecord } from '@saajha/contract/handover'
import { UnknownBookingError } from '#modules/bookings/errors'
import { isUuid, NIL_UUID } from '#shared/database/is_uuid'
import { sql } from '#shared/database/sql'

type Texts = {
  bookingId: string
  itemId: string
  /** The other member of the booking. */
  memberId: string
  /** Their note when they declined or cancelled it. */
  note: string | null
  /** Where and when to meet, if they wrote it. */
  meeting: string | null
  /** All that they recorded, earlier records that a later one replaced included. */
  records: Pick<HandoverRecord, 'stage' | 'by' | 'parts' | 'depositNote' | 'note' | 'recordedAt'>[]
}

/** What the other member of a booking wrote in it, with its warnings. */
type BookingEvidence = Texts & { warnings: FraudWarning[] }

/** Finds what the other member of a member's booking wrote. Throws `UnknownBookingError`, also for a booking of other members. */
export async function findBookingAsEvidence(
  memberId: string,
  id: string
): Promise<BookingEvidence> {
  const [texts] = await sql<Texts>(
    db,
    `select b.id as "bookingId", b.item_id as "itemId",
       case when other.side = 'owner' then b.owner_id else b.renter_id end as "memberId",
       case when b.closed_by = other.side then b.note end as note,
       case when b.meeting_by = other.side then b.meeting end as meeting,
       coalesce((
         select json_agg(json_build_object('stage', h.stage, 'by', h.by_side, 'parts', h.parts,
           'depositNote', h.deposit_note, 'note', h.note, 'recordedAt', h.recorded_at) order by h.recorded_at)
         from handovers h where h.booking_id = b.id and h.by_side = other.side
       ), '[]') as records
     from bookings b, lateral (select case when b.owner_id = $2 then 'renter' else 'owner' end as side) other
     where b.id = $1 and $2 in (b.owner_id, b.renter_id)`,
    [isUuid(id) ? id : NIL_UUID, memberId]
  )
  if (!texts) throw new UnknownBookingError()
  const all = texts.records.flatMap(({ parts, depositNote, note }) => [...parts, depositNote, note])
  const warnings = [texts.note, texts.meeting, ...all].flatMap((text) =>
    text ? warningsOf(text) : []
  )
  return { ...texts, warnings: [...new Set(warnings)] }
}
