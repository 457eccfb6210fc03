import { QueryClientProvider } from '@tanstack/react-query'
import { act, renderHook, waitFor } from '@testing-library/react'
import { expect, test } from 'vitest'
import { useRecordContact } from '@/features/interactions/hooks/use_record_contact'
import { createQueryClient } from '@/lib/queries/query_client'
import { NOTIFICATIONS_KEY, UNREAD_COUNT_KEY } from '@/lib/queries/query_keys'
import { sentContact } from '@/tests/sent_contact'
import { stubRequests } from '@/tests/stub_requests'

test('a recorded call invalidates the notifications and the counts of its item only', async () => {
  stubRequests({ 'POST /api/contact-interactions': { status: 201, body: sentContact } })
  const queryClient = createQueryClient()
  const counts = (id: string) => ['/api/contact-interactions/counts', id]
  const keys = [counts('i1'), NOTIFICATIONS_KEY, UNREAD_COUNT_KEY, counts('i2')]
  for (const key of keys) queryClient.setQueryData(key, {})
  const { result } = renderHook(() => useRecordContact({ id: 'i1', ownerId: 'u1' }), {
    wrapper: ({ children }) => (
      <QueryClientProvider client={queryClient}>{children}</QueryClientProvider>
    ),
  })
  act(() => result.current('call'))
  const outdated = () => keys.map((key) => queryClient.getQueryState(key)?.isInvalidated)
  await waitFor(() => expect(outdated()).toEqual([true, true, true, false]))
})
