import vine from '@vinejs/vine'
import type { ValidationCode } from '#shared/http/validation/validation_codes'

/** Scripts in everyday use by UAX #31, and the two of India's scheduled languages that UAX #31 omits. */
const SCRIPTS = [
  ...['Latin', 'Devanagari', 'Bengali', 'Gujarati', 'Gurmukhi', 'Kannada', 'Malayalam', 'Oriya'],
  ...['Tamil', 'Telugu', 'Sinhala', 'Ol_Chiki', 'Meetei_Mayek', 'Tibetan', 'Thaana', 'Arabic'],
  ...['Armenian', 'Bopomofo', 'Cyrillic', 'Ethiopic', 'Georgian', 'Greek', 'Han', 'Hangul'],
  ...['Hebrew', 'Hiragana', 'Katakana', 'Khmer', 'Lao', 'Myanmar', 'Thai'],
]

/** Digits, punctuation and marks are shared by many scripts. */
const SHARED = '\\p{Script=Common}\\p{Script=Inherited}'

const OF_ONE_SCRIPT = SCRIPTS.map(
  (script) => new RegExp(`^[\\p{Script_Extensions=${script}}${SHARED}]+$`, 'u')
)

/** Validation rule for user names: letters of two scripts can imitate a name in one. */
export const singleScript = vine.createRule((value, _, field) => {
  const isOfOneScript = OF_ONE_SCRIPT.some((pattern) => pattern.test(String(value)))
  const code: ValidationCode = 'usernameMixesScripts'
  if (!isOfOneScript) field.report(code, 'oneScript', field)
})
