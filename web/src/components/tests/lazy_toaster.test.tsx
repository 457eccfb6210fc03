import { act, fireEvent, render, screen } from '@testing-library/react'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { LazyToaster } from '@/components/lazy_toaster'
import { selectToasts, toastShown, type Notice } from '@/lib/toasts/toasts_slice'
import { createStore } from '@/store'
import { storeWrapper } from '@/tests/store_wrapper'
import { stubRequests } from '@/tests/stub_requests'

let files = 0
let script = ''

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] })
  // A new URL for each test, since files are fetched once.
  script = `/assets/toaster-${++files}.js`
  const named = document.createElement('meta')
  Object.assign(named, { name: 'code:toaster', content: script })
  document.head.append(named)
})

afterEach(() => {
  document.querySelector('meta[name^="code:"]')?.remove()
  vi.useRealTimers()
})

function open(status = () => 200, store = createStore()) {
  const requests = stubRequests({ [`GET ${script}`]: () => ({ status: status() }) })
  const page = render(<LazyToaster />, { wrapper: storeWrapper(store) })
  const toast = (notice: Notice) => act(() => void store.dispatch(toastShown(notice)))
  return { ...page, requests, toast, toasts: () => selectToasts(store.getState()) }
}

const pass = (ms: number) => act(() => vi.advanceTimersByTimeAsync(ms))
const settle = () => act(() => vi.dynamicImportSettled())

test('the code of notices is fetched three seconds after the last of the first touches', async () => {
  const { requests } = open()
  fireEvent.pointerDown(document.body)
  await pass(2_900)
  fireEvent.keyDown(document.body)
  await pass(2_999)
  expect(requests).not.toHaveBeenCalled()
  await pass(1)
  expect(requests.mock.calls.map(([url]) => url)).toEqual([script])
})

test('a page that is left within three seconds after its first touch fetches no code of notices', async () => {
  const { requests, unmount } = open()
  fireEvent.pointerDown(document.body)
  unmount()
  fireEvent.pointerDown(document.body)
  await pass(5_000)
  expect(requests).not.toHaveBeenCalled()
})

test('a notice from before the first render is shown', async () => {
  const store = createStore()
  store.dispatch(toastShown({ title: 'Message Sent!' }))
  open(undefined, store)
  await pass(0)
  await settle()
  expect(screen.getByRole('button', { name: 'Dismiss' })).toBeTruthy()
})

test('a notice whose code cannot be fetched is shown as plain text, which the next touch dismisses', async () => {
  let status = 404
  const { toast, toasts } = open(() => status)
  toast({ title: 'Login Failed', description: 'Please try again' })
  await pass(0)
  expect(screen.getByRole('alert').textContent).toBe('Login FailedPlease try again')
  fireEvent.pointerDown(document.body)
  expect(screen.queryByRole('alert')).toBeNull()
  expect(toasts()[0]?.isOpen).toBe(false)
  status = 200
  toast({ title: 'Message Sent!' })
  expect(screen.queryByRole('alert')).toBeNull()
})

test('a notice retries a failed fetch of the code', async () => {
  let status = 404
  const { toast } = open(() => status)
  toast({ title: 'Login Failed' })
  await pass(0)
  expect(screen.getByRole('alert').textContent).toBe('Login Failed')
  status = 200
  toast({ title: 'Message Sent!' })
  await pass(0)
  await settle()
  expect(screen.getByRole('button', { name: 'Dismiss' })).toBeTruthy()
  expect(screen.getByText('Message Sent!')).toBeTruthy()
})
