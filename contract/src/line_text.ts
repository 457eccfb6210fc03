/** Emoji variation selectors and flag tags: invisible; removed rather than rejected. */
const EMOJI_MODIFIERS = /\p{Variation_Selector}|[\u{e0020}-\u{e007f}]/gu

/** Joiners shape letters, as in क्‍ष; elsewhere, as within a composed emoji, they are removed. */
const STRAY_JOINERS = /(?<![\p{L}\p{M}])[\u200c\u200d]|[\u200c\u200d](?![\p{L}\p{M}])/gu

/** Spaces of any width; U+2800 is a braille cell without dots. */
const BLANKS = /[\p{Zs}\u2800]+/gu

/** Control, format, private-use and unassigned characters, line separators, and invisible letters. */
const INVISIBLE = /(?![\u200c\u200d])[\p{C}\p{Zl}\p{Zp}\p{Default_Ignorable_Code_Point}]/u

/** Check marks and look-alikes: only the product marks a member as verified. */
const TICK = /[\u221a\u237b\u2611\u2705\u2713\u2714\uaa9c\u{10102}\u{1f5f8}\u{1f5f9}\u{1fbb1}]/u

const FOUR_MARKS = /(?:\p{M}[\u200c\u200d]?){4}/u

const LETTER_OR_DIGIT = /[\p{L}\p{N}]/u

export type LineError = 'invisibleCharacters' | 'tickNotAllowed' | 'tooManyMarks' | 'letterRequired'

/** Normalizes a name, title or location for storage: NFC, trimmed, single spaces. */
export function normalizeLine(text: string): string {
  return text
    .normalize('NFC')
    .replace(EMOJI_MODIFIERS, '')
    .replace(STRAY_JOINERS, '')
    .replace(BLANKS, ' ')
    .trim()
}

/** The error code of an invalid normalized line; null for a valid or empty line. */
export function lineError(line: string): LineError | null {
  if (line === '') return null
  if (INVISIBLE.test(line)) return 'invisibleCharacters'
  if (TICK.test(line)) return 'tickNotAllowed'
  if (FOUR_MARKS.test(line)) return 'tooManyMarks'
  return LETTER_OR_DIGIT.test(line) ? null : 'letterRequired'
}
