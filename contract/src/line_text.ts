/**
 * Emoji of several characters (UTS #51): with skin tone or selector, joined, keycaps, and flags of tags. Only as parts of one
 * are joiners, selectors and tags between emoji kept.
 */
const PICTURE = '\\p{Extended_Pictographic}(?:\\p{Emoji_Modifier}|\\ufe0f)?'
const EMOJI = `[0-9#*]\\ufe0f?\\u20e3|\\u{1f3f4}[\\u{e0030}-\\u{e0039}\\u{e0061}-\\u{e007a}]{3,6}\\u{e007f}|${PICTURE}(?:\\u200d${PICTURE})*`

/** Emoji variation selectors and flag tags: invisible; removed rather than rejected. */
const MODIFIERS = '\\p{Variation_Selector}|[\\u{e0020}-\\u{e007f}]'

/** Joiners shape letters, as in क्‍ष; elsewhere they are removed. */
const STRAY_JOINERS =
  '(?<![\\p{L}\\p{M}])[\\u200c\\u200d]|(?<=\\p{Variation_Selector}|\\u20e3)[\\u200c\\u200d]|[\\u200c\\u200d](?![\\p{L}\\p{M}])'

const ANY_EMOJI = new RegExp(EMOJI, 'gu')
const ALL_MODIFIERS = new RegExp(MODIFIERS, 'gu')
const ALL_STRAY_JOINERS = new RegExp(STRAY_JOINERS, 'gu')
const EMOJI_OR_MODIFIER = new RegExp(`(${EMOJI})|${MODIFIERS}`, 'gu')
const EMOJI_OR_STRAY_JOINER = new RegExp(`(${EMOJI})|${STRAY_JOINERS}`, 'gu')

/** Marks of direction within a text, and those that copying puts around it. */
const DIRECTION_MARKS = /[\u061c\u200e\u200f]/g
const UNDRAWN = '[\\s\\u00ad\\u200b\\u202a-\\u202d\\u2060\\u2066-\\u2069\\ufeff]'
const AROUND = new RegExp(`^${UNDRAWN}+|(?<!${UNDRAWN})${UNDRAWN}+$`, 'g')

/** Spaces of any width; U+2800 is a braille cell without dots. */
const BLANKS = /[\p{Zs}\u2800]+/gu

/** Control, format, private-use and unassigned characters, line separators, and invisible letters. */
const INVISIBLE = /(?![\u200c\u200d])[\p{C}\p{Zl}\p{Zp}\p{Default_Ignorable_Code_Point}]/u

/** Check marks and look-alikes: only the product marks a member as verified. */
const TICK = /[\u221a\u237b\u2611\u2705\u2713\u2714\uaa9c\u{10102}\u{1f5f8}\u{1f5f9}\u{1fbb1}]/u

const FOUR_MARKS = /(?:\p{M}[\u200c\u200d]?){4}/u

const LETTER_OR_DIGIT = /[\p{L}\p{N}]/u

export type LineError = 'invisibleCharacters' | 'tickNotAllowed' | 'tooManyMarks' | 'letterRequired'

/**
 * Normalizes a name, title or location for storage: NFC, single spaces, without blanks and invisible characters around it.
 * Joiners in words and emoji of several characters stay. A text of nothing visible keeps it, for `lineError()`.
 */
export function normalizeLine(text: string): string {
  const kept = text.replace(DIRECTION_MARKS, '').replace(EMOJI_OR_MODIFIER, '$1').normalize('NFC')
  return tidy(kept.replace(EMOJI_OR_STRAY_JOINER, '$1'))
}

/**
 * Normalizes a user name, for comparison with others: NFKC, so that letters of another width or style are the usual ones, and
 * without the invisible parts of emoji.
 */
export function normalizeUsername(text: string): string {
  const plain = text.replace(DIRECTION_MARKS, '').replace(ALL_MODIFIERS, '').normalize('NFKC')
  return tidy(plain.replace(ALL_STRAY_JOINERS, ''))
}

function tidy(text: string): string {
  const line = text.replace(BLANKS, ' ')
  return (line.replace(AROUND, '') || line.trim()).normalize('NFC')
}

/** The error code of an invalid normalized line; null for a valid or empty line. */
export function lineError(line: string): LineError | null {
  if (line === '') return null
  const withoutEmoji = line.replace(ANY_EMOJI, '')
  if (INVISIBLE.test(withoutEmoji)) return 'invisibleCharacters'
  if (TICK.test(line)) return 'tickNotAllowed'
  if (FOUR_MARKS.test(withoutEmoji)) return 'tooManyMarks'
  return LETTER_OR_DIGIT.test(line) ? null : 'letterRequired'
}
