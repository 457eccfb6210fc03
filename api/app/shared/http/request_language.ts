import type { HttpContext } from '@adonisjs/core/http'
import { LANGUAGES, toLanguage, type Language } from '@saajha/contract/language'

/** The language in which a client of the API reads, by its `Accept-Language`; English for any other language. */
export function requestLanguage({ request }: HttpContext): Language {
  return toLanguage(request.language([...LANGUAGES])) ?? 'en'
}
