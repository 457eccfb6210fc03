import { screen, waitFor, within } from '@testing-library/react'
import { expect, test } from 'vitest'
import { MY_CITY_KEY } from '@/lib/preferences/my_city'
import { bike } from '@/tests/bike'
import { renderApp } from '@/tests/render_app'
import { stubRequests } from '@/tests/stub_requests'

const PUNE = 'Pune, Maharashtra'
const HOME = {
  'GET /api/items?recent=true&limit=4': { body: [bike] },
  'GET /api/items?featured=true&limit=4': { body: [] },
}
const NEW_IN_PUNE = 'GET /api/items?location=Pune%2C+Maharashtra&limit=4'

const liveIn = (city: string) => localStorage.setItem(MY_CITY_KEY, JSON.stringify(city))
const stored = () => localStorage.getItem(MY_CITY_KEY)
const hero = async () =>
  within(await screen.findByRole('search', { name: 'Find something to rent' }))
const searchButton = async () => (await hero()).getByRole('button', { name: 'Search' })
const where = async () => (await hero()).getByLabelText<HTMLInputElement>('Where?')
const box = () => screen.getAllByLabelText<HTMLInputElement>('Search for items to rent')[0]!
const chip = () => screen.queryAllByRole('button', { name: 'in Pune' })[0]
const question = () => screen.queryByText(/Which city are you in/)

test('a new visitor is asked for the city, which is then stored and in the search boxes', async () => {
  stubRequests(HOME)
  const { visitor } = renderApp('/')
  await visitor.click(await screen.findByRole('button', { name: 'Choose a city...' }))
  await visitor.type(await screen.findByRole('combobox', { name: 'Search for a city...' }), 'poona')
  await visitor.click(await screen.findByRole('option', { name: PUNE }))
  await waitFor(() => expect(question()).toBeNull())
  expect(stored()).toBe(JSON.stringify(PUNE))
  expect((await where()).value).toBe(PUNE)
  await waitFor(() => expect(chip()).toBeTruthy())
  await waitFor(async () => expect(document.activeElement).toBe(await searchButton()))
})

test('a visitor who dismisses the question is not asked again', async () => {
  stubRequests(HOME)
  const { visitor } = renderApp('/')
  await visitor.click(await screen.findByRole('button', { name: 'Not now' }))
  expect(question()).toBeNull()
  expect(stored()).toBe('""')
  expect(chip()).toBeUndefined()
  await waitFor(async () => expect(document.activeElement).toBe(await searchButton()))
})

test.each([
  ['/no-such-page', 'the visitor’s city', PUNE],
  ['/search?location=Goa', 'the location of the URL', 'Goa'],
  ['/search', 'all cities', ''],
])('a search from the header of %s is in %s', async (path, _, location) => {
  liveIn(PUNE)
  stubRequests()
  const { router, visitor } = renderApp(path)
  await visitor.type(box(), 'tent{Enter}')
  const query = new URLSearchParams(location ? { q: 'tent', location } : { q: 'tent' })
  await waitFor(() => expect(router.state.location.search).toBe(`?${query.toString()}`))
})

test('the chip of the search page is the location of the URL', async () => {
  liveIn('Nagpur, Maharashtra')
  stubRequests({ 'GET /api/items?location=Pune%2C+Maharashtra': { body: [bike] } })
  const { router } = renderApp('/search?location=Pune%2C+Maharashtra')
  await waitFor(() => expect(chip()).toBeTruthy())
  await router.navigate('/search')
  await waitFor(() => expect(screen.queryByRole('button', { name: /^in / })).toBeNull())
})

test('one press removes the city from the search and forgets it', async () => {
  liveIn(PUNE)
  stubRequests()
  const { router, visitor } = renderApp('/search?q=bike&location=Pune%2C+Maharashtra')
  const [remove] = screen.getAllByRole('button', { name: 'Search in all cities instead of Pune' })
  await visitor.click(remove!)
  await waitFor(() => expect(router.state.location.search).toBe('?q=bike'))
  expect(stored()).toBe('null')
})

test('removing the city of a search keeps another city of the visitor', async () => {
  liveIn('Nagpur, Maharashtra')
  stubRequests()
  const { router, visitor } = renderApp('/search?q=bike&location=Pune%2C+Maharashtra')
  const [remove] = screen.getAllByRole('button', { name: 'Search in all cities instead of Pune' })
  await visitor.click(remove!)
  await waitFor(() => expect(router.state.location.search).toBe('?q=bike'))
  expect(stored()).toBe(JSON.stringify('Nagpur, Maharashtra'))
})

test('a press on the chip changes the city of the search and of the visitor', async () => {
  liveIn(PUNE)
  stubRequests()
  const { router, visitor } = renderApp('/search?q=bike&location=Pune%2C+Maharashtra')
  await visitor.click(chip()!)
  await visitor.type(
    await screen.findByRole('combobox', { name: 'Search for a city...' }),
    'nagpur'
  )
  await visitor.click(await screen.findByRole('option', { name: 'Nagpur, Maharashtra' }))
  await waitFor(() =>
    expect(router.state.location.search).toBe('?q=bike&location=Nagpur%2C+Maharashtra')
  )
  expect(stored()).toBe(JSON.stringify('Nagpur, Maharashtra'))
})

test('Enter in the location alone finds everything there', async () => {
  liveIn(PUNE)
  stubRequests(HOME)
  const { router, visitor } = renderApp('/')
  await visitor.type((await hero()).getByLabelText('Where?'), '{Enter}')
  await waitFor(() => expect(router.state.location.pathname).toBe('/search'))
  expect(router.state.location.search).toBe('?location=Pune%2C+Maharashtra')
})

test('the location of the hero can be removed and typed again', async () => {
  liveIn(PUNE)
  stubRequests(HOME)
  const { visitor } = renderApp('/')
  await visitor.click(
    (await hero()).getByRole('button', { name: `Search in all cities instead of ${PUNE}` })
  )
  expect((await where()).value).toBe('')
  expect(stored()).toBe('null')
  await visitor.type(await where(), 'Goa')
  expect((await where()).value).toBe('Goa')
})

test('the newest items of the visitor’s city are the first section', async () => {
  liveIn(PUNE)
  stubRequests({ ...HOME, [NEW_IN_PUNE]: { body: [bike] } })
  renderApp('/')
  await screen.findByRole('heading', { name: 'New in Pune' })
  const headings = screen.getAllByRole('heading', { level: 2 }).map((each) => each.textContent)
  expect(headings.indexOf('New in Pune')).toBe(headings.indexOf('Recently Listed') - 1)
  const more = screen.getByRole('link', { name: 'See More: New in Pune' })
  expect(more.getAttribute('href')).toBe('/search?location=Pune%2C+Maharashtra')
})

test('a city without items has no section', async () => {
  liveIn(PUNE)
  stubRequests({ ...HOME, [NEW_IN_PUNE]: { body: [] } })
  const { queryClient } = renderApp('/')
  await screen.findByRole('heading', { name: 'Recently Listed' })
  await waitFor(() => expect(queryClient.isFetching()).toBe(0))
  expect(screen.queryByRole('heading', { name: 'New in Pune' })).toBeNull()
})

test('a typed location without a state is shown whole in the chip and as a heading', async () => {
  liveIn('MG Road, Pune')
  const newest = 'GET /api/items?location=MG+Road%2C+Pune&limit=4'
  stubRequests({ ...HOME, [newest]: { body: [bike] } })
  renderApp('/')
  expect(await screen.findByRole('heading', { name: 'New in MG Road, Pune' })).toBeTruthy()
  expect(screen.getAllByRole('button', { name: 'in MG Road, Pune' })).not.toHaveLength(0)
})
