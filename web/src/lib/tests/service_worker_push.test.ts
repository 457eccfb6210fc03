import { afterAll, beforeAll, beforeEach, expect, test, vi } from 'vitest'
import type { TabRequest, TabState } from '../../../service_worker/tab_request'

const ORIGIN = window.location.origin
const showNotification = vi.fn(async (_title: string, _options: object) => {})
const openWindow = vi.fn(async (_url: string) => null)
const matchAll = vi.fn(async (): Promise<object[]> => [])

// Not imported by its path: the script uses the types of a service worker, not of a page.
const [load] = Object.values(import.meta.glob('../../../service_worker/push.ts'))

beforeAll(async () => {
  vi.stubGlobal('registration', { showNotification })
  vi.stubGlobal('clients', { matchAll, openWindow })
  const { showPushes } = (await load!()) as { showPushes: () => void }
  showPushes()
})

beforeEach(() => {
  for (const mock of [showNotification, openWindow, matchAll]) mock.mockClear()
})

afterAll(() => void vi.unstubAllGlobals())

async function dispatch(type: string, properties: object) {
  let until: Promise<unknown> | undefined
  const waitUntil = (work: Promise<unknown>) => void (until = work)
  window.dispatchEvent(Object.assign(new Event(type), { waitUntil, ...properties }))
  await until
}

const push = (text: string | null) =>
  dispatch('push', { data: text === null ? null : { json: () => JSON.parse(text) as unknown } })

const close = vi.fn()
const click = (path: unknown) =>
  dispatch('notificationclick', { notification: { close, data: path } })

const MESSAGE = {
  title: 'कैमरा के बारे में नया मैसेज',
  body: 'आशा ने मैसेज भेजा है।',
  language: 'hi',
  path: '/dashboard?tab=notifications',
  tag: 'conversation-1',
}

test('a push is shown in its language and replaces the one with the same tag audibly', async () => {
  await push(JSON.stringify(MESSAGE))
  expect(showNotification).toHaveBeenCalledExactlyOnceWith(
    MESSAGE.title,
    expect.objectContaining({
      body: MESSAGE.body,
      lang: 'hi',
      tag: 'conversation-1',
      renotify: true,
      data: '/dashboard?tab=notifications',
    })
  )
})

test('a push without a tag replaces none', async () => {
  await push(JSON.stringify({ ...MESSAGE, tag: '' }))
  expect(showNotification.mock.calls[0]![1]).toMatchObject({ tag: '', renotify: false })
})

test.each([
  null,
  'not JSON',
  'null',
  '7',
  '[]',
  '{}',
  JSON.stringify({ ...MESSAGE, title: '' }),
  JSON.stringify({ ...MESSAGE, title: { toString: 1 } }),
  JSON.stringify({ ...MESSAGE, path: 7 }),
  JSON.stringify({ ...MESSAGE, body: null }),
])('the unreadable push %s shows a neutral notification', async (text) => {
  await push(text)
  expect(showNotification).toHaveBeenCalledOnce()
  const [title, options] = showNotification.mock.calls[0]!
  expect(title).toBe('New notification · नया नोटिफ़िकेशन')
  expect(options).toMatchObject({ data: '/dashboard?tab=notifications' })
})

test('a click opens the page in a new tab if no tab of the app is open', async () => {
  await click('/contact/i1?with=c1#last')
  expect(close).toHaveBeenCalled()
  expect(openWindow.mock.calls).toEqual([[`${ORIGIN}/contact/i1?with=c1#last`]])
})

type Tab = ReturnType<typeof tabThat>

/** A tab that responds to the service worker with a state, or never. */
function tabThat(state?: TabState) {
  const tab = {
    focus: vi.fn(async () => tab),
    navigate: vi.fn(async () => tab),
    postMessage: vi.fn((_request: TabRequest, [port]: MessagePort[]) => {
      if (state) port!.postMessage(state)
    }),
  }
  return tab
}

async function clickWith(...tabs: Tab[]) {
  matchAll.mockResolvedValueOnce(tabs)
  await click('/contact/i1?with=c1')
}

const sentTo = (tab: Tab) => tab.postMessage.mock.calls.map(([{ type, url }]) => `${type} ${url}`)

test('a click opens the page by the router of the tab that was used last', async () => {
  const [tab, other] = [tabThat('free'), tabThat('free')]
  await clickWith(tab, other)
  expect(tab.focus).toHaveBeenCalledOnce()
  expect(sentTo(tab)).toEqual([
    `ask ${ORIGIN}/contact/i1?with=c1`,
    `open ${ORIGIN}/contact/i1?with=c1`,
  ])
  expect(other.focus).not.toHaveBeenCalled()
  expect(tab.navigate).not.toHaveBeenCalled()
  expect(openWindow).not.toHaveBeenCalled()
})

test('a click only focuses the tab that already shows the page, also behind a tab used later', async () => {
  const [tab, other] = [tabThat('shown'), tabThat('free')]
  await clickWith(other, tab)
  expect(tab.focus).toHaveBeenCalledOnce()
  expect(tab.postMessage).toHaveBeenCalledOnce()
  expect(tab.navigate).not.toHaveBeenCalled()
  expect(other.focus).not.toHaveBeenCalled()
  expect(openWindow).not.toHaveBeenCalled()
})

test('a click leaves a tab with unsaved input alone and opens another tab, or a new one', async () => {
  const [unsaved, free] = [tabThat('unsaved'), tabThat('free')]
  await clickWith(unsaved, free)
  expect(free.focus).toHaveBeenCalledOnce()
  expect(openWindow).not.toHaveBeenCalled()

  await clickWith(unsaved)
  expect(openWindow.mock.calls).toEqual([[`${ORIGIN}/contact/i1?with=c1`]])
  expect(unsaved.focus).not.toHaveBeenCalled()
  expect(unsaved.navigate).not.toHaveBeenCalled()
})

test('a click navigates a tab that does not respond, if no other tab does', async () => {
  const [mute, free] = [tabThat(), tabThat('free')]
  await clickWith(mute, free)
  expect(free.focus).toHaveBeenCalledOnce()
  expect(mute.focus).not.toHaveBeenCalled()

  vi.useFakeTimers({ toFake: ['setTimeout'] })
  const done = clickWith(mute)
  await vi.advanceTimersByTimeAsync(500)
  await vi.advanceTimersByTimeAsync(2_000)
  await done
  vi.useRealTimers()
  expect(mute.focus).toHaveBeenCalledBefore(mute.navigate)
  expect(mute.navigate).toHaveBeenCalledExactlyOnceWith(`${ORIGIN}/contact/i1?with=c1`)
})

test.each([
  'https://evil.example/',
  '//evil.example/',
  '/\\evil.example/',
  '\\\\evil.example',
  'javascript:alert(1)',
  'dashboard',
  '',
  '//',
  '/api/logout',
  '/media/m1/full.webp',
  '/sw.js',
  undefined,
  { path: '/' },
])('a click on a notification with the path %s opens the dashboard', async (path) => {
  await click(path)
  expect(openWindow.mock.calls).toEqual([[`${ORIGIN}/dashboard?tab=notifications`]])
})
