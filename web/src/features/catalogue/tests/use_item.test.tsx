import { HOME_QUERIES } from '@saajha/contract/initial_queries'
import type { Item } from '@saajha/contract/item'
import { QueryClientProvider } from '@tanstack/react-query'
import { renderHook } from '@testing-library/react'
import { expect, test } from 'vitest'
import { useItem } from '@/features/catalogue/hooks/use_item'
import { createQueryClient } from '@/lib/queries/query_client'
import { stubRequests } from '@/tests/stub_requests'
import { bike } from '@/tests/bike'
import { camera } from '@/tests/camera'

const other = { ...bike, id: 'i2' }
const LISTS: [string, readonly unknown[], unknown][] = [
  ['a list in parts', ['/api/items', 'pages', '/api/items'], inParts([other, camera])],
  ['the home page', HOME_QUERIES.recent.key, [other, camera]],
]

test.each(LISTS)(
  'an item that %s has shown is available before its request, and no other item is',
  (_, queryKey, listed) => {
    stubRequests({ 'GET /api/items/unknown': { status: 404 } })
    const queryClient = createQueryClient()
    queryClient.setQueryData(queryKey, listed)
    const itemOf = (id: string) =>
      renderHook(() => useItem(id), {
        wrapper: ({ children }) => (
          <QueryClientProvider client={queryClient}>{children}</QueryClientProvider>
        ),
      }).result.current.data
    expect(itemOf(camera.id)).toEqual(camera)
    expect(itemOf('unknown')).toBeUndefined()
  }
)

function inParts(entries: Item[]) {
  return { pages: [{ entries, next: null }], pageParams: ['/api/items'] }
}
