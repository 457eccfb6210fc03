import { existsSync } from 'node:fs'
import { CATEGORIES } from '@saajha/contract/categories'
import { fireEvent, screen, waitFor, within } from '@testing-library/react'
import { expect, test, vi } from 'vitest'
import { stubRequests } from '@/tests/stub_requests'
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

test('the search button asks for a text, whatever the location', async () => {
  stubRequests({ [RECENT]: { body: [] }, [FEATURED]: { body: [] } })
  const { router, visitor } = renderApp('/')
  const text = (await hero()).getByLabelText('What do you need?')
  await visitor.type((await hero()).getByLabelText('Where?'), 'Pune')
  await visitor.click((await hero()).getByRole('button', { name: 'Search' }))
  expect(document.activeElement).toBe(text)
  await visitor.type(text, '   {Enter}')
  expect(router.state.navigation.state).toBe('idle')
  expect(router.state.location.pathname).toBe('/')
})

test.each([
  ['', '?q=tent'],
  ['Pune', '?q=tent&location=Pune'],
])('a search with the location %j opens %s', async (location, query) => {
  stubRequests({ [RECENT]: { body: [] }, [FEATURED]: { body: [] } })
  const { router, visitor } = renderApp('/')
  if (location) await visitor.type((await hero()).getByLabelText('Where?'), location)
  await visitor.type((await hero()).getByLabelText('What do you need?'), ' tent {Enter}')
  await waitFor(() => expect(router.state.location.pathname).toBe('/search'))
  expect(router.state.location.search).toBe(query)
})

test('the sections show four recent, four featured and three popular items', async () => {
  stubRequests({
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

test('the newest four favourites are the first section, newest first', async () => {
  localStorage.setItem('Saajha_favorites', '["1","2","3","4","5"]')
  stubRequests({
    [RECENT]: { body: items('9') },
    [FEATURED]: { body: [] },
    'GET /api/items?ids=5%2C4%2C3%2C2': { body: items('2', '3', '4', '5') },
  })
  renderApp('/')
  await waitFor(() =>
    expect(titles('Your favorites')).toEqual(['Item 5', 'Item 4', 'Item 3', 'Item 2'])
  )
  const sections = screen.getAllByRole('heading', { level: 2 }).map((each) => each.textContent)
  expect(sections.indexOf('Your favorites')).toBe(sections.indexOf('Recently Listed') - 1)
  const all = screen.getByRole('link', { name: 'See More: Your favorites' })
  expect(all.getAttribute('href')).toBe('/search?favorites=true')
})

test('favourites without a listed item have no section and stay stored', async () => {
  localStorage.setItem('Saajha_favorites', '["1"]')
  stubRequests({
    [RECENT]: { body: items('9') },
    [FEATURED]: { body: [] },
    'GET /api/items?ids=1': { body: [] },
  })
  renderApp('/')
  await waitFor(() => expect(titles('Recently Listed')).toEqual(['Item 9']))
  await waitFor(() => expect(screen.queryByRole('region', { name: 'Your favorites' })).toBeNull())
  expect(localStorage.getItem('Saajha_favorites')).toBe('["1"]')
})

test('a visitor without favourites sees no section of them', async () => {
  stubRequests({ [RECENT]: { body: items('9') }, [FEATURED]: { body: [] } })
  renderApp('/')
  await waitFor(() => expect(titles('Recently Listed')).toEqual(['Item 9']))
  expect(screen.queryByRole('region', { name: 'Your favorites' })).toBeNull()
})

test('an empty marketplace says so and links to all items', async () => {
  stubRequests({ [RECENT]: { body: [] }, [FEATURED]: { body: [] } })
  renderApp('/')
  expect(await screen.findByText('No items available at the moment.')).toBeTruthy()
  const all = screen.getByRole('link', { name: 'Browse All Items' })
  expect(all.getAttribute('href')).toBe('/search')
})

test('the home page shows its promises and links to every category', async () => {
  stubRequests({ [RECENT]: { body: [] }, [FEATURED]: { body: [] } })
  renderApp('/')
  const trust = ['10,000+ Verified Users', 'Safe & Secure', 'WhatsApp Support']
  const tagline = 'किराए पर देने और लेने का भरोसेमंद बाज़ार'
  for (const promise of ['Rent anything, anywhere', tagline, ...trust]) {
    expect((await screen.findAllByText(promise)).length).toBeGreaterThan(0)
  }
  expect(screen.getByRole('link', { name: 'Cameras' }).getAttribute('href')).toBe(
    '/category/camera'
  )
  const everything = screen.getByRole('link', { name: /^See everything/ })
  expect(everything.getAttribute('href')).toBe('/search')
  expect(document.getElementById('browse-items')).toBeTruthy()
  expect(document.getElementById('how-it-works')).toBeTruthy()
})

test('the home page explains four steps for renters and three for owners', async () => {
  stubRequests({ [RECENT]: { body: [] }, [FEATURED]: { body: [] } })
  renderApp('/')
  const how = within(await screen.findByRole('region', { name: 'How It Works' }))
  const steps = how.getAllByRole('list').map((list) =>
    within(list)
      .getAllByRole('heading')
      .map((heading) => heading.textContent)
  )
  expect(steps).toEqual([
    ['Browse and Search', 'Contact the Owner', 'Book and Schedule', 'Safe Exchange'],
    ['Create Listing', 'Get Contacted', 'Earn Money'],
  ])
})

test('the button to the top is shown far down only, and scrolls to the top', async () => {
  const scrolled = vi.spyOn(window, 'scrollTo').mockImplementation(() => {})
  stubRequests({ [RECENT]: { body: [] }, [FEATURED]: { body: [] } })
  const { visitor } = renderApp('/')
  await hero()
  const scrollDownTo = (y: number) => {
    vi.stubGlobal('scrollY', y)
    fireEvent.scroll(window)
  }
  scrollDownTo(100)
  expect(screen.queryByRole('button', { name: 'Scroll to top' })).toBeNull()
  const wayBack = await waitFor(() => {
    scrollDownTo(2000)
    return screen.getByRole('button', { name: 'Scroll to top' })
  })
  await visitor.click(wayBack)
  expect(scrolled).toHaveBeenLastCalledWith(expect.objectContaining({ top: 0 }))
  scrollDownTo(0)
  expect(screen.queryByRole('button', { name: 'Scroll to top' })).toBeNull()
  vi.unstubAllGlobals()
})

test('the footer links to both sections of the page, with the year 2024', async () => {
  stubRequests({ [RECENT]: { body: [] }, [FEATURED]: { body: [] } })
  renderApp('/')
  const footer = within(await screen.findByRole('contentinfo'))
  const target = (name: RegExp) => footer.getByRole('link', { name }).getAttribute('href')
  expect(target(/Browse Items/)).toBe('/#browse-items')
  expect(target(/How It Works/)).toBe('/#how-it-works')
  expect(footer.getByText(/2024/)).toBeTruthy()
})

test('every category has a picture', () => {
  const missing = CATEGORIES.filter(({ slug }) => !existsSync(`public/categories/${slug}.webp`))
  expect(missing).toEqual([])
})

test('List Your Item below the steps asks a guest to sign up', async () => {
  stubRequests({ [RECENT]: { body: [] }, [FEATURED]: { body: [] } })
  const { visitor } = renderApp('/')
  const how = within(await screen.findByRole('region', { name: 'How It Works' }))
  await visitor.click(how.getByRole('button', { name: 'List Your Item' }))
  const tab = await screen.findByRole('tab', { name: 'Sign Up' })
  expect(tab.getAttribute('aria-selected')).toBe('true')
})

test('Try Again refetches the newest items after a failure', async () => {
  const responses = [{ status: 500 }, { body: items('1') }]
  stubRequests({ [RECENT]: () => responses.shift()!, [FEATURED]: { body: [] } })
  const { visitor } = renderApp('/')
  await visitor.click(await screen.findByRole('button', { name: 'Try Again' }))
  await waitFor(() => expect(titles('Recently Listed')).toEqual(['Item 1']))
})

test('failed featured items leave the other sections, and Try Again refetches them', async () => {
  const responses = [{ status: 500 }, { body: items('6') }]
  stubRequests({ [RECENT]: { body: items('1') }, [FEATURED]: () => responses.shift()! })
  const { visitor } = renderApp('/')
  const featured = await screen.findByRole('region', { name: 'Featured Rentals' })
  await visitor.click(await within(featured).findByRole('button', { name: 'Try Again' }))
  await waitFor(() => expect(titles('Featured Rentals')).toEqual(['Item 6']))
  expect(titles('Recently Listed')).toEqual(['Item 1'])
})

test('without featured items the section is hidden', async () => {
  stubRequests({ [RECENT]: { body: items('1') }, [FEATURED]: { body: [] } })
  const { queryClient } = renderApp('/')
  await waitFor(() => expect(titles('Recently Listed')).toEqual(['Item 1']))
  await waitFor(() => expect(queryClient.isFetching()).toBe(0))
  expect(screen.queryByRole('region', { name: 'Featured Rentals' })).toBeNull()
})
