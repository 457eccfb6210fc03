import { screen, waitFor, within } from '@testing-library/react'
import { expect, test } from 'vitest'
import { FACETS, requestedFacets, stubApi } from '@/features/catalogue/tests/filter_panel'
import { renderApp } from '@/tests/render_app'

test('a search without results offers only suggestions that have results', async () => {
  stubApi((url) => {
    const total = url.includes('verified') ? 0 : 3
    const locations = ['Surat, Gujarat', 'Nagpur, Maharashtra'].map((value) => ({
      value,
      count: 2,
    }))
    return { ...FACETS, total, locations, categories: [{ value: 'cycle', count: 4 }] }
  }, [])
  const { router, visitor } = renderApp(
    '/search?category=bike&location=Pune%2C+Maharashtra&verified=true'
  )
  await screen.findByRole('heading', { name: 'No items found' })
  const suggestions = () =>
    screen.getAllByRole('button', { name: /\(\d+\)$/ }).map((target) => target.textContent)
  await waitFor(() =>
    expect(suggestions()).toEqual([
      'Filters (3)',
      'Remove “Verified owners” (3)',
      'Nagpur, Maharashtra (2)',
      'Surat, Gujarat (2)',
      'Cycles (4)',
    ])
  )
  await visitor.click(screen.getByRole('button', { name: 'Cycles (4)' }))
  await waitFor(() => expect(router.state.location.search).toContain('category=cycle'))
})

test('a search without results in a city offers all cities with their number of results', async () => {
  stubApi((url) => ({ ...FACETS, total: url.includes('location') ? 0 : 7 }), [])
  const { router, visitor } = renderApp('/search?q=camera&location=Pune%2C+Maharashtra')
  await visitor.click(await screen.findByRole('button', { name: 'Search all cities (7)' }))
  await waitFor(() => expect(router.state.location.search).toBe('?q=camera'))
})

test('the suggestions of an empty category are of that category only', async () => {
  const { requestedUrls } = stubApi(undefined, [])
  renderApp('/category/bike?unit=day')
  await screen.findByRole('button', { name: 'Remove “By the day” (12)' })
  expect(new Set(requestedFacets(requestedUrls))).toEqual(
    new Set(['/api/items/facets?category=bike&unit=day', '/api/items/facets?category=bike'])
  )
})

test('a search without a location and without results suggests no other cities', async () => {
  stubApi(undefined, [])
  renderApp('/search?unit=day')
  await screen.findByRole('button', { name: 'Remove “By the day” (12)' })
  expect(screen.queryByRole('heading', { name: 'Available in other cities' })).toBeNull()
  expect(screen.queryByRole('heading', { name: 'Matches in other categories' })).toBeNull()
})

test('at most four other cities and four other categories are suggested', async () => {
  const five = (values: string[]) => values.map((value) => ({ value, count: 1 }))
  const locations = five(['Surat', 'Nagpur', 'Indore', 'Bhopal', 'Kochi'])
  const categories = five(['bike', 'car', 'bus', 'auto', 'cycle'])
  stubApi(() => ({ ...FACETS, locations, categories }), [])
  renderApp('/search?category=camera&location=Atlantis')
  const offersUnder = async (name: string) => {
    const heading = await screen.findByRole('heading', { name })
    return within(heading.parentElement!).getAllByRole('button')
  }
  expect(await offersUnder('Available in other cities')).toHaveLength(4)
  expect(await offersUnder('Matches in other categories')).toHaveLength(4)
})
