import { latinDigits } from '../latin_digits.ts'
import { LIMITS } from '../limits.ts'
import { withoutUndrawn } from '../typed_text.ts'
import { SPELLINGS } from './spellings.ts'

/** Apostrophes, and the dot below Devanagari letters. */
const IGNORED = /['’‘`]|\u093c/g
/** Normalization may turn one character into eighteen. */
const MAX_CHARACTERS = 2 * LIMITS.message.max
const WORD = /[\p{L}\p{M}\p{N}]+/gu

const CORRECT = new Map(
  SPELLINGS.trim()
    .split('\n')
    .flatMap((line) => {
      const [word, spellings] = line.split(':') as [string, string]
      return spellings.split(',').map((spelling) => [spelling.trim(), word.trim()] as const)
    })
)

/**
 * The words of a message in one spelling: lower case, Latin digits, without marks that cannot be seen, punctuation or letters
 * typed three times and more ("Plzzz" is "please").
 */
export function wordsOf(text: string): string[] {
  const plain = withoutUndrawn(latinDigits(text.normalize('NFKC').slice(0, MAX_CHARACTERS)))
    .toLowerCase()
    .normalize('NFD')
    .replace(IGNORED, '')
    .normalize('NFC')
    .replaceAll('ँ', 'ं')
    .replaceAll('₹', ' rs ')
    .replace(/(\p{L})\1{2,}/gu, '$1')
  return (plain.match(WORD) ?? []).map((word) => CORRECT.get(word) ?? word)
}
