import type { Suggestion } from '@saajha/contract/item'
import { act, fireEvent, screen, waitFor, within } from '@testing-library/react'
import { beforeEach, expect, test, vi } from 'vitest'
import {
  readRecentSearches,
  RECENT_SEARCHES_KEY,
  type Search,
} from '@/features/catalogue/recent_searches'
import { MY_CITY_KEY } from '@/lib/preferences/my_city'
import { stubRequests } from '@/tests/stub_requests'
import { renderApp } from '@/tests/render_app'

const SUGGESTED: Suggestion[] = [
  { kind: 'category', text: 'Cameras', categoryId: 'camera' },
  { kind: 'city', text: 'Calangute, Goa' },
  { kind: 'title', text: 'Canon EOS 1500D' },
]

/** Stubs the suggestions of each typed text. */
function stubApi(suggested: (q: string, signal: AbortSignal) => Promise<Response> | Response) {
  const fetch = stubRequests()
  fetch.mockImplementation(async (input, init) => {
    const [path, query] = (input as string).split('?')
    if (path !== '/api/items/suggestions') {
      return new Response('[]', { status: path === '/api/auth/user' ? 401 : 200 })
    }
    return suggested(new URLSearchParams(query).get('q')!, init!.signal!)
  })
  return {
    requestedUrls: () =>
      fetch.mock.calls.map(([url]) => url as string).filter((url) => url.includes('suggestions')),
  }
}

const storeSearch = (search: Search) =>
  localStorage.setItem(RECENT_SEARCHES_KEY, JSON.stringify([search]))

const suggestedBody = () => new Response(JSON.stringify(SUGGESTED))
const box = () => screen.getAllByLabelText<HTMLInputElement>('Search for items to rent')[0]!
const suggestions = () =>
  within(screen.getByRole('listbox'))
    .getAllByRole('option')
    .map((option) => option.textContent)
const activeText = () =>
  document.getElementById(box().getAttribute('aria-activedescendant') ?? '')?.textContent

beforeEach(() => localStorage.clear())

test('an empty box offers recent searches and categories, and recent searches can be cleared', async () => {
  stubApi(suggestedBody)
  storeSearch({ q: 'tent', location: 'Pune, Maharashtra' })
  const { visitor } = renderApp('/no-such-page')
  await visitor.click(box())
  await waitFor(() => expect(box().getAttribute('aria-expanded')).toBe('true'))
  expect(suggestions().slice(0, 3)).toEqual([
    'tent Pune, Maharashtra',
    'Clear recent searches',
    'Bikes & Scooters',
  ])
  await visitor.click(screen.getByRole('option', { name: 'Clear recent searches' }))
  expect(readRecentSearches()).toEqual([])
  expect(suggestions()[0]).toBe('Bikes & Scooters')
  expect(suggestions()).toHaveLength(6)
  expect(document.activeElement).toBe(box())
})

test('typing offers categories, cities and titles; arrow keys cycle through them and the box, Enter chooses one', async () => {
  const { requestedUrls } = stubApi(suggestedBody)
  const { router, visitor } = renderApp('/no-such-page')
  await visitor.type(box(), 'cam')
  await waitFor(() => expect(requestedUrls()).toEqual(['/api/items/suggestions?q=cam']))
  await waitFor(() =>
    expect(suggestions()).toEqual(['Cameras Category', 'Calangute, Goa City', 'Canon EOS 1500D'])
  )
  expect(box().getAttribute('aria-controls')).toBe(screen.getByRole('listbox').id)
  await visitor.keyboard('{ArrowUp}')
  expect(activeText()).toBe('Canon EOS 1500D')
  await visitor.keyboard('{ArrowDown}')
  expect(box().getAttribute('aria-activedescendant')).toBeNull()
  await visitor.keyboard('{ArrowDown}{ArrowDown}')
  expect(activeText()).toBe('Calangute, Goa City')
  await visitor.keyboard('{Enter}')
  await waitFor(() => expect(router.state.location.search).toBe('?location=Calangute%2C+Goa'))
  expect(screen.queryByRole('listbox')).toBeNull()
})

test.each([
  ['Cameras Category', '/category/camera', ''],
  ['Canon EOS 1500D', '/search?q=Canon+EOS+1500D', 'Canon EOS 1500D'],
])('a tap on %j leads to %s and leaves %j in the box', async (name, url, text) => {
  stubApi(suggestedBody)
  const { router, visitor } = renderApp('/no-such-page')
  await visitor.type(box(), 'ca')
  await visitor.click(await screen.findByRole('option', { name }))
  await waitFor(() => {
    const { pathname, search } = router.state.location
    expect(pathname + search).toBe(url)
  })
  expect(box().value).toBe(text)
})

test('Enter searches for the typed text, whatever is suggested, and Escape only closes the list', async () => {
  stubApi(suggestedBody)
  const { router, visitor } = renderApp('/no-such-page')
  await visitor.type(box(), 'cam')
  await screen.findByRole('option', { name: /Canon/ })
  await visitor.keyboard('{Escape}')
  expect(screen.queryByRole('listbox')).toBeNull()
  expect(box().value).toBe('cam')
  await visitor.keyboard('{ArrowDown}')
  await screen.findByRole('listbox')
  await visitor.keyboard('{Enter}')
  await waitFor(() => expect(router.state.location.search).toBe('?q=cam'))
  expect(readRecentSearches()).toEqual([{ q: 'cam', location: '' }])
})

test.each([
  ['fails', () => new Response('{}', { status: 500 })],
  ['never comes', () => new Promise<Response>(() => {})],
])('a response that %s leaves a box that still searches', async (_, suggested) => {
  const { requestedUrls } = stubApi(suggested)
  const { router, visitor } = renderApp('/no-such-page')
  await visitor.type(box(), 'tent')
  await waitFor(() => expect(requestedUrls()).toHaveLength(1))
  expect(screen.queryByRole('listbox')).toBeNull()
  await visitor.keyboard('{Enter}')
  await waitFor(() => expect(router.state.location.search).toBe('?q=tent'))
})

test('an outdated request is aborted, and the list stays until the next response', async () => {
  const signals: Record<string, AbortSignal> = {}
  stubApi((q, signal) => {
    signals[q] = signal
    return q === 'can' ? suggestedBody() : new Promise<Response>(() => {})
  })
  const { visitor } = renderApp('/no-such-page')
  await visitor.type(box(), 'can')
  await screen.findByRole('option', { name: /Canon/ })
  await visitor.type(box(), 'o')
  await waitFor(() => expect(signals.cano).toBeTruthy())
  expect(screen.getByRole('option', { name: /Canon/ })).toBeTruthy()
  await visitor.type(box(), 'n')
  await waitFor(() => expect(signals.canon).toBeTruthy())
  expect(signals.cano!.aborted).toBe(true)
})

test('the hero keeps its location when a suggestion is chosen, and suggests cities for the location', async () => {
  stubApi(suggestedBody)
  const { router, visitor } = renderApp('/')
  const hero = within(await screen.findByRole('search', { name: 'Find something to rent' }))
  await visitor.type(hero.getByLabelText('Where?'), 'nagp')
  await visitor.click(await screen.findByRole('option', { name: 'Nagpur, Maharashtra' }))
  expect(hero.getByLabelText<HTMLInputElement>('Where?').value).toBe('Nagpur, Maharashtra')
  await visitor.type(hero.getByLabelText('What do you need?'), 'ca')
  await visitor.click(await screen.findByRole('option', { name: /Canon/ }))
  await waitFor(() =>
    expect(router.state.location.search).toBe('?q=Canon+EOS+1500D&location=Nagpur%2C+Maharashtra')
  )
})

test.each([{ isComposing: true }, { keyCode: 229 }])(
  'keys during a composition are left to the input method: %o',
  async (composing) => {
    stubApi(suggestedBody)
    const { router, visitor } = renderApp('/no-such-page')
    await visitor.type(box(), 'ca')
    await screen.findByRole('option', { name: /Canon/ })
    const press = new KeyboardEvent('keydown', { key: 'ArrowDown', bubbles: true, ...composing })
    act(() => void box().dispatchEvent(press))
    expect(box().getAttribute('aria-activedescendant')).toBeNull()
    expect(router.state.location.pathname).toBe('/no-such-page')
  }
)

test('a recent search is repeated with its location', async () => {
  stubApi(suggestedBody)
  storeSearch({ q: 'tent', location: 'Pune, Maharashtra' })
  const { router, visitor } = renderApp('/no-such-page')
  await visitor.click(box())
  await visitor.click(await screen.findByRole('option', { name: 'tent Pune, Maharashtra' }))
  await waitFor(() =>
    expect(router.state.location.search).toBe('?q=tent&location=Pune%2C+Maharashtra')
  )
})

test('Tab closes the list, also where the focus leaves the page', async () => {
  stubApi(suggestedBody)
  const { visitor } = renderApp('/no-such-page')
  await visitor.type(box(), 'cam')
  await screen.findByRole('option', { name: /Canon/ })
  fireEvent.keyDown(box(), { key: 'Tab' })
  expect(screen.queryByRole('listbox')).toBeNull()
  expect(box().getAttribute('aria-expanded')).toBe('false')
})

test('a line that the arrow keys reach is scrolled into view', async () => {
  const scrolled = vi.spyOn(Element.prototype, 'scrollIntoView')
  stubApi(suggestedBody)
  const { visitor } = renderApp('/no-such-page')
  await visitor.type(box(), 'cam')
  const first = await screen.findByRole('option', { name: /Cameras/ })
  await visitor.keyboard('{ArrowDown}')
  await waitFor(() => expect(scrolled.mock.contexts).toEqual([first]))
})

test('a location box suggests eight big cities before typing and matching cities while typing', async () => {
  stubApi(suggestedBody)
  const { visitor } = renderApp('/')
  await visitor.click(await screen.findByLabelText('Where?'))
  await screen.findByRole('listbox')
  expect(suggestions()).toHaveLength(8)
  expect(screen.getByRole('group', { name: 'Big cities' })).toBeTruthy()
  await visitor.keyboard('nagp')
  await waitFor(() => expect(suggestions()).toEqual(['Nagpur, Maharashtra']))
  expect(screen.queryByRole('group', { name: 'Big cities' })).toBeNull()
})

test('the list of a box that has lost the focus before it is loaded stays closed', async () => {
  stubApi(suggestedBody)
  renderApp('/')
  const city = await screen.findByLabelText('Where?')
  const text = screen.getByLabelText('What do you need?')
  act(() => city.focus())
  act(() => text.focus())
  await waitFor(() => expect(text.getAttribute('aria-expanded')).toBe('true'))
  expect(city.getAttribute('aria-expanded')).toBe('false')
})

test('Enter after another letter searches for the text, whatever line was active before', async () => {
  stubApi(suggestedBody)
  const { router, visitor } = renderApp('/no-such-page')
  await visitor.type(box(), 'ca')
  await screen.findByRole('option', { name: /Canon/ })
  await visitor.keyboard('{ArrowDown}')
  expect(activeText()).toBe('Cameras Category')
  await visitor.keyboard('n')
  expect(box().getAttribute('aria-activedescendant')).toBeNull()
  await visitor.keyboard('{Enter}')
  await waitFor(() => expect(router.state.location.search).toBe('?q=can'))
})

test('a click on the box reopens a list that Escape closed', async () => {
  stubApi(suggestedBody)
  const { visitor } = renderApp('/no-such-page')
  await visitor.type(box(), 'cam')
  await screen.findByRole('option', { name: /Canon/ })
  await visitor.keyboard('{Escape}')
  expect(screen.queryByRole('listbox')).toBeNull()
  await visitor.click(box())
  expect(await screen.findByRole('listbox')).toBeTruthy()
})

test('a line under the mouse is the active one, a line under a finger is not', async () => {
  stubApi(suggestedBody)
  const { visitor } = renderApp('/no-such-page')
  await visitor.type(box(), 'cam')
  const line = await screen.findByRole('option', { name: /Canon/ })
  fireEvent.pointerMove(line, { pointerType: 'touch' })
  expect(box().getAttribute('aria-activedescendant')).toBeNull()
  await visitor.hover(line)
  expect(activeText()).toBe('Canon EOS 1500D')
  expect(screen.getByRole('option', { selected: true })).toBe(line)
})

test.each([
  ['camera in Pune', '?q=camera&location=Pune%2C+Maharashtra'],
  ['camera in all cities', '?q=camera'],
])('the suggestion %j searches by %s, whatever the city of the box', async (name, url) => {
  localStorage.setItem(MY_CITY_KEY, '"Nagpur, Maharashtra"')
  const searches: Suggestion[] = [
    { kind: 'search', text: 'camera', location: 'Pune, Maharashtra' },
    { kind: 'search', text: 'camera' },
  ]
  stubApi(() => new Response(JSON.stringify(searches)))
  const { router, visitor } = renderApp('/no-such-page')
  await visitor.type(box(), 'camera pun')
  await visitor.click(await screen.findByRole('option', { name }))
  await waitFor(() => expect(router.state.location.search).toBe(url))
})
