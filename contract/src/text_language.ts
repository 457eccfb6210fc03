/**
 * The language tag of a member's text by its script: Hindi if it contains Devanagari letters, otherwise English. With the
 * region, because the web's fonts treat `hi` as the product's own words.
 */
export function textLanguage(text: string): 'hi-IN' | 'en-IN' {
  return /\p{Script=Devanagari}/u.test(text) ? 'hi-IN' : 'en-IN'
}
