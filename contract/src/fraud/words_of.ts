import { latinDigits } from '../latin_digits.ts'
import { LIMITS } from '../limits.ts'
import { withoutUndrawn } from '../typed_text.ts'
import { latinLetters } from './look_alikes.ts'
import { SPELLINGS } from './spellings.ts'
import { unmaskWords } from './unmask_words.ts'

/** Apostrophes, and the dot below Devanagari letters. */
const IGNORED = /['’‘`]|\u093c/g
/** Normalization may turn one character into eighteen. */
const MAX_CHARACTERS = 2 * LIMITS.message.max
const CAPITALS_WITH_L = /(?<!\p{L})(?=l*\p{Lu})[\p{Lu}l]+(?!\p{L})/gu
/** Sites whose names are words without their dot: "WA me when you come". */
const CHAT_SITES = /\b(wa|telegram)(?:\.me\b|\s*\.\s*me(?=\s*\/))/g
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
 * The words of a message in one spelling: lower case, Latin digits, Latin letters for those that look like them, without marks that cannot be seen, punctuation or letters
 * typed three times and more ("Plzzz" is "please").
 */
export function wordsOf(text: string): string[] {
  return typedWordsOf(text).map(correctSpelling)
}

/** The same words without what hides them (`unmaskWords`); letters with spaces between them are no short spellings ("u"). */
export function unmaskedWordsOf(text: string): string[] {
  return unmaskWords(typedWordsOf(text)).map(correctSpelling)
}

function correctSpelling(word: string): string {
  return CORRECT.get(word) ?? word
}

function typedWordsOf(text: string): string[] {
  const composed = withoutUndrawn(latinDigits(text.normalize('NFKC').slice(0, MAX_CHARACTERS)))
    // "PlN": a small L for the capital I.
    .replace(CAPITALS_WITH_L, (word) => word.replaceAll('l', 'I'))
    .toLowerCase()
  const plain = latinLetters(composed)
    .normalize('NFD')
    .replace(IGNORED, '')
    .normalize('NFC')
    .replaceAll('ँ', 'ं')
    .replaceAll('₹', ' rs ')
    .replace(CHAT_SITES, ' $1dotme ')
    .replace(/(\p{L})\1{2,}/gu, '$1')
  return plain.match(WORD) ?? []
}
