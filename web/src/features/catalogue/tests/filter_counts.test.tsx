import { CATEGORIES } from '@saajha/contract/categories'
import { screen, waitFor, within } from '@testing-library/react'
import { expect, test, vi } from 'vitest'
import {
  FACETS,
  panel,
  requestedFacets,
  stubApi,
  widen,
} from '@/features/catalogue/tests/filter_panel'
import { renderApp } from '@/tests/render_app'

vi.mock('@saajha/contract/cities', () => ({ CITIES: ['Pune, Maharashtra', 'Nagpur, Maharashtra'] }))

const optionsOf = (select: HTMLElement) =>
  within(select)
    .getAllByRole('option')
    .map((option) => option.textContent)

test('another sort order does not refetch the facets', async () => {
  widen()
  const { requestedUrls } = stubApi()
  const { queryClient, visitor } = renderApp('/search?q=bike')
  await (await panel()).findByRole('checkbox', { name: 'Verified owners 7' })
  await visitor.selectOptions(screen.getByLabelText('Sort by'), 'price')
  await waitFor(() => expect(requestedUrls()).toContain('/api/items?q=bike&sort=price'))
  await waitFor(() => expect(queryClient.isFetching()).toBe(0))
  expect(requestedFacets(requestedUrls)).toEqual(['/api/items/facets?q=bike'])
})

test('capped counts end in a plus sign and hide no category', async () => {
  widen()
  stubApi(() => ({ ...FACETS, isCapped: true, verified: 300 }))
  renderApp('/search')
  const filters = await panel()
  await filters.findByRole('checkbox', { name: 'Verified owners 300+' })
  expect(optionsOf(filters.getByLabelText('Category'))).toHaveLength(CATEGORIES.length + 1)
})

test('a chosen category without results stays chosen', async () => {
  widen()
  stubApi()
  renderApp('/search?category=camera')
  const filters = await panel()
  await filters.findByRole('option', { name: 'Bikes & Scooters (12)' })
  const category = filters.getByLabelText<HTMLSelectElement>('Category')
  expect(category.selectedOptions[0]?.textContent).toBe('Cameras (0)')
  expect(optionsOf(category)).toHaveLength(3)
})

test('each city is listed once, after a location that is not a city', async () => {
  widen()
  stubApi()
  const { visitor } = renderApp('/search?location=Atlantis')
  const filters = await panel()
  const city = filters.getByLabelText('City')
  expect(city.textContent).toBe('Atlantis')
  await filters.findByRole('checkbox', { name: 'Verified owners 7' })
  await visitor.click(city)
  const list = await screen.findByRole('listbox', { name: 'Search for a city...' })
  expect(optionsOf(list)).toEqual([
    'Anywhere in India',
    'Atlantis',
    'Pune, Maharashtra (5)',
    'Nagpur, Maharashtra',
  ])
})

test('the facets beside a category are of that category only', async () => {
  widen()
  const { requestedUrls } = stubApi()
  renderApp('/category/bike')
  await (await panel()).findByRole('checkbox', { name: 'Verified owners 7' })
  expect(requestedFacets(requestedUrls)).toEqual(['/api/items/facets?category=bike'])
})

test('the facets in the sheet of a category are of that category only', async () => {
  const { requestedUrls } = stubApi()
  const { visitor } = renderApp('/category/bike')
  await screen.findByText('1 item')
  await visitor.click(screen.getByRole('button', { name: 'Filters' }))
  const sheet = within(await screen.findByRole('dialog', { name: 'Filters' }))
  await visitor.click(await sheet.findByRole('checkbox', { name: 'Verified owners 7' }))
  await sheet.findByRole('button', { name: 'Show 12 results' })
  expect(requestedFacets(requestedUrls)).toEqual([
    '/api/items/facets?category=bike',
    '/api/items/facets?category=bike&verified=true',
  ])
})
