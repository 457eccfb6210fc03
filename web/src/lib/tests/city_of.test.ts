import { CITIES } from '@saajha/contract/cities'
import { expect, test } from 'vitest'
import { cityOf } from '@saajha/contract/city_of'

test.each([
  ['Pune, Maharashtra', 'Pune'],
  ['Baga Beach, Calangute, Goa', 'Baga Beach, Calangute'],
  ['MG Road, Pune', 'MG Road, Pune'],
  ['Goa', 'Goa'],
  ['', ''],
])('the city of %j is %j', (location, city) => {
  expect(cityOf(location)).toBe(city)
})

test('every location of the city list has its state removed', () => {
  expect(CITIES.filter((location) => cityOf(location).includes(', '))).toEqual([])
})
