import fc from 'fast-check'
import { daysAfter } from '../src/calendar_days.ts'
import type { PriceUnit } from '../src/item.ts'
import { LIMITS } from '../src/limits.ts'
import type { Day, Money, TimeOfDay } from '../src/values.ts'

/** Ten digits and two decimals, in paise. */
export const HIGHEST_PRICE = 999_999_999_999

/** Up to this price in paise, a crore of rupees, the longest rental of the most pieces has a total that is exact in floating point. */
export const CRORE = 1_000_000_000

/** Paise up to a maximum; small and round amounts are as likely as large ones. */
export const paise = (max: number) =>
  fc.oneof(
    fc.integer({ min: 1, max }),
    fc.integer({ min: 1, max: 100_000 }),
    fc.integer({ min: 1, max: 1_000 }).map((rupees) => rupees * 100)
  )

/** The prices of a day, a week and a month in paise; the last two may be null, and beyond their limits. */
export const pricesOfDay = paise(1_000_000).chain((day) =>
  fc.record({
    day: fc.constant(day),
    week: fc.option(fc.integer({ min: 1, max: 8 * day }), { nil: null, freq: 4 }),
    month: fc.option(fc.integer({ min: 1, max: 31 * day }), { nil: null, freq: 4 }),
  })
)

export const moneyOf = (amount: number | bigint): Money => {
  const digits = String(amount).padStart(3, '0')
  return `${digits.slice(0, -2)}.${digits.slice(-2)}`
}

export const day = fc.nat(4_000).map((days): Day => daysAfter('2026-01-01', days))
/** Days from the first to the last. */
export const length = fc.nat(LIMITS.rentalDays.max)
export const pieces = fc.integer({ min: 1, max: LIMITS.quantity.max })
export const unitOfDays = fc.constantFrom('day', 'week', 'month')
export const unit = fc.constantFrom<PriceUnit[]>('hour', 'day', 'week', 'month')
export const time = fc
  .nat(24 * 60 - 1)
  .map((minute): TimeOfDay => new Date(minute * 60_000).toISOString().slice(11, 16))
