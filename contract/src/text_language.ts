import type { Language } from './language.ts'

/**
 * The `lang` attribute of a member's text on a page in this language, by its script: Hindi if it has Devanagari letters,
 * English if it has Latin ones only; null if that is the page's language, or for a text without either. With the region,
 * because the web's fonts treat `hi` as the product's own words.
 */
export function otherTextLanguage(text: string, pageLanguage: Language): 'hi-IN' | 'en-IN' | null {
  if (/\p{Script=Devanagari}/u.test(text)) return pageLanguage === 'hi' ? null : 'hi-IN'
  return pageLanguage === 'hi' && /\p{Script=Latin}/u.test(text) ? 'en-IN' : null
}
