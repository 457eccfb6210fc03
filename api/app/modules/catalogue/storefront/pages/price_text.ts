import type { Language } from '@saajha/contract/language'
import { isPriceNegotiable, rupeeFormat, type Priced } from '@saajha/contract/price'

const TEXTS = {
  en: {
    rupees: rupeeFormat('en-IN'),
    negotiable: 'Price Negotiable',
    units: { hour: 'hour', day: 'day', week: 'week', month: 'month' },
  },
  hi: {
    rupees: rupeeFormat('hi-IN'),
    negotiable: 'किराया बातचीत से तय',
    units: { hour: 'घंटा', day: 'दिन', week: 'हफ़्ता', month: 'महीना' },
  },
}

/** 'Price Negotiable' or '₹450/day' in a language, in the format of the web. */
export function priceText(item: Priced, language: Language): string {
  const { rupees, negotiable, units } = TEXTS[language]
  if (isPriceNegotiable(item)) return negotiable
  return `${rupees.format(Number(item.price))}/${units[item.priceUnit]}`
}
