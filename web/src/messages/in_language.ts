import type { Language } from '@saajha/contract/language'
import { language } from '@/lib/preferences/language'

/**
 * Returns the messages in the page's language. Each language has the same keys and values as English: a missing or additional
 * message does not compile.
 */
export function inLanguage<Messages>(
  messages: { en: Messages } & Record<Exclude<Language, 'en'>, NoInfer<Messages>>
): Messages {
  return messages[language]
}
