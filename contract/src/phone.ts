import { typedNumber } from './typed_text.ts'

/** What precedes a number in a link or a signature: "tel:", "Mob. No.:". */
const LABEL = /^[\p{L}\p{M}. ]+:/u

/** Between the digits, and around a number that is bold or in italics in a chat. */
const SEPARATORS = /[\s\p{Pd}\u2043\u2212\u00b7\u2022\u2027\u2219\u30fb.,()[\]/\\|_*~]/gu

const PLUS_SIGNS = /[\u207a\ufe62\u2795]/g

/** An Indian mobile number behind the country code with a zero too many: "+91 (0)98...", "091 98...". */
const INDIAN_MOBILE = /^(?:\+?910|\+?0+91)([6-9]\d{9})$/

/** Another country's number behind the prefix of international calls. */
const INTERNATIONAL = /^\+?00(?=[1-9]\d{9})/

/**
 * Normalizes a phone number that was typed or pasted: digits, and a plus sign where one was given. "+91 98220-12345",
 * "0091 98220 12345" and "tel:+91-98220-12345" are "+919822012345", "०९८२२० १२३४५" is "09822012345". What is no phone number
 * keeps the characters that make it none.
 */
export function normalizePhone(text: string): string {
  return typedNumber(text)
    .replace(PLUS_SIGNS, '+')
    .replace(LABEL, '')
    .replace(SEPARATORS, '')
    .replace(INDIAN_MOBILE, '+91$1')
    .replace(INTERNATIONAL, '+')
}
