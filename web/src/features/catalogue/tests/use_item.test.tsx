import { QueryClientProvider } from '@tanstack/react-query'
import { renderHook } from '@testing-library/react'
import { expect, test } from 'vitest'
import { useItem } from '@/features/catalogue/hooks/use_item'
import { createQueryClient } from '@/lib/query_client'
import { answerRequests } from '@/tests/answer_requests'
import { bike } from '@/tests/bike'
import { camera } from '@/tests/camera'

test('an item that a list has shown is there before it is fetched, and no other item is', () => {
  answerRequests({ 'GET /api/items/unknown': { status: 404 } })
  const queryClient = createQueryClient()
  const other = { ...bike, id: 'i2' }
  const page = { entries: [other, camera], next: null }
  queryClient.setQueryData(['/api/items', 'pages', '/api/items'], {
    pages: [page],
    pageParams: ['/api/items'],
  })
  const itemOf = (id: string) =>
    renderHook(() => useItem(id), {
      wrapper: ({ children }) => (
        <QueryClientProvider client={queryClient}>{children}</QueryClientProvider>
      ),
    }).result.current.data
  expect(itemOf(camera.id)).toEqual(camera)
  expect(itemOf('unknown')).toBeUndefined()
})
