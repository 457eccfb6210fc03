import type { Notification } from '@saajha/contract/notification'
import { act, screen, waitFor, within } from '@testing-library/react'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { UNREAD_COUNT_KEY } from '@/lib/queries/query_keys'
import { stubRequests } from '@/tests/stub_requests'
import { bookingNotice } from '@/tests/booking_notice'
import { asha } from '@/tests/member'
import { renderApp } from '@/tests/render_app'

type StubResponses = Parameters<typeof stubRequests>[0]

const newest: Notification = { ...bookingNotice, id: 'n2', itemTitle: 'Tent' }
const oldest: Notification = { ...bookingNotice, id: 'n1', itemTitle: 'Kite', itemId: null }
const READ = 'PUT /api/notifications/read'

const VIEWPORT = 600

/** The heights in pixels of an entry and of its visible part. */
type Heights = { height: number; visible: number }

let observed: Map<string, Element>
let margin: string | undefined
let report: (...entries: [string, boolean | Heights][]) => void

beforeEach(() => {
  observed = new Map()
  vi.stubGlobal(
    'IntersectionObserver',
    class {
      constructor(callback: (entries: object[]) => void, options: IntersectionObserverInit) {
        margin = options.rootMargin
        report = (...entries) =>
          callback(
            entries.map(([id, shown]) => {
              const whole = { height: 200, visible: shown ? 200 : 0 }
              const { height, visible } = typeof shown === 'boolean' ? whole : shown
              return {
                target: observed.get(id),
                intersectionRatio: visible / height,
                intersectionRect: { height: visible },
                rootBounds: { height: VIEWPORT },
              }
            })
          )
      }
      observe(target: HTMLElement) {
        observed.set(target.dataset.seenId!, target)
      }
      disconnect() {
        observed.clear()
      }
    }
  )
})
afterEach(() => {
  vi.useRealTimers()
  Reflect.deleteProperty(window, 'IntersectionObserver')
})

async function open(responses: StubResponses = {}) {
  const requests = stubRequests({
    'GET /api/auth/user': { body: asha },
    'GET /api/notifications': { body: [newest, oldest] },
    'GET /api/notifications/unread-count': { body: { count: 2, version: 4 } },
    ...responses,
  })
  const app = renderApp('/dashboard?tab=notifications')
  await screen.findByRole('link', { name: 'Booking request for Tent' })
  await screen.findByRole('link', { name: '2 Notifications, unread' })
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] })
  const sets = () =>
    requests.mock.calls
      .filter(([url, init]) => `${init?.method} ${url as string}` === READ)
      .map(([, init]) => (JSON.parse(init?.body as string) as { ids: string[] }).ids)
  const pass = async (ms: number) => {
    await act(() => vi.advanceTimersByTimeAsync(ms))
    // React Query notifies the page in further timeouts.
    await act(() => vi.advanceTimersByTimeAsync(100))
    vi.useRealTimers()
  }
  return { ...app, sets, pass }
}

const news = () => screen.queryAllByText('New').length

test('notifications in view for a second are read by one request, and stay marked as new', async () => {
  const { sets, pass } = await open({ [READ]: { body: { count: 0, version: 5 } } })
  act(() => report(['n2', true], ['n1', true]))
  await pass(1_000)
  expect(sets()).toEqual([['n2', 'n1']])
  expect(await screen.findByRole('link', { name: 'Notifications' })).toBeTruthy()
  expect(news()).toBe(2)
  expect(observed.size).toBe(0)
})

test('a notification that left the view within a second stays unread', async () => {
  const { sets, pass } = await open({ [READ]: { body: { count: 1, version: 5 } } })
  act(() => report(['n2', true], ['n1', true]))
  await act(() => vi.advanceTimersByTimeAsync(900))
  act(() => report(['n1', false]))
  expect(sets()).toEqual([])
  await pass(100)
  expect(sets()).toEqual([['n2']])
})

test.each([
  ['most of an entry', { height: 299, visible: 290 }, []],
  ['half of the viewport', { height: 2_000, visible: 300 }, [['n2']]],
  ['less than half of the viewport', { height: 2_000, visible: 299 }, []],
])('%s is visible for a second: the sets read are as expected', async (_, heights, expected) => {
  const { sets, pass } = await open({ [READ]: { body: { count: 1, version: 5 } } })
  act(() => report(['n2', heights]))
  await pass(1_000)
  expect(sets()).toEqual(expected)
})

test('the part of the viewport under the header and the bottom bar does not count', async () => {
  const read = window.getComputedStyle.bind(window)
  const ofPage = { scrollPaddingTop: '96px', scrollPaddingBottom: '80px' }
  vi.spyOn(window, 'getComputedStyle').mockImplementation((element) =>
    element === document.documentElement ? (ofPage as CSSStyleDeclaration) : read(element)
  )
  await open()
  expect(margin).toBe('-96px 0px -80px 0px')
})

test('notifications that were passed slowly are read by one request when the list rests', async () => {
  const { sets, pass } = await open({ [READ]: { body: { count: 0, version: 5 } } })
  act(() => report(['n2', true]))
  await act(() => vi.advanceTimersByTimeAsync(600))
  act(() => report(['n1', true]))
  await act(() => vi.advanceTimersByTimeAsync(600))
  act(() => report(['n2', false]))
  expect(sets()).toEqual([])
  await pass(400)
  expect(sets()).toEqual([['n2', 'n1']])
})

test('notifications that were seen are read when the list is left before it rests', async () => {
  const { sets, pass, router } = await open({ [READ]: { body: { count: 1, version: 5 } } })
  act(() => report(['n2', true]))
  await act(() => vi.advanceTimersByTimeAsync(600))
  act(() => report(['n1', true]))
  await act(() => vi.advanceTimersByTimeAsync(600))
  await pass(0)
  expect(sets()).toEqual([])
  await act(() => router.navigate('/dashboard'))
  await waitFor(() => expect(sets()).toEqual([['n2']]))
})

test('one request marks at most 100 of 120 unread notifications as read', async () => {
  const many = Array.from({ length: 120 }, (_, index) => ({ ...oldest, id: `m${index}` }))
  const { sets, pass } = await open({
    'GET /api/notifications': { body: [newest, ...many] },
    [READ]: { body: { count: 0, version: 5 } },
  })
  expect(observed.size).toBe(121)
  act(() => report(...many.map(({ id }): [string, boolean] => [id, true])))
  await act(() => vi.advanceTimersByTimeAsync(1_000))
  await pass(1_000)
  expect(sets().map(({ length }) => length)).toEqual([100, 20])
})

test('a hidden page marks nothing as read until it is visible for a second', async () => {
  const { sets, pass } = await open({ [READ]: { body: { count: 1, version: 5 } } })
  const visibility = vi.spyOn(document, 'visibilityState', 'get').mockReturnValue('hidden')
  act(() => report(['n2', true]))
  await act(() => vi.advanceTimersByTimeAsync(5_000))
  expect(sets()).toEqual([])
  visibility.mockReturnValue('visible')
  document.dispatchEvent(new Event('visibilitychange'))
  await pass(1_000)
  expect(sets()).toEqual([['n2']])
})

test('a page that is hidden before a second has passed marks nothing as read', async () => {
  const { sets, pass } = await open({ [READ]: { body: { count: 1, version: 5 } } })
  act(() => report(['n2', true]))
  await act(() => vi.advanceTimersByTimeAsync(900))
  vi.spyOn(document, 'visibilityState', 'get').mockReturnValue('hidden')
  document.dispatchEvent(new Event('visibilitychange'))
  await pass(5_000)
  expect(sets()).toEqual([])
})

test('a failed request is not repeated during the visit and shows no notice', async () => {
  const { sets, pass } = await open({ [READ]: { status: 429, body: { message: 'Too often' } } })
  act(() => report(['n2', true]))
  await pass(1_000)
  expect(await screen.findByRole('link', { name: '2 Notifications, unread' })).toBeTruthy()
  expect([...observed.keys()]).toEqual(['n1'])
  expect(sets()).toHaveLength(1)
  expect(screen.queryByText('Error')).toBeNull()
})

test('the icon of a notification that was seen keeps the colour of new ones', async () => {
  const { pass } = await open({
    'GET /api/notifications': { body: [newest, { ...oldest, itemImageUrl: null }] },
    [READ]: { body: { count: 0, version: 5 } },
  })
  act(() => report(['n2', true], ['n1', true]))
  await pass(1_000)
  await screen.findByRole('link', { name: 'Notifications' })
  const card = screen.getByText('Booking request for Kite').closest('li')!
  const icon = card.querySelector('svg')!.parentElement!
  expect(icon.className).toContain('bg-info-tint')
})

test('Mark all as read removes the marks of notifications that were seen', async () => {
  const { visitor, pass } = await open({
    [READ]: { body: { count: 0, version: 5 } },
    'PUT /api/notifications/mark-all-read': { body: { count: 0, version: 6 } },
  })
  act(() => report(['n2', true], ['n1', true]))
  await pass(1_000)
  await screen.findByRole('link', { name: 'Notifications' })
  expect(news()).toBe(2)
  await visitor.click(screen.getByRole('button', { name: 'Mark all as read' }))
  await waitFor(() => expect(news()).toBe(0))
})

test('a list that is opened again no longer marks notifications that were seen', async () => {
  const { router, pass } = await open({ [READ]: { body: { count: 1, version: 5 } } })
  act(() => report(['n2', true]))
  await pass(1_000)
  await screen.findByRole('link', { name: '1 Notifications, unread' })
  await act(() => router.navigate('/dashboard'))
  await act(() => router.navigate('/dashboard?tab=notifications'))
  const card = (await screen.findByText('Booking request for Kite')).closest('li')!
  expect(within(card).getByText('New')).toBeTruthy()
})

test('a pushed count of a newer version is kept when the response to a seen set is older', async () => {
  const response = Promise.withResolvers<{ body: object }>()
  const { queryClient, pass } = await open({ [READ]: () => response.promise })
  act(() => report(['n2', true]))
  await pass(1_000)
  act(() => void queryClient.setQueryData(UNREAD_COUNT_KEY, { count: 3, version: 9 }))
  await act(async () => response.resolve({ body: { count: 1, version: 5 } }))
  expect(await screen.findByRole('link', { name: '3 Notifications, unread' })).toBeTruthy()
})

test('a press on the text of a notification opens it, unless text is selected', async () => {
  const read = vi.fn(() => ({ body: { count: 1, version: 5 } }))
  const { visitor, router, pass } = await open({ 'PUT /api/notifications/n2/read': read })
  await pass(0)
  const text = screen.getAllByText('Is it free that weekend?')[0]!
  const selection = vi.spyOn(window, 'getSelection')
  selection.mockReturnValue({ isCollapsed: false } as Selection)
  await visitor.click(text)
  expect(read).not.toHaveBeenCalled()
  selection.mockReturnValue({ isCollapsed: true } as Selection)
  await visitor.click(text)
  await waitFor(() => expect(router.state.location.pathname).toBe('/item/i1'))
  expect(read).toHaveBeenCalledOnce()
})

test('a press on an answer marks the notification as read and stays on the list', async () => {
  const read = vi.fn(() => ({ body: { count: 1, version: 5 } }))
  const { visitor, router, pass } = await open({ 'PUT /api/notifications/n2/read': read })
  await pass(0)
  await visitor.click(screen.getAllByRole('link', { name: 'WhatsApp Ravi' })[0]!)
  await waitFor(() => expect(read).toHaveBeenCalledOnce())
  expect(router.state.location.pathname).toBe('/dashboard')
})
