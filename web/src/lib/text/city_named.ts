import { normalize } from '@saajha/contract/normalize'
import { matchingOptions, type Option } from '@/components/matching_options'
import { CITY_OPTIONS } from '@/lib/text/city_options'

/**
 * The city of the list that a location is, or begins with in any spelling; of a state, a city of it. Exact names come first.
 * Null for other locations.
 */
export function cityNamed(location: string): string | null {
  const options = matchingOptions(CITY_OPTIONS, location.trim() || '-')
  const name = normalize(location).trim()
  const exact = (namesOf: (option: Option) => readonly (string | undefined)[]) =>
    options.find((option) => namesOf(option).some((each = '') => normalize(each).trim() === name))
  const partOf = (part: number) => (option: Option) =>
    [option.value, option.label].map((text) => text.split(', ')[part])

  // 'Goa' is the state, not the beginning of Goalpara.
  const named = exact(partOf(0)) ?? exact(partOf(1)) ?? exact((option) => option.otherNames ?? [])
  return (named ?? options[0])?.value ?? null
}
