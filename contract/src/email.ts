import { halfWidth } from './typed_text.ts'

/** Joiners that are part of a word of an Indian script or of Persian, also in the name of a domain (RFC 5892). */
const JOINER =
  '(?<=[\\u094d\\u09cd\\u0a4d\\u0acd\\u0b4d\\u0bcd\\u0c4d\\u0ccd\\u0d4d\\u0dca])[\\u200c\\u200d](?=\\p{L})|(?<=\\p{Script=Arabic})\\u200c(?=\\p{Script=Arabic})'

const UNDRAWN_BUT_JOINERS = new RegExp(
  `(${JOINER})|[\\p{Cf}\\p{Default_Ignorable_Code_Point}]`,
  'gu'
)

/** The points between the parts of a domain (RFC 3490). */
const FULL_STOPS = /[\u3002\uff61]/g

/** In characters; longer texts are no emails. */
const MAX_LENGTH = 1_000

/**
 * Normalizes an email that was typed or pasted: without blanks, invisible characters, the name and the brackets of a mail
 * program, and punctuation behind it. Letters stay as they are, in NFC: "mailto:asha@example.in", "Asha <asha@example.in>," and
 * "\u2068asha@example.in\u2069" are "asha@example.in".
 */
export function normalizeEmail(text: string): string {
  if (text.length > MAX_LENGTH) return text.trim()
  const email = halfWidth(text)
    .replace(UNDRAWN_BUT_JOINERS, '$1')
    // A mark may have followed what was removed.
    .normalize('NFC')
    .replace(FULL_STOPS, '.')
    .trim()
    .replace(/[\s.,;:]+$/, '')
    .replace(/^[^<>]*<([^<>]*)>$/, '$1')
    .replace(/^mailto:/i, '')
  return email.trim()
}
