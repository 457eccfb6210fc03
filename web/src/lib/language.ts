import { readStored, store } from '@/lib/browser_storage'

/** The languages that the product speaks. */
export type Language = 'en' | 'hi'

/** The browser's storage key of the choice; `public/first_paint.js` reads it too. */
export const LANGUAGE_KEY = 'language'

/** The language of this page load: English, unless this browser was told otherwise. */
export const language: Language = readStored(LANGUAGE_KEY) === 'hi' ? 'hi' : 'en'

/** The one that the reader can change to, in its own name. */
export const otherLanguage: { code: Language; name: string } =
  language === 'en' ? { code: 'hi', name: 'हिन्दी' } : { code: 'en', name: 'English' }

/** How numbers, money and dates are written: as India does, in the page's language. */
export const LOCALE = `${language}-IN`

/** Keeps the choice in this browser and loads the page anew, which then speaks it from its first word on. */
export function speak(choice: Language) {
  store(LANGUAGE_KEY, choice)
  window.location.reload()
}
