import { act, screen, waitFor, within } from '@testing-library/react'
import { expect, test } from 'vitest'
import { bike } from '@/tests/bike'
import { renderApp } from '@/tests/render_app'
import { stubRequests } from '@/tests/stub_requests'

const STORED = 'Saajha_favorites'
const item = (id: string) => ({ ...bike, id, title: `Item ${id}` })
const titles = () =>
  screen.queryAllByRole('heading', { level: 2 }).map((heading) => heading.textContent)
const urlOf = (ids: string[]) => `GET /api/items?ids=${ids.join('%2C')}`

test('the favourites page shows the newest favourites first and marks an unavailable one', async () => {
  localStorage.setItem(STORED, '["a","b"]')
  stubRequests({ [urlOf(['b', 'a'])]: { body: [item('a'), { ...item('b'), isAvailable: false }] } })
  renderApp('/search?favorites=true')
  await screen.findByRole('heading', { name: 'Item b' })
  expect(titles().slice(0, 2)).toEqual(['Item b', 'Item a'])
  const [first, second] = screen.getAllByRole('listitem').filter((each) => each.querySelector('h2'))
  expect(within(first!).getByText('Unavailable')).toBeTruthy()
  expect(within(second!).getByText('Available')).toBeTruthy()
})

test('a favourite that is not listed is left out and stays stored', async () => {
  localStorage.setItem(STORED, '["a","gone","b"]')
  stubRequests({ [urlOf(['b', 'gone', 'a'])]: { body: [item('a'), item('b')] } })
  renderApp('/search?favorites=true')
  await screen.findByRole('heading', { name: 'Item b' })
  expect(titles().slice(0, 2)).toEqual(['Item b', 'Item a'])
  expect(localStorage.getItem(STORED)).toBe('["a","gone","b"]')
})

test('a failed request removes nothing, and Try Again repeats it', async () => {
  localStorage.setItem(STORED, '["a"]')
  const responses = [{ status: 500 }, { body: [item('a')] }]
  stubRequests({ [urlOf(['a'])]: () => responses.shift()! })
  const { visitor } = renderApp('/search?favorites=true')
  await visitor.click(await screen.findByRole('button', { name: 'Try Again' }))
  await screen.findByRole('heading', { name: 'Item a' })
  expect(localStorage.getItem(STORED)).toBe('["a"]')
})

test('an item whose heart is pressed stays in view until the page is left', async () => {
  localStorage.setItem(STORED, '["a"]')
  stubRequests({ [urlOf(['a'])]: { body: [item('a')] } })
  const { visitor } = renderApp('/search?favorites=true')
  await visitor.click(await screen.findByRole('button', { name: /^Remove .*from favorites$/ }))
  expect(localStorage.getItem(STORED)).toBe('[]')
  expect(screen.getByRole('heading', { name: 'Item a' })).toBeTruthy()
  expect(screen.getByRole('button', { name: /^Add .*to favorites$/ })).toBeTruthy()
})

test('a visitor without favourites sees how to add one and can browse all items', async () => {
  stubRequests()
  renderApp('/search?favorites=true')
  expect(await screen.findByText('No favorites yet')).toBeTruthy()
  const all = screen.getByRole('link', { name: 'Browse All Items' })
  expect(all.getAttribute('href')).toBe('/search')
})

test('favourites without a listed item say so, and not that there are none', async () => {
  localStorage.setItem(STORED, '["gone"]')
  stubRequests({ [urlOf(['gone'])]: { body: [] } })
  renderApp('/search?favorites=true')
  expect(await screen.findByText('Your favorites are not listed now')).toBeTruthy()
  expect(screen.getByText('They appear here again if their owners list them again.')).toBeTruthy()
  expect(screen.queryByText('No favorites yet')).toBeNull()
})

test('favourites are requested in parts of 48, the next part on Show more', async () => {
  const ids = Array.from({ length: 50 }, (_, n) => `i${n}`)
  localStorage.setItem(STORED, JSON.stringify(ids.toReversed()))
  stubRequests({
    [urlOf(ids.slice(0, 48))]: { body: ids.slice(0, 48).map(item) },
    [urlOf(ids.slice(48))]: { body: ids.slice(48).map(item) },
  })
  const { visitor } = renderApp('/search?favorites=true')
  await screen.findByRole('heading', { name: 'Item i47' })
  expect(screen.queryByRole('heading', { name: 'Item i48' })).toBeNull()
  await visitor.click(screen.getByRole('button', { name: 'Show More' }))
  await screen.findByRole('heading', { name: 'Item i49' })
  expect(screen.queryByRole('button', { name: 'Show More' })).toBeNull()
})

test('the shown parts of the favourites are shown again after Back', async () => {
  const ids = Array.from({ length: 50 }, (_, n) => `i${n}`)
  localStorage.setItem(STORED, JSON.stringify(ids.toReversed()))
  stubRequests({
    [urlOf(ids.slice(0, 48))]: { body: ids.slice(0, 48).map(item) },
    [urlOf(ids.slice(48))]: { body: ids.slice(48).map(item) },
  })
  const { visitor, router } = renderApp('/search?favorites=true')
  await visitor.click(await screen.findByRole('button', { name: 'Show More' }))
  await screen.findByRole('heading', { name: 'Item i49' })
  await act(() => router.navigate('/no-such-page'))
  expect(screen.queryByRole('heading', { name: 'Item i49' })).toBeNull()
  await act(() => router.navigate(-1))
  expect(await screen.findByRole('heading', { name: 'Item i49' })).toBeTruthy()
})

test('the path /favorites is the 404 page', async () => {
  stubRequests()
  renderApp('/favorites')
  expect(await screen.findByText('404 Page Not Found')).toBeTruthy()
})

test('Browse All Items leads from the favourites to a search, and Back to the favourites', async () => {
  stubRequests({ 'GET /api/items': { body: [item('a')] } })
  const { visitor, router } = renderApp('/search?favorites=true')
  await visitor.click(await screen.findByRole('link', { name: 'Browse All Items' }))
  expect(await screen.findByRole('heading', { name: 'Item a' })).toBeTruthy()
  await act(() => router.navigate(-1))
  expect(await screen.findByText('No favorites yet')).toBeTruthy()
})

test('a search from the favourites is for the city of the visitor', async () => {
  localStorage.setItem('Saajha_city', JSON.stringify('Pune, Maharashtra'))
  stubRequests()
  const { visitor, router } = renderApp('/search?favorites=true')
  await screen.findByText('No favorites yet')
  await visitor.type(screen.getAllByRole('combobox')[0]!, 'tent{Enter}')
  await waitFor(() =>
    expect(router.state.location.search).toBe('?q=tent&location=Pune%2C+Maharashtra')
  )
})
