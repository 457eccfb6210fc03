import type { Language } from '@saajha/contract/language'
import {
  isPriceNegotiable,
  PRICE_NEGOTIABLE,
  rupeeFormat,
  type Priced,
} from '@saajha/contract/price'

const TEXTS = {
  en: {
    rupees: rupeeFormat('en-IN'),
    units: { hour: 'hour', day: 'day', week: 'week', month: 'month' },
  },
  hi: {
    rupees: rupeeFormat('hi-IN'),
    units: { hour: 'घंटा', day: 'दिन', week: 'हफ़्ता', month: 'महीना' },
  },
}

/** The price of an item in a language, such as '₹450/day', in the format of the web. */
export function priceText(item: Priced, language: Language): string {
  const { rupees, units } = TEXTS[language]
  if (isPriceNegotiable(item)) return PRICE_NEGOTIABLE[language]
  return `${rupees.format(Number(item.price))}/${units[item.priceUnit]}`
}
