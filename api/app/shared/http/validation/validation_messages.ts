import { SimpleMessagesProvider } from '@vinejs/vine'

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

const DEFAULT_MESSAGES = {
  'required': 'Please fill this in',
  'string': 'This must be text',
  'minLength': 'Please use at least {{ min }} characters',
  'maxLength': 'Please use at most {{ max }} characters',
  'regex': 'This is not written in the right form',
  'email': 'Please enter a valid email address',
  'enum': 'Please choose one of the options',
  'boolean': 'This must be yes or no',
  'number': 'This must be a number',
  'withoutDecimals': 'This must be a whole number',
  'min': 'This must be at least {{ min }}',
  'max': 'This must be at most {{ max }}',
  'range': 'This must be between {{ min }} and {{ max }}',
  'array': 'This must be a list',
  'array.maxLength': 'This may have at most {{ max }} entries',
  'distinct': 'Nothing may stand here twice',
}

/**
 * Builds the messages of a validator. A key `field` sets the message of all presence and format rules of that field, a key
 * `field.rule` that of one rule. All other rules use the default messages.
 */
export function validationMessages(fieldMessages: Record<string, string>): SimpleMessagesProvider {
  const messages: Record<string, string> = { ...DEFAULT_MESSAGES }
  for (const [key, message] of Object.entries(fieldMessages)) {
    if (key.includes('.')) messages[key] = message
    else for (const rule of PRESENCE_AND_FORMAT_RULES) messages[`${key}.${rule}`] = message
  }
  return new SimpleMessagesProvider(messages)
}
