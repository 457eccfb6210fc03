/** The languages of the user interface. */
export const LANGUAGES = ['en', 'hi'] as const
export type Language = (typeof LANGUAGES)[number]

/** The cookie with the visitor's language. */
export const LANGUAGE_COOKIE = 'language'

/** The URL parameter with the language of a page; it takes precedence over the cookie. */
export const LANGUAGE_PARAMETER = 'lang'

/** Returns the language with this code, or null. */
export function toLanguage(code: unknown): Language | null {
  return LANGUAGES.find((language) => language === code) ?? null
}

/** The path of a page in a language; the path of the English page has no parameter. */
export function pathInLanguage(path: string, language: Language): string {
  if (language === 'en') return path
  return `${path}${path.includes('?') ? '&' : '?'}${LANGUAGE_PARAMETER}=${language}`
}
