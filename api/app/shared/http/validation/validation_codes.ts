import { SimpleMessagesProvider } from '@vinejs/vine'
import type { VALIDATION_MESSAGES } from '@saajha/contract/validation_messages'

export type ValidationCode = keyof typeof VALIDATION_MESSAGES

const PRESENCE_AND_FORMAT_RULES = [
  'required',
  'string',
  'minLength',
  'regex',
  'email',
  'enum',
  'number',
  'boolean',
  'uuid',
  'date',
] as const

const DEFAULT_CODES = {
  'required': 'required',
  'string': 'textRequired',
  'minLength': 'textTooShort',
  'maxLength': 'textTooLong',
  'regex': 'formatInvalid',
  'email': 'emailInvalid',
  'enum': 'notAnOption',
  'boolean': 'booleanRequired',
  'number': 'numberRequired',
  'withoutDecimals': 'integerRequired',
  'min': 'numberTooSmall',
  'max': 'numberTooLarge',
  'range': 'numberOutOfRange',
  'array': 'listRequired',
  'array.maxLength': 'tooManyEntries',
  'distinct': 'notDistinct',
} satisfies Record<string, ValidationCode>

/**
 * Builds the messages provider of a validator. It returns error codes, to which `ValidationError` adds the messages. A key
 * `field` sets the code of all presence and format rules of that field, a key `field.rule` the code of one rule. All other
 * rules have default codes.
 */
export function validationCodes(
  fieldCodes: Record<string, ValidationCode>
): SimpleMessagesProvider {
  const codes: Record<string, ValidationCode> = { ...DEFAULT_CODES }
  for (const [key, code] of Object.entries(fieldCodes)) {
    if (key.includes('.')) codes[key] = code
    else for (const rule of PRESENCE_AND_FORMAT_RULES) codes[`${key}.${rule}`] = code
  }
  return new SimpleMessagesProvider(codes)
}
