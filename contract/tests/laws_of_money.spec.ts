import assert from 'node:assert/strict'
import { test } from 'node:test'
import fc from 'fast-check'
import { daysAfter, monthsBetween } from '../src/calendar_days.ts'
import type { PriceUnit } from '../src/item.ts'
import { LIMITS } from '../src/limits.ts'
import { longerPriceProblem, longerPrices, rupeeFormat } from '../src/price.ts'
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

const pricedByDay = ({
  day,
  week,
  month,
}: {
  day: number
  week: number | null
  month: number | null
}) => ({
  ...priced(day, 'day'),
  weeklyPrice: week === null ? null : any.moneyOf(week),
  monthlyPrice: month === null ? null : any.moneyOf(month),
})

test('days cost what their cheapest months, weeks and days cost, and the lines add up to it', () => {
  fc.assert(
    fc.property(any.pricesOfDay, any.day, any.length, any.pieces, (prices, start, days, pieces) => {
      const quote = quoteOf(pricedByDay(prices), rentalOf(start, days, pieces))
      const plain = prices.day * quote.chargedDays * pieces
      const cheapest = cheapestOf(prices, quote.chargedDays) * pieces
      assert.equal(quote.total, any.moneyOf(cheapest))
      const amounts = quote.lines.map(({ amount }) => Number(amount.replace('.', '')))
      assert.equal(
        amounts.reduce((sum, amount) => sum + amount),
        cheapest
      )
      const covered = quote.lines.map(({ units, count }) => count * DAYS_OF[units])
      assert.ok(covered.reduce((sum, days) => sum + days) >= quote.chargedDays)
      assert.equal(quote.saved, plain > cheapest ? any.moneyOf(plain - cheapest) : null)
    }),
    { numRuns: 10_000 }
  )
})

test('days beside prices of a week and a month never cost more than single days, nor more than one day more', () => {
  fc.assert(
    fc.property(any.pricesOfDay, any.pieces, (prices, pieces) => {
      let before = 0
      for (let days = 1; days <= LIMITS.rentalDays.max; days++) {
        const { total } = quoteOf(pricedByDay(prices), rentalOf('2026-12-10', days, pieces))
        assert.ok(Number(total) >= before)
        assert.ok(Number(total) * 100 <= prices.day * days * pieces + 0.5)
        before = Number(total)
      }
    }),
    { numRuns: 50 }
  )
})

test('prices of a week and a month count for a fixed price per day only', () => {
  const longer = { weeklyPrice: '1.00', monthlyPrice: '1.00' }
  const rental = rentalOf('2026-12-10', 40, 1)
  for (const unit of ['week', 'month', 'hour'] as const)
    assert.deepEqual(
      quoteOf({ ...priced(50_000, unit), ...longer }, rental),
      quoteOf(priced(50_000, unit), rental)
    )
  const negotiable = { ...priced(50_000, 'day'), ...longer, isNegotiable: true }
  assert.equal(quoteOf(negotiable, rental).total, null)
})

test('days cost the same in every time zone, also where clocks change', () => {
  const { TZ } = process.env
  const prices = pricedByDay({ day: 50_000, week: 250_000, month: 800_000 })
  const totals = ['Asia/Kolkata', 'America/Los_Angeles', 'Pacific/Apia'].map((zone) => {
    process.env.TZ = zone
    return [6, 10, 28, 40, 366].map(
      (days) => quoteOf(prices, rentalOf('2026-03-01', days, 1)).total
    )
  })
  if (TZ === undefined) delete process.env.TZ
  else process.env.TZ = TZ
  const expected = ['2500.00', '4000.00', '8000.00', '12000.00', '98500.00']
  assert.deepEqual(totals, [expected, expected, expected])
})

for (const [days, total, units] of [
  [3, '1500.00', '3 day'],
  [6, '2500.00', '1 week'],
  [10, '4000.00', '1 week 3 day'],
  [28, '8000.00', '1 month'],
  [40, '12000.00', '1 month 1 week 3 day'],
] as const) {
  test(`${days} days at 500 a day, 2500 a week and 8000 a month cost ${total}`, () => {
    const prices = pricedByDay({ day: 50_000, week: 250_000, month: 800_000 })
    const quote = quoteOf(prices, rentalOf('2026-12-10', days, 1))
    assert.equal(quote.total, total)
    assert.equal(quote.lines.map(({ units, count }) => `${count} ${units}`).join(' '), units)
  })
}

test('days cost single days where weeks and months cost as much', () => {
  const prices = pricedByDay({ day: 10_000, week: 70_000, month: 300_000 })
  const { lines, saved } = quoteOf(prices, rentalOf('2026-12-10', 37, 1))
  assert.deepEqual(lines, [{ units: 'day', count: 37, amount: '3700.00' }])
  assert.equal(saved, null)
})

test('a price of a week or month is at most the price of 7 or 30 days, and at least the price of a shorter time', () => {
  const problem = (weeklyPrice: string | null, monthlyPrice: string | null) => {
    const found = longerPriceProblem('500.50', { weeklyPrice, monthlyPrice })
    return found && [found.code, found.limit]
  }
  assert.equal(problem(null, null), null)
  assert.equal(problem('3503.5', '15015'), null)
  assert.deepEqual(problem('3503.51', null), ['weeklyPriceTooHigh', '3503.50'])
  assert.equal(problem('500.5', '500.5'), null)
  assert.deepEqual(problem('500.49', null), ['weeklyPriceTooLow', '500.50'])
  assert.deepEqual(problem('0', null), ['weeklyPriceTooLow', '500.50'])
  assert.deepEqual(problem(null, '15015.01'), ['monthlyPriceTooHigh', '15015.00'])
  assert.deepEqual(problem(null, '500'), ['monthlyPriceTooLow', '500.50'])
  assert.deepEqual(problem('2500', '2499.99'), ['monthlyPriceTooLow', '2500.00'])
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

const DAYS_OF = { hour: 0, day: 1, week: 7, month: 30 }

/** In paise: the least of all numbers of months and weeks, with single days for what they do not cover. */
function cheapestOf(
  { day, week, month }: { day: number; week: number | null; month: number | null },
  days: number
): number {
  let least = Infinity
  for (let months = 0; months <= (month === null ? 0 : 13); months++)
    for (let weeks = 0; weeks <= (week === null ? 0 : 53); weeks++) {
      const rest = Math.max(0, days - 30 * months - 7 * weeks)
      least = Math.min(least, months * (month ?? 0) + weeks * (week ?? 0) + rest * day)
    }
  return least
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
      prices: any.pricesOfDay,
      isNegotiable: fc.boolean(),
    })
    .map((from) => {
      const [collectAt, returnAt] = from.times ?? [null, null]
      const item = {
        ...(from.unit === 'day' ? pricedByDay(from.prices) : priced(from.paise, from.unit)),
        isNegotiable: from.isNegotiable,
      }
      const isReversed = from.days === 0 && collectAt !== null && returnAt <= collectAt
      const first: RequestedRental = {
        ...rentalOf(from.start, from.days, from.pieces),
        ...(isReversed ? {} : { collectAt, returnAt }),
      }
      const booking: RequestedPrice = {
        unitPrice: item.isNegotiable ? null : item.price,
        priceUnit: item.priceUnit,
        ...longerPrices(item),
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
