import { CITIES } from '@saajha/contract/cities'
import { CITY_NAMES } from '@saajha/contract/city_names'
import { names } from '@/messages/names'

const otherNames = new Map(
  CITY_NAMES.trim()
    .split('\n')
    .map((line) => line.split(',').map((name) => name.trim()))
    .map(([name = '', ...others]) => [name, others] as const)
)

/** Every city, the metros first and then by state, with the alternative names of the city and its state. */
export const CITY_OPTIONS = CITIES.map((city) => ({
  value: city,
  label: names.location(city),
  otherNames: city.split(', ').flatMap((name) => otherNames.get(name) ?? []),
}))
