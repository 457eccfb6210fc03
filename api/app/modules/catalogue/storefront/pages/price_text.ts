import type { Language } from '@saajha/contract/language'
import {
  isPriceNegotiable,
  longerPrices,
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

/** The prices of an item in a language: '₹450/day, ₹2,500/week', with those of a week and a month that it has. */
export function pricesText(item: Priced, language: Language): string {
  const { rupees, units } = TEXTS[language]
  const { weeklyPrice, monthlyPrice } = longerPrices(item)
  return [
    priceText(item, language),
    weeklyPrice && `${rupees.format(Number(weeklyPrice))}/${units.week}`,
    monthlyPrice && `${rupees.format(Number(monthlyPrice))}/${units.month}`,
  ]
    .filter(Boolean)
    .join(', ')
}

/** The price of an item in a language, such as '₹450/day', in the format of the web. */
export function priceText(item: Priced, language: Language): string {
  const { rupees, units } = TEXTS[language]
  if (isPriceNegotiable(item)) return PRICE_NEGOTIABLE[language]
  return `${rupees.format(Number(item.price))}/${units[item.priceUnit]}`
}
