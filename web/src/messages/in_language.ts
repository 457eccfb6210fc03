import { language } from '@/lib/preferences/language'

/**
 * Returns the messages in the page's language. Hindi has the same keys and values as English: a missing or additional
 * message does not compile.
 */
export function inLanguage<Messages>({
  en,
  hi,
}: {
  en: Messages
  hi: NoInfer<Messages>
}): Messages {
  return language === 'hi' ? hi : en
}
