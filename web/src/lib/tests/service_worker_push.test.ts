import { afterAll, beforeAll, beforeEach, expect, test, vi } from 'vitest'

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

test('a click opens the page in the open tab of the app that was used last', async () => {
  const tab = { focus: vi.fn(async () => tab), navigate: vi.fn(async () => tab) }
  const other = { focus: vi.fn(), navigate: vi.fn() }
  matchAll.mockResolvedValueOnce([tab, other])
  await click('/dashboard')
  expect(tab.focus).toHaveBeenCalledOnce()
  expect(tab.navigate).toHaveBeenCalledExactlyOnceWith(`${ORIGIN}/dashboard`)
  expect(other.focus).not.toHaveBeenCalled()
  expect(openWindow).not.toHaveBeenCalled()
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
