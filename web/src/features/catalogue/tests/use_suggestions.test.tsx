import { QueryClientProvider } from '@tanstack/react-query'
import { renderHook, waitFor } from '@testing-library/react'
import { expect, test } from 'vitest'
import { useSuggestions } from '@/features/catalogue/hooks/use_suggestions'
import { createQueryClient } from '@/lib/queries/query_client'
import { stubRequests } from '@/tests/stub_requests'

test('suggestions for two letters are removed as soon as one letter is deleted', async () => {
  stubRequests({
    'GET /api/items/suggestions?q=ca': { body: [{ kind: 'title', text: 'Camera' }] },
  })
  const queryClient = createQueryClient()
  const { result, rerender } = renderHook(useSuggestions, {
    initialProps: 'ca',
    wrapper: ({ children }) => (
      <QueryClientProvider client={queryClient}>{children}</QueryClientProvider>
    ),
  })
  await waitFor(() => expect(result.current).toHaveLength(1))
  rerender('c')
  expect(result.current).toEqual([])
})

test('a single letter is not sent to the server', () => {
  const requests = stubRequests()
  const queryClient = createQueryClient()
  renderHook(() => useSuggestions('c'), {
    wrapper: ({ children }) => (
      <QueryClientProvider client={queryClient}>{children}</QueryClientProvider>
    ),
  })
  expect(requests).not.toHaveBeenCalled()
})
