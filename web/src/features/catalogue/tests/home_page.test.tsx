import { screen, waitFor, within } from '@testing-library/react'
import { expect, test } from 'vitest'
import { answerRequests } from '@/tests/answer_requests'
import { bike } from '@/tests/bike'
import { renderApp } from '@/tests/render_app'

const RECENT = 'GET /api/items?recent=true&limit=4'
const FEATURED = 'GET /api/items?featured=true&limit=4'
const items = (...ids: string[]) => ids.map((id) => ({ ...bike, id, title: `Item ${id}` }))

const hero = async () =>
  within(await screen.findByRole('search', { name: 'Find something to rent' }))
const titles = (section: string) =>
  within(screen.getByRole('region', { name: section }))
    .getAllByRole('heading', { level: 3 })
    .map((heading) => heading.textContent)

test('a blank search does nothing, whatever the place', async () => {
  answerRequests({ [RECENT]: { body: [] }, [FEATURED]: { body: [] } })
  const { router, visitor } = renderApp('/')
  await visitor.type((await hero()).getByLabelText('What do you need?'), '   ')
  await visitor.type((await hero()).getByLabelText('Where?'), 'Pune{Enter}')
  await visitor.click((await hero()).getByRole('button', { name: 'Search' }))
  expect(router.state.navigation.state).toBe('idle')
  expect(router.state.location.pathname).toBe('/')
})

test.each([
  ['', '?q=tent'],
  ['Pune', '?q=tent&location=Pune'],
])('a search with the place %j goes to %s', async (place, address) => {
  answerRequests({ [RECENT]: { body: [] }, [FEATURED]: { body: [] } })
  const { router, visitor } = renderApp('/')
  if (place) await visitor.type((await hero()).getByLabelText('Where?'), place)
  await visitor.type((await hero()).getByLabelText('What do you need?'), ' tent {Enter}')
  await waitFor(() => expect(router.state.location.pathname).toBe('/search'))
  expect(router.state.location.search).toBe(address)
})

test('the sections show four recent, four featured and three popular items', async () => {
  answerRequests({
    [RECENT]: { body: items('1', '2', '3', '4', '5') },
    [FEATURED]: { body: items('6', '7') },
  })
  renderApp('/')
  await waitFor(() => expect(titles('Featured Rentals')).toEqual(['Item 6', 'Item 7']))
  expect(titles('Recently Listed')).toEqual(['Item 1', 'Item 2', 'Item 3', 'Item 4'])
  expect(titles('Most Popular')).toEqual(['Item 1', 'Item 2', 'Item 3'])
  const more = screen.getAllByRole('link', { name: /^See More/ })
  expect(more.map((link) => link.getAttribute('href'))).toEqual([
    '/search?filter=recent',
    '/search?filter=featured',
    '/search?filter=popular',
  ])
})

test('an empty marketplace says so and offers the whole of it', async () => {
  answerRequests({ [RECENT]: { body: [] }, [FEATURED]: { body: [] } })
  renderApp('/')
  expect(await screen.findByText('No items available at the moment.')).toBeTruthy()
  expect(screen.getByRole('link', { name: 'Browse All Items' })).toBeTruthy()
})

test('the front door makes its promises and leads to every shelf', async () => {
  answerRequests({ [RECENT]: { body: [] }, [FEATURED]: { body: [] } })
  renderApp('/')
  for (const promise of ['10,000+ Verified Users', 'Safe & Secure']) {
    expect(await screen.findByText(promise)).toBeTruthy()
  }
  expect(screen.getByRole('link', { name: 'Cameras' }).getAttribute('href')).toBe(
    '/category/camera'
  )
  expect(document.getElementById('browse-items')).toBeTruthy()
  expect(document.getElementById('how-it-works')).toBeTruthy()
})
