import { createHash } from 'node:crypto'
import { daysAfter, todayInIndia } from '@saajha/contract/calendar_days'

/** The most frequent reads, with targets as a share of the plain server's requests per second. */
export type Workload = {
  name: string
  paths: string[]
  target: { uncached: number; cached: number }
}

/** The ids that `marketplace:fill` generates from the same numbers. */
const idOf = (text: string) =>
  createHash('md5')
    .update(text)
    .digest('hex')
    .replace(/(.{8})(.{4})(.{4})(.{4})(.{12})/, '$1-$2-$3-$4-$5')

export const WORKLOADS: Workload[] = [
  { name: 'newest 24', paths: ['/api/items?limit=24'], target: { uncached: 0.8, cached: 5 } },
  {
    name: 'one item',
    paths: Array.from({ length: 200 }, (_, n) => `/api/items/${idOf(`listing ${n * 91 + 7}`)}`),
    target: { uncached: 0.8, cached: 2 },
  },
  { name: 'search', paths: ['/api/items?q=camera&limit=24'], target: { uncached: 0.9, cached: 3 } },
  {
    name: 'search, city, category',
    paths: ['/api/items?q=camera&location=Mumbai&categoryId=camera&limit=24'],
    target: { uncached: 0.9, cached: 3 },
  },
  {
    name: 'search for what is rare',
    paths: ['/api/items?q=theodolite&limit=24'],
    target: { uncached: 0.9, cached: 3 },
  },
  {
    name: 'an owner’s items',
    paths: Array.from(
      { length: 50 },
      (_, n) => `/api/items?ownerId=${idOf(`owner ${n + 1}`)}&limit=24`
    ),
    target: { uncached: 0.8, cached: 3 },
  },
]

/** Days of which one listing in five has none free. */
const DAYS = `from=${daysAfter(todayInIndia(), 3)}&to=${daysAfter(todayInIndia(), 5)}`

/** Reads without a baseline; their figures are shown without a target. */
export const OTHERS: Pick<Workload, 'name' | 'paths'>[] = [
  { name: 'most popular', paths: ['/api/items?sort=popular&limit=24'] },
  { name: 'cheapest', paths: ['/api/items?sort=price&limit=24'] },
  { name: 'newest 24, with days', paths: [`/api/items?limit=24&${DAYS}`] },
  { name: 'search with days', paths: [`/api/items?q=camera&limit=24&${DAYS}`] },
  { name: 'facets of a search', paths: ['/api/items/facets?q=camera'] },
  { name: 'suggestions', paths: ['/api/items/suggestions?q=came'] },
]
