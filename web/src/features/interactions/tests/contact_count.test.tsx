import { QueryClientProvider } from '@tanstack/react-query'
import { render } from '@testing-library/react'
import { expect, test } from 'vitest'
import { ContactCount } from '@/features/interactions/components/contact_count'
import { createQueryClient } from '@/lib/queries/query_client'

test.each([
  [0, ''],
  [3, /3/],
])('an item with %i contact interactions shows %s', (total, text) => {
  const queryClient = createQueryClient()
  const counts = { whatsapp: 0, call: total, message: 0, total }
  queryClient.setQueryData(['/api/contact-interactions/counts', 'i1'], counts)
  const { container } = render(
    <QueryClientProvider client={queryClient}>
      <ContactCount itemId="i1" />
    </QueryClientProvider>
  )
  if (text === '') expect(container.textContent).toBe('')
  else expect(container.textContent).toMatch(text)
})
