import type { ItemFacets } from '@saajha/contract/item'
import { screen, within } from '@testing-library/react'
import { vi } from 'vitest'
import { stubRequests } from '@/tests/stub_requests'
import { bike } from '@/tests/bike'

export const FACETS: ItemFacets = {
  total: 12,
  isCapped: false,
  lowestPrice: '100.00',
  highestPrice: '2000.00',
  categories: [{ value: 'bike', count: 12 }],
  locations: [{ value: 'Pune, Maharashtra', count: 5 }],
  units: [{ value: 'day', count: 9 }],
  negotiable: 2,
  verified: 7,
}

/** Stubs the responses of lists and facets. */
export function stubApi(facets: (url: string) => ItemFacets = () => FACETS, items = [bike]) {
  const fetch = stubRequests()
  fetch.mockImplementation(async (input) => {
    const url = input as string
    if (url.startsWith('/api/items/facets')) {
      return new Response(JSON.stringify(facets(url)))
    }
    if (url.startsWith('/api/items')) return new Response(JSON.stringify(items))
    return new Response(null, { status: 404 })
  })
  return {
    requestedUrls: () => fetch.mock.calls.map(([url]) => url as string),
  }
}

export const requestedFacets = (requestedUrls: () => string[]) =>
  requestedUrls().filter((url) => url.startsWith('/api/items/facets'))

/** Widens the window, so that the filters are next to the list. */
export function widen() {
  const device = window.matchMedia('')
  vi.spyOn(window, 'matchMedia').mockImplementation((media) => ({
    ...device,
    matches: media.includes('64rem'),
  }))
}

export const panel = async () => within(await screen.findByRole('region', { name: 'Filters' }))
