import { CITIES } from '@saajha/contract/cities'
import { citiesByDistance, CITY_COORDINATES, distanceKm } from '@saajha/contract/city_coordinates'
import { expect, test } from 'vitest'

/** The bounding box of each state: south, north, west and east in degrees. */
const BOXES: Record<string, [number, number, number, number]> = {
  'Andaman and Nicobar Islands': [6.5, 14, 92, 94.5],
  'Andhra Pradesh': [12.5, 19.2, 76.7, 84.8],
  'Arunachal Pradesh': [26.6, 29.5, 91.5, 97.5],
  'Assam': [24.1, 28, 89.6, 96.1],
  'Bihar': [24.2, 27.6, 83.2, 88.4],
  'Chandigarh': [30.6, 30.9, 76.6, 76.9],
  'Chhattisgarh': [17.7, 24.2, 80.2, 84.5],
  'Dadra and Nagar Haveli and Daman and Diu': [20, 20.8, 70.8, 73.3],
  'Delhi': [28.4, 28.9, 76.8, 77.4],
  'Goa': [14.8, 15.9, 73.6, 74.4],
  'Gujarat': [20.1, 24.8, 68.1, 74.5],
  'Haryana': [27.6, 31, 74.4, 77.7],
  'Himachal Pradesh': [30.3, 33.3, 75.5, 79.1],
  'Jammu and Kashmir': [32.2, 34.9, 73.7, 76.9],
  'Jharkhand': [21.9, 25.4, 83.3, 88],
  'Karnataka': [11.5, 18.5, 74, 78.7],
  'Kerala': [8.2, 12.9, 74.8, 77.5],
  'Ladakh': [32.3, 36, 75.5, 79.5],
  'Lakshadweep': [8, 12.4, 71.6, 74],
  'Madhya Pradesh': [21, 26.9, 74, 82.9],
  'Maharashtra': [15.6, 22.1, 72.6, 80.9],
  'Manipur': [23.8, 25.8, 92.9, 94.8],
  'Meghalaya': [25, 26.2, 89.8, 92.9],
  'Mizoram': [21.9, 24.6, 92.2, 93.6],
  'Nagaland': [25.1, 27.1, 93.3, 95.3],
  'Odisha': [17.7, 22.7, 81.3, 87.6],
  'Puducherry': [10.8, 16.8, 75.4, 82.4],
  'Punjab': [29.5, 32.6, 73.8, 77],
  'Rajasthan': [23, 30.3, 69.4, 78.3],
  'Sikkim': [27, 28.2, 88, 88.95],
  'Tamil Nadu': [8, 13.6, 76.2, 80.4],
  'Telangana': [15.8, 20, 77.2, 81.4],
  'Tripura': [22.9, 24.6, 91.1, 92.4],
  'Uttar Pradesh': [23.8, 30.5, 77, 84.7],
  'Uttarakhand': [28.7, 31.5, 77.5, 81.1],
  'West Bengal': [21.4, 27.3, 85.8, 89.9],
}

const centreOf = (city: string) => CITY_COORDINATES.get(city)!

test('every city of the list has coordinates, and nothing else has', () => {
  expect([...CITY_COORDINATES.keys()].sort()).toEqual([...CITIES].sort())
})

test('every city is within the bounding box of its state', () => {
  const outside = CITIES.filter((city) => {
    const { latitude, longitude } = centreOf(city)
    const [south, north, west, east] = BOXES[city.split(', ')[1]!]!
    return !(latitude >= south && latitude <= north && longitude >= west && longitude <= east)
  })
  expect(outside).toEqual([])
})

test('no two cities of one state have the same coordinates', () => {
  const points = CITIES.map((city) => JSON.stringify([city.split(', ')[1], centreOf(city)]))
  expect(new Set(points).size).toBe(CITIES.length)
})

test.each([
  ['Pune, Maharashtra', 'Mumbai, Maharashtra', 120],
  ['Delhi, Delhi', 'Agra, Uttar Pradesh', 180],
  ['Chennai, Tamil Nadu', 'Bengaluru, Karnataka', 290],
  ['Kolkata, West Bengal', 'Guwahati, Assam', 530],
  ['Leh, Ladakh', 'Kanniyakumari, Tamil Nadu', 2900],
])('%s and %s are about %i km apart', (one, other, km) => {
  const distance = distanceKm(centreOf(one), centreOf(other))
  expect(distance).toBeGreaterThan(km * 0.95)
  expect(distance).toBeLessThan(km * 1.05)
})

test('cities by distance begin with the city at the position and end with the farthest one', () => {
  const cities = citiesByDistance(centreOf('Leh, Ladakh'))
  expect(cities[0]).toBe('Leh, Ladakh')
  expect(cities.at(-1)).toMatch(/Nicobar/)
  expect(cities).toHaveLength(CITIES.length)
})
