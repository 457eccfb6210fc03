import { latinDigits } from './latin_digits.ts'

/** Characters that are not drawn: format characters, variation selectors, fillers and the like. */
const UNDRAWN = /[\p{Cf}\p{Default_Ignorable_Code_Point}]/gu

/** Blanks and characters without ink. No text may consist of them alone. */
const BLANK =
  /^[\u{16fe4}\s\p{Cc}\p{Cf}\p{Cs}\p{Z}\p{Default_Ignorable_Code_Point}\u2800\ufffc\u{1d159}]*$/u

/** Latin letters, digits and signs of the width of Chinese characters. */
const FULL_WIDTH = /[\uff01-\uff5e]/g

/** Encloses the digits of keycap emoji. */
const KEYCAP = /\u20e3/g

/** More marks on one letter than any script needs; undrawn characters between them do not separate them. */
const STACKED_MARKS = /((?:\p{M}\p{Cf}*){8})(?:\p{M}\p{Cf}*)+/gu

/** The flags of England, Scotland and Wales are a black flag with letters that are not drawn. */
const FLAG = '\\u{1f3f4}[\\u{e0030}-\\u{e0039}\\u{e0061}-\\u{e007a}]{3,6}\\u{e007f}'

/**
 * Invisible characters that hide or reverse other text: marks of direction, zero-width spaces, tags and control characters. Not
 * matched: joiners (Hindi and emoji need them), variation selectors, tabs and line breaks. NUL is rejected elsewhere.
 */
const FLAG_OR_DECEPTIVE = new RegExp(
  `(${FLAG})|(?!\\u200c|\\u200d|[\\ufe00-\\ufe0f]|[\\0\\t\\n\\r])[\\p{Default_Ignorable_Code_Point}\\p{Cc}]`,
  'gu'
)

/** Whether a text shows nothing: empty, or only blanks and invisible characters. */
export function isBlank(text: string): boolean {
  return BLANK.test(text)
}

/** A text without the characters that are not drawn. Copying from a chat or a contact list adds such characters. */
export function withoutUndrawn(text: string): string {
  return text.replace(UNDRAWN, '')
}

/** Latin letters and signs in place of those of the width of Chinese characters: "Ａ＠" is "A@". */
export function halfWidth(text: string): string {
  return text.replace(FULL_WIDTH, (character) => character.normalize('NFKC'))
}

/** A number as it was typed or pasted, in Latin digits and signs, without invisible characters and blanks around it. */
export function typedNumber(text: string): string {
  return withoutUndrawn(latinDigits(halfWidth(text)))
    .replace(KEYCAP, '')
    .trim()
}

/**
 * Normalizes a free text, such as a message or a description, for storage. Removes surrounding blanks and characters that hide or
 * reverse text. Keeps at most eight marks on a letter, since more of them cover other lines. Empty if nothing is visible.
 */
export function normalizeText(text: string): string {
  return isBlank(text) ? '' : removeDeceptive(text).trim().replace(STACKED_MARKS, '$1')
}

/** Removes invisible characters that hide or reverse text. Flags stay. */
function removeDeceptive(text: string): string {
  return text.replace(FLAG_OR_DECEPTIVE, '$1')
}
