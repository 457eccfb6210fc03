import { latinDigits } from '@saajha/contract/latin_digits'

const CURRENCY = '(?:rs\\.?|inr|₹|rupees|rupaye|rupay|रुपये|रुपए|रु\\.?)'
const AMOUNT = `${CURRENCY}?\\s*(\\d[\\d,]{0,9})\\s*(k\\b|hazar|hazaar|हज़ार|हजार)?\\s*(?:${CURRENCY}(?![\\p{L}\\p{M}]))?`
const LIMITS: readonly RegExp[] = [
  new RegExp(
    `(?:\\b(?:under|below|within|up ?to|less than|budget)|₹)\\s*${AMOUNT}(?!\\s*(?:\\d|km|kg|min|l\\b))`,
    'iu'
  ),
  new RegExp(`${AMOUNT}\\s*(?:se kam|se neeche|ke andar|ke under|tak\\b|से कम|के अंदर|तक)`, 'iu'),
]

/**
 * The price limit of a search in rupees, and the search text without it: "bike under 500", "500 rs se kam", "५०० तक". Digits
 * may be of any script.
 */
export function extractPriceLimit(q: string): { rest: string; atMost: number | null } {
  const text = latinDigits(q)
  for (const limit of LIMITS) {
    const [phrase, amount, thousands] = limit.exec(text) ?? []
    if (!phrase) continue
    const rupees = Number(amount!.replaceAll(',', '')) * (thousands ? 1_000 : 1)
    return { rest: text.replace(phrase, ' '), atMost: rupees }
  }
  return { rest: text, atMost: null }
}
