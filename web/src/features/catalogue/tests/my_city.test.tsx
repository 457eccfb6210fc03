import { CATEGORIES } from '@saajha/contract/categories'
import { screen, waitFor, within } from '@testing-library/react'
import type { UserEvent } from '@testing-library/user-event'
import { expect, test, vi } from 'vitest'
import { MY_CITY_KEY } from '@/lib/preferences/my_city'
import { bike } from '@/tests/bike'
import { renderApp } from '@/tests/render_app'
import { stubRequests } from '@/tests/stub_requests'

const PUNE = 'Pune, Maharashtra'
const HOME = {
  'GET /api/items?recent=true&limit=4': { body: [bike] },
  'GET /api/items?featured=true&limit=4': { body: [] },
}
/** As many newest items of Pune as the home page shows. */
const FOUR = [1, 2, 3, 4].map((n) => ({ ...bike, id: `p${n}`, title: `Tent ${n} in Pune` }))

const NEW_IN_PUNE = 'GET /api/items?location=Pune%2C+Maharashtra&limit=4'

const liveIn = (city: string) => localStorage.setItem(MY_CITY_KEY, JSON.stringify(city))
const stored = () => localStorage.getItem(MY_CITY_KEY)
const hero = async () =>
  within(await screen.findByRole('search', { name: 'Find something to rent' }))
const searchButton = async () => (await hero()).getByRole('button', { name: 'Search' })
const where = async () => (await hero()).getByLabelText<HTMLInputElement>('Where?')
const box = () => screen.getAllByLabelText<HTMLInputElement>('Search for items to rent')[0]!
const chip = () => screen.queryAllByRole('button', { name: 'in Pune' })[0]
const filterSheet = async (visitor: UserEvent) => {
  await visitor.click(await screen.findByRole('button', { name: /^Filters/ }))
  return within(await screen.findByRole('dialog', { name: 'Filters' }))
}
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
  ['/search?owner=u9', 'the visitor’s city', PUNE],
  ['/search', 'all cities', ''],
  ['/category/camera?location=Goa', 'the location of the URL', 'Goa'],
  ['/category/camera', 'all cities', ''],
])('a search from the header of %s is in %s', async (path, _, location) => {
  liveIn(PUNE)
  stubRequests()
  const { router, visitor } = renderApp(path)
  await visitor.type(box(), 'tent{Enter}')
  const query = new URLSearchParams(location ? { q: 'tent', location } : { q: 'tent' })
  await waitFor(() => expect(router.state.location.search).toBe(`?${query.toString()}`))
})

test('entries and links of the home page open lists of the visitor’s city', async () => {
  const device = window.matchMedia('')
  vi.spyOn(window, 'matchMedia').mockImplementation((media) => ({
    ...device,
    matches: media === '(width < 48rem)',
  }))
  liveIn(PUNE)
  stubRequests({
    ...HOME,
    'GET /api/items?featured=true&limit=4': { body: [bike] },
    [NEW_IN_PUNE]: { body: FOUR },
  })
  renderApp('/')
  await screen.findByText('New in Pune')
  const targets = screen
    .getAllByRole('link', { name: /^(Search|See More: .*|See everything in Pune.*|Cameras)$/ })
    .map((link) => link.getAttribute('href'))
  const inPune = 'location=Pune%2C+Maharashtra'
  expect(targets).toEqual([
    `/category/camera?${inPune}`,
    `/search?${inPune}`,
    `/search?filter=recent&${inPune}`,
    '/search?filter=featured',
    '/search?filter=popular',
    `/search?${inPune}`,
  ])
})

test.each(['/search', '/category/camera'])(
  'the list of %s without a location stays the list of all cities',
  async (path) => {
    liveIn(PUNE)
    const fetch = stubRequests({ 'GET /api/categories': { body: CATEGORIES } })
    const { router } = renderApp(path)
    await screen.findByRole('heading', { level: 1 })
    await waitFor(() => expect(fetch.mock.calls.length).toBeGreaterThan(1))
    expect(router.state.location.search).toBe('')
    expect(chip()).toBeUndefined()
    expect(fetch.mock.calls.filter(([url]) => (url as string).includes('Pune'))).toEqual([])
  }
)

test('a category that the header suggests opens in the city of the chip', async () => {
  liveIn(PUNE)
  stubRequests()
  const { router, visitor } = renderApp('/no-such-page')
  await visitor.click(box())
  await visitor.click(await screen.findByRole('option', { name: 'Cameras' }))
  await waitFor(() => expect(router.state.location.pathname).toBe('/category/camera'))
  expect(router.state.location.search).toBe('?location=Pune%2C+Maharashtra')
})

test('the cross of the chip shows a category in all cities', async () => {
  liveIn(PUNE)
  stubRequests({ 'GET /api/categories': { body: CATEGORIES } })
  const { router, visitor } = renderApp('/category/camera?location=Pune%2C+Maharashtra')
  const [remove] = screen.getAllByRole('button', { name: 'Search in all cities instead of Pune' })
  await visitor.click(remove!)
  await waitFor(() => expect(router.state.location.search).toBe(''))
  expect(router.state.location.pathname).toBe('/category/camera')
  expect(stored()).toBe('null')
})

test('a city chosen in the hero becomes the visitor’s, if they have none', async () => {
  stubRequests(HOME)
  const { visitor } = renderApp('/')
  await visitor.type(await where(), 'poona')
  await visitor.click(await screen.findByRole('option', { name: PUNE }))
  expect(stored()).toBe(JSON.stringify(PUNE))
  expect((await where()).value).toBe(PUNE)
})

test('a city chosen in the header becomes the visitor’s, if they have none', async () => {
  const suggested = [{ kind: 'city', text: PUNE }]
  stubRequests({ 'GET /api/items/suggestions?q=pune': { body: suggested } })
  const { router, visitor } = renderApp('/no-such-page')
  await visitor.type(box(), 'pune')
  await visitor.click(await screen.findByRole('option', { name: /^Pune, Maharashtra/ }))
  await waitFor(() => expect(router.state.location.search).toBe('?location=Pune%2C+Maharashtra'))
  expect(stored()).toBe(JSON.stringify(PUNE))
})

test('a city chosen in the filter becomes the visitor’s with Show, if they have none', async () => {
  stubRequests({ 'GET /api/items': { body: [bike] } })
  const { visitor } = renderApp('/search')
  const sheet = await filterSheet(visitor)
  await visitor.click(sheet.getByLabelText('City'))
  await visitor.click(await screen.findByRole('option', { name: PUNE }))
  expect(stored()).toBeNull()
  await visitor.click(sheet.getByRole('button', { name: /^Show/ }))
  expect(stored()).toBe(JSON.stringify(PUNE))
})

test('a filter that is applied to a shared list of a city does not store the city', async () => {
  stubRequests({ 'GET /api/items?location=Goa': { body: [bike] } })
  const { router, visitor } = renderApp('/search?location=Goa')
  const sheet = await filterSheet(visitor)
  await visitor.click(sheet.getByRole('checkbox', { name: /^Verified owners/ }))
  await visitor.click(sheet.getByRole('button', { name: /^Show/ }))
  await waitFor(() => expect(router.state.location.search).toBe('?location=Goa&verified=true'))
  expect(stored()).toBeNull()
})

test('the cities of the filter begin with the visitor’s, which every name of it finds', async () => {
  liveIn(PUNE)
  stubRequests({ 'GET /api/items': { body: [bike] } })
  const { visitor } = renderApp('/search')
  const sheet = await filterSheet(visitor)
  await visitor.click(sheet.getByLabelText('City'))
  const options = await screen.findAllByRole('option')
  expect(options.slice(0, 2).map((option) => option.textContent)).toEqual([
    'Anywhere in India',
    PUNE,
  ])
  await visitor.type(screen.getByPlaceholderText('Search for a city...'), 'poona')
  await waitFor(() => expect(screen.getAllByRole('option')[0]!.textContent).toBe(PUNE))
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

test('Recently Listed shows the newest items of the visitor’s city, and leads to more of them', async () => {
  liveIn(PUNE)
  stubRequests({ ...HOME, [NEW_IN_PUNE]: { body: FOUR } })
  renderApp('/')
  const recent = within(await screen.findByRole('region', { name: 'Recently Listed' }))
  expect(await recent.findByText('New in Pune')).toBeTruthy()
  expect(recent.getAllByRole('heading', { level: 3 }).map((each) => each.textContent)).toEqual([
    'Tent 1 in Pune',
    'Tent 2 in Pune',
    'Tent 3 in Pune',
    'Tent 4 in Pune',
  ])
  const more = recent.getByRole('link', { name: 'See More: Recently Listed' })
  expect(more.getAttribute('href')).toBe('/search?filter=recent&location=Pune%2C+Maharashtra')
})

test('Recently Listed is filled up with the newest items of all cities, without repeating one', async () => {
  liveIn(PUNE)
  stubRequests({ ...HOME, [NEW_IN_PUNE]: { body: [FOUR[0]!, bike] } })
  renderApp('/')
  const recent = within(await screen.findByRole('region', { name: 'Recently Listed' }))
  await recent.findByText('Tent 1 in Pune')
  const titles = recent.getAllByRole('heading', { level: 3 }).map((each) => each.textContent)
  expect(titles.slice(0, 2)).toEqual(['Tent 1 in Pune', bike.title])
  expect(new Set(titles).size).toBe(titles.length)
  expect(recent.getByText('Fresh arrivals from your local community')).toBeTruthy()
})

test.each([{ body: [] }, { status: 500 }])(
  'Recently Listed shows the newest items of all cities after the response %j for the visitor’s city',
  async (response) => {
    liveIn(PUNE)
    stubRequests({ ...HOME, [NEW_IN_PUNE]: response })
    renderApp('/')
    const recent = within(await screen.findByRole('region', { name: 'Recently Listed' }))
    expect(await recent.findByRole('heading', { level: 3, name: bike.title })).toBeTruthy()
    expect(recent.getByText('Fresh arrivals from your local community')).toBeTruthy()
    const more = recent.getByRole('link', { name: 'See More: Recently Listed' })
    expect(more.getAttribute('href')).toBe('/search?filter=recent')
  }
)

test('a typed location without a state is shown whole in the chip and above the items', async () => {
  liveIn('MG Road, Pune')
  const newest = 'GET /api/items?location=MG+Road%2C+Pune&limit=4'
  stubRequests({ ...HOME, [newest]: { body: FOUR } })
  renderApp('/')
  expect(await screen.findByText('New in MG Road, Pune')).toBeTruthy()
  expect(screen.getAllByRole('button', { name: 'in MG Road, Pune' })).not.toHaveLength(0)
})
