import { screen, waitFor } from '@testing-library/react'
import { expect, test, vi } from 'vitest'
import { stubRequests } from '@/tests/stub_requests'
import { renderApp } from '@/tests/render_app'

vi.mock('@/features/catalogue/components/suggestions/suggestion_list', () => {
  throw new Error('Failed to fetch dynamically imported module')
})

test('a search box whose list cannot be loaded still searches', async () => {
  stubRequests()
  const { router, visitor } = renderApp('/no-such-page')
  const box = screen.getAllByLabelText('Search for items to rent')[0]!
  await visitor.type(box, 'tent{Enter}')
  await waitFor(() => expect(router.state.location.search).toBe('?q=tent'))
  expect(screen.queryByText('Something went wrong')).toBeNull()
})
