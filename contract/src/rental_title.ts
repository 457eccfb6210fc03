import type { Language } from './language.ts'

/** The title of a page as people search for it: 'Cameras on rent in Pune'; without a location 'Cameras on rent'. */
export function rentalTitle(what: string, location: string, language: Language): string {
  const city = location.split(', ')[0]
  if (language === 'hi') return city ? `${city} में ${what} किराए पर` : `${what} किराए पर`
  return city ? `${what} on rent in ${city}` : `${what} on rent`
}
