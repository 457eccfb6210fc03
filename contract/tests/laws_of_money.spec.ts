import assert from 'node:assert/strict'
import { test } from 'node:test'
import fc from 'fast-check'
import { daysAfter, monthsBetween } from '../src/calendar_days.ts'
import type { PriceUnit } from '../src/item.ts'
import { LIMITS } from '../src/limits.ts'
import { rupeeFormat } from '../src/price.ts'
import { quoteOf, quoteOfChange } from '../src/quote.ts'
import type { RequestedPrice, RequestedRental } from '../src/quote.ts'
import * as any from './arbitraries.ts'

const priced = (paise: number, priceUnit: PriceUnit) => ({
  price: any.moneyOf(paise),
  priceUnit,
  isNegotiable: false,
})
const rentalOf = (startDate: string, days: number, units: number): RequestedRental => ({
  startDate,
  endDate: daysAfter(startDate, days),
  units,
  collectAt: null,
  returnAt: null,
})

/** Days after which a rental is longer by a price unit. */
const LONGEST = { day: 1, week: 7, month: 31 }

test('a total is the price times the pieces and the price units, rounded up, to the paisa', () => {
  fc.assert(
    fc.property(
      any.paise(any.HIGHEST_PRICE),
      any.unitOfDays,
      any.day,
      any.length,
      any.pieces,
      (paise, unit, start, days, pieces) => {
        const rental = rentalOf(start, days, pieces)
        const { chargedDays, priceUnits, total } = quoteOf(priced(paise, unit), rental)
        assert.equal(chargedDays, Math.max(1, days))
        const expected = {
          day: chargedDays,
          week: Math.floor((chargedDays + 6) / 7),
          month: monthsBetween(start, rental.endDate),
        }
        assert.equal(priceUnits, expected[unit])
        assert.equal(total, any.moneyOf(BigInt(paise) * BigInt(priceUnits) * BigInt(pieces)))
      }
    ),
    { numRuns: 500 }
  )
})

test('a total of crores of rupees is exact to the paisa', () => {
  const { total } = quoteOf(
    { price: '1234567890.12', priceUnit: 'day', isNegotiable: false },
    rentalOf('2026-12-10', 300, 499)
  )
  assert.equal(total, '184814813150964.00')
})

test('a total of a price per hour is for the hours of one day, rounded up, to the paisa', () => {
  fc.assert(
    fc.property(
      any.paise(any.CRORE),
      any.day,
      any.time,
      any.time,
      any.pieces,
      (paise, start, collectAt, returnAt, pieces) => {
        const rental = { ...rentalOf(start, 0, pieces), collectAt, returnAt }
        const { priceUnits, total } = quoteOf(priced(paise, 'hour'), rental)
        const minutes = minutesOf(returnAt) - minutesOf(collectAt)
        if (minutes <= 0) return assert.equal(total, null)
        assert.ok(priceUnits! * 60 >= minutes && (priceUnits! - 1) * 60 < minutes)
        assert.equal(total, any.moneyOf(BigInt(paise) * BigInt(priceUnits!) * BigInt(pieces)))
      }
    ),
    { numRuns: 500 }
  )
})

test('a total grows with price and pieces, and never falls with more days', () => {
  const more = fc.nat(100)
  fc.assert(
    fc.property(
      any.paise(any.CRORE),
      any.unitOfDays,
      any.day,
      fc.integer({ min: 1, max: LIMITS.rentalDays.max }),
      any.pieces,
      more,
      (paise, unit, start, days, pieces, more) => {
        const total = (paise: number, days: number, pieces: number) =>
          Number(quoteOf(priced(paise, unit), rentalOf(start, days, pieces)).total)
        const first = total(paise, days, pieces)
        assert.ok(total(paise + more + 1, days, pieces) > first)
        assert.ok(total(paise, days, pieces + more + 1) > first)
        assert.ok(total(paise, days + more, pieces) >= first)
        assert.ok(total(paise, days + LONGEST[unit], pieces) > first)
      }
    ),
    { numRuns: 500 }
  )
})

test('a rental from an earlier day to a later one never costs less', () => {
  fc.assert(
    fc.property(
      any.unitOfDays,
      any.day,
      any.length,
      fc.nat(60),
      fc.nat(60),
      (unit, start, days, before, after) => {
        const total = (start: string, days: number) =>
          Number(quoteOf(priced(45_050, unit), rentalOf(start, days, 1)).total)
        assert.ok(total(daysAfter(start, -before), before + days + after) >= total(start, days))
      }
    ),
    { numRuns: 500 }
  )
})

test('a total has two decimals and no exponent, for any price up to the limit', () => {
  fc.assert(
    fc.property(
      any.paise(any.HIGHEST_PRICE),
      any.unitOfDays,
      any.length,
      any.pieces,
      (paise, unit, days, pieces) => {
        const { total } = quoteOf(priced(paise, unit), rentalOf('2026-12-10', days, pieces))
        assert.match(total!, /^\d{1,16}\.\d{2}$/)
      }
    ),
    { numRuns: 500 }
  )
})

test('a change of a booking costs what a request for its days and pieces costs', () => {
  fc.assert(
    fc.property(bookingAndChange(), ({ item, booking, first, other }) => {
      assert.deepEqual(quoteOfChange(booking, first), quoteOf(item, first))
      assert.deepEqual(quoteOfChange(booking, other), quoteOf(item, withTimes(first, other)))
    }),
    { numRuns: 500 }
  )
})

test('a change of a booking and its reverse lead to the first total', () => {
  fc.assert(
    fc.property(bookingAndChange(), ({ booking, first, other }) => {
      const { collectAt, returnAt } = withTimes(first, other)
      const { total } = quoteOfChange(booking, other)
      const changed: RequestedPrice = { ...booking, quotedTotal: total, collectAt, returnAt }
      // Times that were in reverse order on one day are dropped for good.
      if (collectAt !== booking.collectAt && booking.priceUnit === 'hour') return
      assert.equal(quoteOfChange(changed, first).total, booking.quotedTotal)
    }),
    { numRuns: 500 }
  )
})

for (const locale of ['en-IN', 'hi-IN']) {
  test(`the text of a price in ${locale} is that price, for any price up to the limit`, () => {
    const format = rupeeFormat(locale)
    fc.assert(
      fc.property(any.paise(any.HIGHEST_PRICE), (paise) => {
        const price = any.moneyOf(paise)
        const text = format.format(Number(price))
        assert.match(text, /^₹\d{1,3}(,\d{2,3})*(\.\d{2})?$/)
        assert.equal(Number(text.replace(/[₹,]/g, '')), Number(price))
        assert.equal(text.endsWith('.00'), false)
      }),
      { numRuns: 500 }
    )
  })
}

/** A booking at the price of its request, and other days and pieces for it. */
function bookingAndChange() {
  const times = fc.option(fc.tuple(any.time, any.time), { nil: null })
  return fc
    .record({
      paise: any.paise(any.CRORE),
      unit: any.unit,
      start: any.day,
      // Rentals of one day are as likely as others: only they have hours.
      days: fc.oneof(fc.constant(0), any.length),
      pieces: any.pieces,
      otherStart: any.day,
      otherDays: fc.oneof(fc.constant(0), any.length),
      otherPieces: any.pieces,
      times,
      isNegotiable: fc.boolean(),
    })
    .map((from) => {
      const [collectAt, returnAt] = from.times ?? [null, null]
      const item = { ...priced(from.paise, from.unit), isNegotiable: from.isNegotiable }
      const isReversed = from.days === 0 && collectAt !== null && returnAt <= collectAt
      const first: RequestedRental = {
        ...rentalOf(from.start, from.days, from.pieces),
        ...(isReversed ? {} : { collectAt, returnAt }),
      }
      const booking: RequestedPrice = {
        unitPrice: item.isNegotiable ? null : item.price,
        priceUnit: item.priceUnit,
        quotedTotal: quoteOf(item, first).total,
        collectAt: first.collectAt,
        returnAt: first.returnAt,
      }
      const other = rentalOf(from.otherStart, from.otherDays, from.otherPieces)
      return { item, booking, first, other }
    })
}

/** Other days with the times of a rental, without those that are in reverse order on one day. */
function withTimes(
  { collectAt, returnAt }: RequestedRental,
  other: RequestedRental
): RequestedRental {
  const isReversed =
    other.startDate === other.endDate &&
    collectAt !== null &&
    returnAt !== null &&
    returnAt <= collectAt
  return isReversed ? other : { ...other, collectAt, returnAt }
}

function minutesOf(time: string): number {
  const [hours, minutes] = time.split(':').map(Number)
  return hours! * 60 + minutes!
}
