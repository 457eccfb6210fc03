import { readStored, writeStored } from '@/lib/preferences/browser_storage'

/** The languages of the user interface. */
export type Language = 'en' | 'hi'

/** The `localStorage` key of the language; `public/first_paint.js` reads it too. */
export const LANGUAGE_KEY = 'language'

/** The language of this page load: the stored one, else English. */
export const language: Language = readStored(LANGUAGE_KEY) === 'hi' ? 'hi' : 'en'

/** The language to switch to, with its name in that language. */
export const otherLanguage: { code: Language; name: string } =
  language === 'en' ? { code: 'hi', name: 'हिन्दी' } : { code: 'en', name: 'English' }

/** The locale of numbers, money and dates: the page's language in India. */
export const LOCALE = `${language}-IN`

/** Stores the language and reloads the page in it. */
export function setLanguage(choice: Language) {
  writeStored(LANGUAGE_KEY, choice)
  window.location.reload()
}
