import { CITIES } from '@saajha/contract/cities'
import { expect, test } from 'vitest'
import { matchingOptions } from '@/components/matching_options'
import { CITY_OPTIONS } from '@/lib/text/city_options'

const found = (search: string) => matchingOptions(CITY_OPTIONS, search).map(({ value }) => value)

test('an empty search returns every city, the metros first', () => {
  expect(found('')).toEqual(CITIES)
  expect(found('').slice(0, 3)).toEqual([
    'Mumbai, Maharashtra',
    'Delhi, Delhi',
    'Bengaluru, Karnataka',
  ])
})

test.each([
  ['Bangalore', 'Bengaluru, Karnataka'],
  ['banglore', 'Bengaluru, Karnataka'],
  ['Bombay', 'Mumbai, Maharashtra'],
  ['Gurgaon', 'Gurugram, Haryana'],
  ['Allahabad', 'Prayagraj, Uttar Pradesh'],
  ['Cochin', 'Kochi, Kerala'],
  ['Coc', 'Kochi, Kerala'],
  ['Trivandrum', 'Thiruvananthapuram, Kerala'],
  ['Calcutta', 'Kolkata, West Bengal'],
  ['Madras', 'Chennai, Tamil Nadu'],
  ['Poona', 'Pune, Maharashtra'],
  ['Vizag', 'Visakhapatnam, Andhra Pradesh'],
  ['Mysore', 'Mysuru, Karnataka'],
  ['मुंबई', 'Mumbai, Maharashtra'],
  ['मुम्बई', 'Mumbai, Maharashtra'],
  ['दिल्ली', 'Delhi, Delhi'],
  ['बैंगलोर', 'Bengaluru, Karnataka'],
  ['कोलकाता', 'Kolkata, West Bengal'],
  ['  pune ', 'Pune, Maharashtra'],
  ['पुणे', 'Pune, Maharashtra'],
])('%s finds %s first', (search, city) => {
  expect(found(search)[0]).toBe(city)
})

test('the former name of a state finds its cities', () => {
  expect(found('Orissa').length).toBeGreaterThan(5)
  expect(found('Orissa').every((city) => city.endsWith(', Odisha'))).toBe(true)
})

test('an unknown name finds no city', () => {
  expect(found('Atlantis')).toEqual([])
})
