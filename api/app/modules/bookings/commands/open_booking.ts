import type { TransactionClientContract } from '@adonisjs/lucid/types/database'
import { answerBy } from '@saajha/contract/answer_by'
import type { PriceUnit } from '@saajha/contract/item'
import { isPriceNegotiable, longerPrices } from '@saajha/contract/price'
import { quoteOf, type RequestedRental } from '@saajha/contract/quote'
import type { Day, Money } from '@saajha/contract/values'
import { findRentalTerms } from '#modules/catalogue/public'
import { assertDuration } from '#modules/bookings/rules/assert_duration'
import {
  ShortNoticeError,
  TakenDaysError,
  TooManyUnitsError,
  UnavailableItemError,
} from '#modules/bookings/errors'
import { findFullDay } from '#modules/bookings/queries/find_full_day'
import { sql } from '#shared/database/sql'
import { recordEventAt } from '#shared/outbox/record_event'
import { addDays, dayInIndia } from '#shared/time/day_in_india'

/** A booking request. It has the id of its contact. */
export type BookingRequest = RequestedRental & {
  id: string
  itemId: string
  ownerId: string
  renterId: string
}

/**
 * Opens the booking that a contact requests, in the contact's transaction, at the listing's present terms. It holds no days until it
 * is accepted. Returns its total, null for a price to be agreed on, and the unit of its price. Throws `UnavailableItemError`,
 * `TooManyUnitsError`, `ShortNoticeError`, `ShortRentalError`, `LongRentalError` or `TakenDaysError`.
 */
export async function openBooking(
  trx: TransactionClientContract,
  request: BookingRequest
): Promise<{ quotedTotal: Money | null; priceUnit: PriceUnit }> {
  const { id, itemId, ownerId, renterId, startDate, endDate, units } = request
  const terms = await findRentalTerms(trx, itemId)
  if (!terms.isListed || !terms.isAvailable) throw new UnavailableItemError()
  if (units > terms.quantity) throw new TooManyUnitsError({ max: terms.quantity })
  const { chargedDays, total: quotedTotal } = quoteOf(terms, request)
  const { weeklyPrice, monthlyPrice } = longerPrices(terms)
  assertDuration(terms, request)
  const lastHeldDay = addDays(endDate, terms.bufferDays)
  const days = { itemId, firstDay: startDate, lastDay: lastHeldDay, units }
  const { fullDay, now } = await findFullDay(trx, days)
  if (fullDay !== null) throw new TakenDaysError()
  assertNotice(terms, startDate, now)
  const answerDue = answerBy(now, startDate)
  await sql(
    trx,
    `insert into bookings (id, item_id, owner_id, renter_id, start_date, end_date, held, units, collect_at, return_at,
       answer_by, unit_price, price_unit, charged_days, quoted_total, deposit, weekly_price,
       monthly_price)
     values ($1, $2, $3, $4, $5, $6, daterange($5, $7, '[]'), $8, $9, $10, $11, $12, $13, $14, $15, $16, $17, $18)`,
    [
      id,
      itemId,
      ownerId,
      renterId,
      startDate,
      endDate,
      lastHeldDay,
      units,
      request.collectAt,
      request.returnAt,
      answerDue,
      isPriceNegotiable(terms) ? null : terms.price,
      terms.priceUnit,
      chargedDays,
      quotedTotal,
      terms.deposit,
      weeklyPrice,
      monthlyPrice,
    ],
    { prepare: true }
  )
  const ids = { bookingId: id, itemId, ownerId, renterId }
  const halfTime = new Date((now.getTime() + answerDue.getTime()) / 2)
  await recordEventAt(trx, halfTime, 'booking.reminder_due', id, ids)
  await recordEventAt(trx, answerDue, 'booking.answer_due', id, ids)
  return { quotedTotal, priceUnit: terms.priceUnit }
}

function assertNotice({ noticeDays }: { noticeDays: number }, startDate: Day, now: Date): void {
  if (startDate < addDays(dayInIndia(now), noticeDays))
    throw new ShortNoticeError({ days: noticeDays })
}
