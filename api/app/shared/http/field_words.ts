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

/**
 * The product's sentence for each field, whichever rule of presence or form is broken; a key `field.rule` names one rule.
 * Everything else keeps Vine's own sentence.
 */
export function fieldWords(words: Record<string, string>): SimpleMessagesProvider {
  const messages: Record<string, string> = {}
  for (const [key, sentence] of Object.entries(words)) {
    if (key.includes('.')) messages[key] = sentence
    else for (const rule of RULES_OF_PRESENCE_AND_FORM) messages[`${key}.${rule}`] = sentence
  }
  return new SimpleMessagesProvider(messages)
}
