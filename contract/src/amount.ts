import { typedNumber } from './typed_text.ts'

const SIGN = '[₹₨৲৳૱௹\\ua838]'
const ABBREVIATION = '(?:rs|re|inr)(?![a-z])\\.?'

/** Names of the rupee in Hindi and Marathi, which are typed with a short and with a long vowel. */
const DEVANAGARI_NAMES = ['', 'पये', 'पए', 'पया', 'पयों', 'पयांत'].flatMap((ending) => [
  `रु${ending}`,
  `रू${ending}`,
])

/** Names of the rupee, as patterns. A letter after one makes it another word. */
export const RUPEE_NAMES: readonly string[] = [
  ...['rupees?', ...DEVANAGARI_NAMES, 'টাকা', 'টা', 'રૂપિયા', 'રૂ', 'ਰੁਪਏ', 'ਰੁ', 'ரூபாய்', 'ரூ'],
  ...['రూపాయలు', 'రూ', 'ರೂಪಾಯಿ', 'ರೂ', 'രൂപ', 'രൂ', 'ଟଙ୍କା'],
]
const RUPEES = `(?:${SIGN}|${ABBREVIATION}|(?:${RUPEE_NAMES.join('|')})(?![\\p{L}\\p{M}])[.॰]?)`

/** As on bills and cheques: "₹ 5,000", "INR: 1,200"; "5,000/-", "500 rupees only". */
const BEFORE = new RegExp(`^${RUPEES}[\\s:]*`, 'iu')
const AFTER = new RegExp(`(?:\\s|/\\s*[-=]|[-=]\\s*/|${RUPEES}|only\\.?|मात्र|केवल)*$`, 'iu')

const DASHES = /[\p{Pd}\u2212]/gu

/** Digits that one sign groups by thousands, or by a thousand and then by hundreds as in India. */
const GROUPINGS = [',', "'", '[^\\S\\t\\r\\n]'].map(
  (sign) =>
    new RegExp(
      `^(?!0)(?:\\d{1,3}(?:${sign}\\d{3})+|\\d{1,2}(?:${sign}\\d{2})*${sign}\\d{3})(?:\\.\\d*)?$`
    )
)

/** In characters; longer texts are no amounts. */
const MAX_LENGTH = 100

/**
 * Normalizes an amount of rupees that was typed or pasted: digits, and paise after a point. "₹ 1,25,000/-" and "१,२५,०००" are
 * "125000", "Rs. 499.50" is "499.50". A text that may mean another amount, such as "499,50", keeps its separators, and is
 * therefore no amount.
 */
export function normalizeAmount(text: string): string {
  const typed = typedNumber(text)
  if (typed.length > MAX_LENGTH) return typed
  const number = typed
    .replace(DASHES, '-')
    .replace(/[\u066c\u060c\u3001]/g, ',')
    .replace(/\u066b/g, '.')
    .replace(/[\u2018\u2019]/g, "'")
    .replace(BEFORE, '')
    .replace(AFTER, '')
  const isGrouped = GROUPINGS.some((grouping) => grouping.test(number))
  return isGrouped ? number.replace(/[\s,']/g, '') : number
}

/** Whether a normalized text is no amount because of a comma where none groups its digits. */
export function hasUnclearComma(amount: string): boolean {
  return amount.includes(',') && /^[\d.,\s]+$/.test(amount)
}
