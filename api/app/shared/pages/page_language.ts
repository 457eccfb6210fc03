import type { HttpContext } from '@adonisjs/core/http'
import {
  LANGUAGE_COOKIE,
  LANGUAGE_PARAMETER,
  toLanguage,
  type Language,
} from '@saajha/contract/language'

/** The language of the requested page: by its URL, else the visitor's choice, else English. */
export function pageLanguage({ request }: HttpContext): Language {
  const parameter = new URLSearchParams(request.parsedUrl.query ?? '').get(LANGUAGE_PARAMETER)
  const chosen = request.plainCookie(LANGUAGE_COOKIE, { encoded: false }) as unknown
  return toLanguage(parameter) ?? toLanguage(chosen) ?? 'en'
}
