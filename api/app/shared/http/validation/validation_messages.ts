import { SimpleMessagesProvider } from '@vinejs/vine'

const RULES_OF_PRESENCE_AND_FORM = [
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

const SENTENCES = {
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
 * The product's sentence for each field, whichever rule of presence or form is broken; a key `field.rule` names one rule.
 * Every other rule has a sentence of the house.
 */
export function validationMessages(words: Record<string, string>): SimpleMessagesProvider {
  const messages: Record<string, string> = { ...SENTENCES }
  for (const [key, message] of Object.entries(words)) {
    if (key.includes('.')) messages[key] = message
    else for (const rule of RULES_OF_PRESENCE_AND_FORM) messages[`${key}.${rule}`] = message
  }
  return new SimpleMessagesProvider(messages)
}
