import type { Item } from './item.ts'
import type { Language } from './language.ts'

/** What stands for a price that is negotiable. */
export const PRICE_NEGOTIABLE: Record<Language, string> = {
  en: 'Price Negotiable',
  hi: 'किराया बातचीत से तय',
}

/** The fields of an item that determine the text of its price. */
export type Priced = Pick<Item, 'price' | 'priceUnit' | 'isNegotiable'>

/** Whether a price is flagged as negotiable, missing or zero. */
export function isPriceNegotiable({ price, isNegotiable }: Omit<Priced, 'priceUnit'>): boolean {
  return isNegotiable || !Number(price)
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
