import { act, renderHook } from '@testing-library/react'
import { MemoryRouter, useLocation, useNavigate } from 'react-router-dom'
import { expect, test } from 'vitest'
import { useSearchQuery } from '@/features/catalogue/hooks/use_search_query'

test('two simultaneous changes of a search are both in its URL', () => {
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

test('a change after Back applies to the restored URL', async () => {
  const { result } = renderHook(
    () => ({ search: useLocation().search, ask: useSearchQuery()[1], navigate: useNavigate() }),
    {
      wrapper: ({ children }) => (
        <MemoryRouter initialEntries={['/search?q=bike']}>{children}</MemoryRouter>
      ),
    }
  )
  act(() => result.current.ask({ minPrice: '100' }))
  await act(() => result.current.navigate(-1))
  expect(result.current.search).toBe('?q=bike')
  act(() => result.current.ask({ maxPrice: '500' }))
  expect(result.current.search).toBe('?q=bike&maxPrice=500')
})
