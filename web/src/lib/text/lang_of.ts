import { otherTextLanguage } from '@saajha/contract/text_language'
import { language } from '@/lib/preferences/language'

/** The `lang` attribute of a text that may not be in the page's language, such as a listing's title; undefined if it is. */
export function langOf(text: string) {
  return otherTextLanguage(text, language) ?? undefined
}
