import type { TransactionClientContract } from '@adonisjs/lucid/types/database'
import { bookingStep } from '@saajha/contract/booking_steps'
import type { HandoverStage, NewHandoverRecord } from '@saajha/contract/handover'
import { uploadedHandoverPhotos } from '#modules/media/public'
import {
  ChangedBookingError,
  ForeignMediaError,
  LockedHandoverCodeError,
  TooManyRecordsError,
  WrongHandoverCodeError,
} from '#modules/bookings/errors'
import {
  isHandoverCode,
  TRIES_IN_ALL,
  TRIES_UNTIL_LOCKED,
} from '#modules/bookings/rules/handover_code'
import {
  isNoShowOpen,
  isProblemOpen,
  stagesToRecord,
} from '#modules/bookings/policies/booking_policy'
import { lockBooking, type LockedBooking } from '#modules/bookings/queries/lock_booking'
import { saveContest } from '#modules/bookings/steps/no_shows'
import { takeStep } from '#modules/bookings/steps/take_step'
import { inTransaction } from '#shared/database/in_transaction'
import { sql } from '#shared/database/sql'

/** The records of a stage by one member. */
const MAX_RECORDS = 20

/** The step that each stage proves. */
const STEPS = { start: 'handOver', end: 'handBack' } as const

/**
 * Adds a member's record of a stage. The booking takes the step of the stage when the owner sends the right code, or when both
 * members have recorded the stage. A booking that is reported as not returned needs the code. Each of these contests an open report
 * that the rental did not take place, and so does a record of the member who did not report it. Throws `ForeignMediaError`, `UnknownBookingError`,
 * `ChangedBookingError` if the stage cannot be recorded now, `WrongHandoverCodeError`, `LockedHandoverCodeError` or
 * `TooManyRecordsError`.
 */
export async function recordHandover(
  memberId: string,
  id: string,
  record: NewHandoverRecord
): Promise<void> {
  const { stage, imageUrls = [] } = record
  const uploaded = await uploadedHandoverPhotos(memberId, imageUrls)
  if (uploaded.length < imageUrls.length) throw new ForeignMediaError()
  const rejection = await inTransaction(async (trx) => {
    const booking = await lockBooking(trx, memberId, id)
    if (!stagesToRecord(booking).includes(stage))
      throw new ChangedBookingError({ state: booking.state })
    const code = booking.side === 'owner' ? record.code : undefined
    // Returned, not thrown: the number of wrong codes is saved.
    const rejected = code === undefined ? null : await compareCode(trx, id, stage, code)
    if (rejected) return rejected
    await add(trx, booking, record, code !== undefined)
    const isBothEnough = stage === 'start' || !isProblemOpen(booking)
    const tookPlace =
      code !== undefined || (isBothEnough && (await areBothRecorded(trx, id, stage)))
    const contestsReport = tookPlace || booking.noShowReportedBy !== booking.side
    if (isNoShowOpen(booking) && contestsReport) await saveContest(trx, booking, booking.side)
    const step = STEPS[stage]
    if (tookPlace && bookingStep(step).from.includes(booking.state))
      await takeStep(trx, step, { bookingId: id }, { by: booking.side })
    return null
  })
  if (rejection) throw rejection
}

/** Null for the right code; a wrong one is counted. */
async function compareCode(
  trx: TransactionClientContract,
  id: string,
  stage: HandoverStage,
  code: string
): Promise<WrongHandoverCodeError | LockedHandoverCodeError | null> {
  const [lock] = await sql<{ isLocked: boolean }>(
    trx,
    `select wrong_tries >= $3 or coalesce(locked_until > now(), false) as "isLocked"
     from handover_codes where booking_id = $1 and stage = $2`,
    [id, stage, TRIES_IN_ALL],
    { prepare: true }
  )
  if (lock?.isLocked) return new LockedHandoverCodeError()
  if (isHandoverCode(id, stage, code)) return null
  await sql(
    trx,
    `insert into handover_codes (booking_id, stage, wrong_tries) values ($1, $2, 1)
     on conflict (booking_id, stage) do update set wrong_tries = handover_codes.wrong_tries + 1,
       locked_until = case when (handover_codes.wrong_tries + 1) % $3 = 0 then now() + interval '1 hour' end`,
    [id, stage, TRIES_UNTIL_LOCKED],
    { prepare: true }
  )
  return new WrongHandoverCodeError()
}

async function add(
  trx: TransactionClientContract,
  { id, side }: LockedBooking,
  record: NewHandoverRecord,
  isCodeConfirmed: boolean
): Promise<void> {
  const { stage, parts = [], depositNote, note, imageUrls = [] } = record
  // The deposit is paid at the handover and given back at the return, so that each record has the figures of its stage only.
  const depositWay = stage === 'start' ? record.depositWay : undefined
  const paid = stage === 'start' ? record.depositAmount : undefined
  const depositAmount = depositWay === 'none' ? '0' : paid
  const depositReturned = stage === 'end' ? record.depositReturned : undefined
  const added = await sql(
    trx,
    `insert into handovers (booking_id, stage, by_side, code_confirmed, parts, deposit_note, note, image_urls,
       deposit_amount, deposit_way, deposit_returned)
     select $1, $2, $3, $4, $5, nullif($6, ''), nullif($7, ''), $8, $9, $10, $11
     where (select count(*) from handovers where booking_id = $1 and stage = $2 and by_side = $3) < $12
     returning id`,
    [
      id,
      stage,
      side,
      isCodeConfirmed,
      parts,
      depositNote ?? null,
      note ?? null,
      imageUrls,
      depositAmount ?? null,
      depositWay ?? null,
      depositReturned ?? null,
      MAX_RECORDS,
    ]
  )
  if (added.length === 0) throw new TooManyRecordsError()
}

async function areBothRecorded(
  trx: TransactionClientContract,
  id: string,
  stage: HandoverStage
): Promise<boolean> {
  const sides = await sql(
    trx,
    'select distinct by_side from handovers where booking_id = $1 and stage = $2',
    [id, stage],
    { prepare: true }
  )
  return sides.length === 2
}
