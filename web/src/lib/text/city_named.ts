import { matchingOptions } from '@/components/matching_options'
import { CITY_OPTIONS } from '@/lib/text/city_options'

/** The city of the list that a location is, or begins with in any spelling; null for other locations. */
export function cityNamed(location: string): string | null {
  return matchingOptions(CITY_OPTIONS, location.trim() || '-')[0]?.value ?? null
}
