import { typedNumber } from './typed_text.ts'

/**
 * Normalizes a code that was typed or pasted: Latin digits and capitals without blanks, hyphens and points. "५८ ९७" is "5897",
 * "abcd-efgh" is "ABCDEFGH".
 */
export function normalizeCode(text: string): string {
  return typedNumber(text)
    .replace(/[\s\p{Pd}\u2212.]/gu, '')
    .toUpperCase()
}
