import {
  LANGUAGE_COOKIE,
  LANGUAGE_PARAMETER,
  toLanguage,
  type Language,
} from '@saajha/contract/language'

const YEAR_SECONDS = 365 * 24 * 60 * 60

/**
 * The language of this page load. `public/first_paint.js` has set it on the page: from the URL, the cookie or the storage of
 * earlier releases. That script runs before the first paint and is sent as it is, therefore without comments.
 */
export const language: Language = toLanguage(document.documentElement.lang) ?? 'en'

/** The language to switch to, with its name in that language. */
export const otherLanguage: { code: Language; name: string } =
  language === 'en' ? { code: 'hi', name: 'हिन्दी' } : { code: 'en', name: 'English' }

/** The locale of numbers, money and dates: the page's language in India. */
export const LOCALE = `${language}-IN`

/** Stores the language in a cookie, for the server to send pages in it. */
export function storeLanguage(choice: Language) {
  const secure = window.location.protocol === 'https:' ? '; secure' : ''
  document.cookie = `${LANGUAGE_COOKIE}=${choice}; path=/; max-age=${YEAR_SECONDS}; samesite=lax${secure}`
  delete document.documentElement.dataset.offersHindi
}

/** Stores the language and loads the page in it, without the language of its URL. */
export function setLanguage(choice: Language) {
  storeLanguage(choice)
  const url = new URL(window.location.href)
  if (!url.searchParams.has(LANGUAGE_PARAMETER)) return window.location.reload()
  url.searchParams.delete(LANGUAGE_PARAMETER)
  window.location.replace(url)
}

/**
 * Whether to offer Hindi, as `public/first_paint.js` has found: the device lists it, and the visitor has not chosen a
 * language.
 */
export function shouldOfferHindi(): boolean {
  return 'offersHindi' in document.documentElement.dataset
}
