import type { Item } from './item.ts'
import type { Language } from './language.ts'
import type { Money } from './values.ts'

/** What stands for a price that is negotiable. */
export const PRICE_NEGOTIABLE: Record<Language, string> = {
  en: 'Price Negotiable',
  hi: 'किराया बातचीत से तय',
}

/** The fields of an item that determine what it costs. */
export type Priced = Pick<
  Item,
  'price' | 'priceUnit' | 'isNegotiable' | 'weeklyPrice' | 'monthlyPrice'
>

/** Whether a price is flagged as negotiable, missing or zero. */
export function isPriceNegotiable({
  price,
  isNegotiable,
}: Pick<Priced, 'price' | 'isNegotiable'>): boolean {
  return isNegotiable || !Number(price)
}

/** What 7 and 30 days cost beside a price per day, in rupees; null for none. */
export type LongerPrices = { weeklyPrice: Money | null; monthlyPrice: Money | null }

/** The prices of an item for 7 and 30 days. Only an item with a fixed price per day has any. */
export function longerPrices(item: Priced): LongerPrices {
  const isPerDay = item.priceUnit === 'day' && !isPriceNegotiable(item)
  const { weeklyPrice = null, monthlyPrice = null } = isPerDay ? item : {}
  return { weeklyPrice, monthlyPrice }
}

/** A price for 7 or 30 days beyond its limit, in rupees. */
export type LongerPriceProblem = {
  field: keyof LongerPrices
  code: `${keyof LongerPrices}${'TooHigh' | 'TooLow'}`
  limit: Money
}

/**
 * The first of an item's prices for 7 and 30 days that is beyond its limit; null if none is. A price is at most the price of as
 * many single days, and at least the price of the next shorter time.
 */
export function longerPriceProblem(
  dayPrice: Money,
  { weeklyPrice, monthlyPrice }: LongerPrices
): LongerPriceProblem | null {
  return (
    problemOf('weeklyPrice', weeklyPrice, { dayPrice, days: 7n, least: dayPrice }) ??
    problemOf('monthlyPrice', monthlyPrice, { dayPrice, days: 30n, least: weeklyPrice ?? dayPrice })
  )
}

function problemOf(
  field: keyof LongerPrices,
  price: Money | null,
  { dayPrice, days, least }: { dayPrice: Money; days: bigint; least: Money }
): LongerPriceProblem | null {
  if (price === null) return null
  const most = paiseOf(dayPrice) * days
  if (paiseOf(price) > most) return { field, code: `${field}TooHigh`, limit: formatPaise(most) }
  if (paiseOf(price) >= paiseOf(least)) return null
  return { field, code: `${field}TooLow`, limit: formatPaise(paiseOf(least)) }
}

/** The paise of rupees with up to two decimals, '450.5'. A product of them may exceed the integers of floating point. */
export function paiseOf(rupees: Money): bigint {
  const [whole = '', decimals = ''] = rupees.split('.')
  return BigInt(whole + decimals.padEnd(2, '0'))
}

/** Rupees with two decimals, '450.50'. */
export function formatPaise(paise: bigint): Money {
  const digits = String(paise).padStart(3, '0')
  return `${digits.slice(0, -2)}.${digits.slice(-2)}`
}

/** Formats rupees in a locale (BCP 47): 1200 as '₹1,200', 450.5 as '₹450.50'. */
export function rupeeFormat(locale: string): Intl.NumberFormat {
  return new Intl.NumberFormat(locale, {
    style: 'currency',
    currency: 'INR',
    minimumFractionDigits: 2,
    trailingZeroDisplay: 'stripIfInteger',
  })
}
