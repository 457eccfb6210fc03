import { RUPEE_NAMES } from '@saajha/contract/amount'
import { latinDigits } from '@saajha/contract/latin_digits'
import { PRICE_UNITS, type PriceUnit } from '@saajha/contract/item'
import { normalizedWords } from '@saajha/contract/normalize'
import type { Term } from '#modules/catalogue/search/vocabulary/term'
import { keyOf, MODIFIER_SYNONYMS } from '#modules/catalogue/search/vocabulary/vocabulary'

/** Without a currency, a smaller number is no price: "budget 2 wheeler". */
const MIN_RUPEES = 5

const CURRENCY = `(?:(?:rs|${RUPEE_NAMES.join('|')})[.॰]?|inr|₹|rupaye|rupay)`
const THOUSAND = '(?:k\\b|hazar|hazaar|हज़ार|हजार)'
/** What makes a number larger than any price here. */
const MORE = '(?:lakhs?|lacs?|crores?|लाख|करोड़)'
const AMOUNT = `(?<before>${CURRENCY})?\\s*(?<digits>\\d[\\d,]{0,9})(?!,?\\d)\\s*(?<thousands>${THOUSAND})?(?!\\s*(?:${THOUSAND}|${MORE}))\\s*(?:(?<after>${CURRENCY})(?![\\p{L}\\p{M}]))?(?:/-)?`
const PER_UNIT = '(?<perUnit>\\s*(?:/|per\\b|prati\\b|प्रति)\\s*[\\p{L}\\p{M}]+)?'
const AT_MOST =
  '(?:under|below|within|up ?to|less than|cheaper than|(?:not|no) more than|at most|maximum|budget)'
const AT_LEAST = '\\b(?:above|over|from|min|minimum|more than)'
const OR_LESS =
  '(?:se (?:kam|neeche|niche|sast[aei])|ke (?:andar|under|neeche|niche)|tak|or less)\\b|(?:से (?:कम|नीचे|सस्त[ािीे]+)|के (?:अंदर|नीचे)|तक)(?![\\p{L}\\p{M}])'
/** What follows the lower end of a range. */
const TO_MORE = '(?:-|–|to|se)\\s*₹?\\s*\\d'
/** What precedes the upper end of a range, which may be of days: "10 se 15 tak". */
const FROM = '(?:-|–|\\bto|\\bse|से)\\s*'
/** The last letters of a word are no currency: "chairs 500 tak". */
const WITHIN_WORD = '[\\p{L}\\p{M}](?=\\p{L})'
/** What a number counts that is no price; a year has a model. */
const COUNTED =
  '(?:km|kms|kilometers?|kilometres?|kg|kgs|kilo|mins?|minutes?|hours|hrs|days|weeks|months|years?|yrs|baje|am|pm|seats?|seater|persons?|people|guests|members|pax|logo?n?|bhk|rk|star|wheeler|inch|inches|ft|feet|foot|m|meters?|metres?|cm|mm|l|ltr|liters?|litres?|tons?|tonnes?|watts?|w|kva|kw|hp|cc|gb|tb|mp|mah|sq|sqft|sqm|sqmt|sqyd|sft|square|yards?|gaj|gaz|acres?|hectares?|bighas?|marlas?|kanals?|gunthas?|cents?|model)\\b'

const LIMITS: readonly RegExp[] = [
  new RegExp(
    `(?:\\b${AT_MOST}|(?<!${AT_LEAST}\\s*)₹)\\s*${AMOUNT}(?!\\s*(?:\\d|${COUNTED}|${TO_MORE}))${PER_UNIT}(?:\\s*(?:${OR_LESS}))?`,
    'giu'
  ),
  new RegExp(`(?<![\\d,]|${WITHIN_WORD}|${FROM})${AMOUNT}${PER_UNIT}\\s*(?:${OR_LESS})`, 'giu'),
]

/**
 * The price limit of a search in rupees, and the search text without it: "bike under 500", "500 rs se kam", "५०० तक". Digits
 * may be of any script. A unit of the price stays in the text.
 */
export function extractPriceLimit(q: string): { rest: string; rupees: number | null } {
  // Spaces are optional between most parts of a pattern: with runs of them, matching takes more than linear time.
  const text = latinDigits(q.normalize('NFC')).replace(/\s+/g, ' ')
  for (const { 0: phrase, groups } of LIMITS.flatMap((limit) => [...text.matchAll(limit)])) {
    const { before, after, digits, thousands, perUnit = '' } = groups!
    const rupees = Number(digits!.replaceAll(',', '')) * (thousands ? 1_000 : 1)
    const isPrice = rupees >= MIN_RUPEES || before || after || phrase.startsWith('₹')
    if (isPrice) return { rest: text.replace(phrase, () => ` ${perUnit} `), rupees }
  }
  return { rest: text, rupees: null }
}

const DAY = new Set(
  ['day', 'daily', 'din', 'roz', 'rozana', 'दिन', 'रोज़', 'रोज़ाना'].flatMap(normalizedWords)
)

/** Categories whose listings are offered by the day and by the month alike. */
const OF_ANY_UNIT: ReadonlySet<string> = new Set(['rent-room', 'home-accessories'])

/**
 * Returns the unit of a price limit: the unit that the search names, else the day. Null for things that are rented by the month as
 * often: without a unit, "flat under 20000" means the price as it is shown.
 */
export function unitOfLimit(words: string[], terms: Term[], head: Term | null): PriceUnit | null {
  const typed = new Set(terms.map((term) => keyOf(term.typed)))
  const named = PRICE_UNITS.find((unit) =>
    MODIFIER_SYNONYMS.get(keyOf(normalizedWords(unit)))?.some((name) => typed.has(keyOf(name)))
  )
  if (named) return named
  if (words.some((word) => DAY.has(word))) return 'day'
  return head?.categories.some((category) => OF_ANY_UNIT.has(category)) ? null : 'day'
}
