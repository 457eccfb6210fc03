import { act, renderHook } from '@testing-library/react'
import { MemoryRouter, useLocation } from 'react-router-dom'
import { expect, test } from 'vitest'
import { useSearchQuery } from '@/features/catalogue/hooks/use_search_query'

test('two changes of a search at once both stand in its URL', () => {
  const { result } = renderHook(
    () => ({ search: useLocation().search, ask: useSearchQuery()[1] }),
    {
      wrapper: ({ children }) => (
        <MemoryRouter initialEntries={['/search?q=bike']}>{children}</MemoryRouter>
      ),
    }
  )
  act(() => {
    result.current.ask({ minPrice: '100' })
    result.current.ask({ maxPrice: '500' })
  })
  expect(Object.fromEntries(new URLSearchParams(result.current.search))).toEqual({
    q: 'bike',
    minPrice: '100',
    maxPrice: '500',
  })
})
