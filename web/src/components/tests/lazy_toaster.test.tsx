import { act, fireEvent, render, screen } from '@testing-library/react'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { LazyToaster } from '@/components/lazy_toaster'
import { currentToasts, dismissToast, toast } from '@/components/toast_queue'
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
  for (const { id } of currentToasts()) dismissToast(id)
  vi.advanceTimersByTime(1_000_000)
  vi.useRealTimers()
})

function open(status = 200) {
  const requests = stubRequests({ [`GET ${script}`]: { status } })
  return { ...render(<LazyToaster />), requests }
}

const pass = (ms: number) => act(() => vi.advanceTimersByTimeAsync(ms))
const settle = () => act(() => vi.dynamicImportSettled())

test('the code of notices is fetched a second after the last of the first touches', async () => {
  const { requests } = open()
  fireEvent.pointerDown(document.body)
  await pass(900)
  fireEvent.keyDown(document.body)
  await pass(999)
  expect(requests).not.toHaveBeenCalled()
  await pass(1)
  expect(requests.mock.calls).toEqual([[script]])
})

test('a page that is left within a second after its first touch fetches no code of notices', async () => {
  const { requests, unmount } = open()
  fireEvent.pointerDown(document.body)
  unmount()
  fireEvent.pointerDown(document.body)
  await pass(5_000)
  expect(requests).not.toHaveBeenCalled()
})

test('a notice from before the first render is shown', async () => {
  toast({ title: 'Message Sent!' })
  open()
  await pass(0)
  await settle()
  expect(screen.getByRole('button', { name: 'Dismiss' })).toBeTruthy()
})

test('a notice whose code cannot be fetched is shown as plain text, which the next touch dismisses', async () => {
  open(404)
  act(() => void toast({ title: 'Login Failed', description: 'Please try again' }))
  await pass(0)
  expect(screen.getByRole('alert').textContent).toBe('Login FailedPlease try again')
  fireEvent.pointerDown(document.body)
  expect(screen.queryByRole('alert')).toBeNull()
  expect(currentToasts()[0]?.isOpen).toBe(false)
})
