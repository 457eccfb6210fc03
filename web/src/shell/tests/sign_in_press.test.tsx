import { act, fireEvent, screen, waitFor, within } from '@testing-library/react'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { authDialogOpened } from '@/lib/session/auth_dialog_slice'
import { stubRequests } from '@/tests/stub_requests'
import { asha } from '@/tests/member'
import { renderApp } from '@/tests/render_app'

const MESSAGE = 'Please check your connection and try again.'
let files = 0
let script = ''
let deliver = (_: { status?: number; body?: unknown }) => {}

beforeEach(() => {
  // A new URL for each test, since files are fetched once.
  script = `/assets/auth_dialog-${++files}.js`
  const named = document.createElement('meta')
  Object.assign(named, { name: 'code:auth_dialog', content: script })
  document.head.append(named)
})

afterEach(() => {
  document.querySelector('meta[name^="code:"]')?.remove()
  Reflect.deleteProperty(navigator, 'connection')
})

/** Opens a page without listings; `deliver` resolves the request for the dialog's script. */
function open() {
  const requests = stubRequests({
    [`GET ${script}`]: () => new Promise((resolve) => (deliver = resolve)),
  })
  const fetches = () => requests.mock.calls.filter(([path]) => path === script).length
  return { ...renderApp('/no-such-page'), fetches }
}

const isBusy = (control: HTMLElement) => control.getAttribute('aria-busy') === 'true'
const dialogs = () => screen.queryAllByRole('dialog', { name: 'Welcome to Saajha' })

test.each([['Login'], ['Sign Up'], [/Free Listing/]])(
  '%s is busy from its press until the dialog opens, and keeps the focus',
  async (name) => {
    const { visitor } = open()
    const control = await screen.findByRole('button', { name })
    await visitor.click(control)
    expect(isBusy(control)).toBe(true)
    expect(document.activeElement).toBe(control)
    expect(dialogs()).toHaveLength(0)
    deliver({ body: '' })
    await waitFor(() => expect(dialogs()).toHaveLength(1))
    expect(isBusy(control)).toBe(false)
  }
)

test('two presses on Login fetch the dialog once and open it once', async () => {
  const { visitor, store, fetches } = open()
  const changed = vi.fn()
  store.subscribe(changed)
  await visitor.dblClick(await screen.findByRole('button', { name: 'Login' }))
  deliver({ body: '' })
  await waitFor(() => expect(dialogs()).toHaveLength(1))
  expect(fetches()).toBe(1)
  expect(changed).toHaveBeenCalledOnce()
})

test('Login in the slide-out menu is busy until the dialog replaces the menu', async () => {
  const { visitor } = open()
  await visitor.click(screen.getByRole('button', { name: 'Open menu' }))
  const menu = within(await screen.findByRole('navigation', { name: 'Menu' }))
  const control = menu.getByRole('button', { name: 'Login' })
  await visitor.click(control)
  expect(isBusy(control)).toBe(true)
  expect(screen.getByRole('dialog', { name: 'Menu' })).toBeTruthy()
  deliver({ body: '' })
  await waitFor(() => expect(dialogs()).toHaveLength(1))
  await waitFor(() => expect(screen.queryByRole('dialog', { name: 'Menu' })).toBeNull())
})

test('List in the bottom bar is busy from its press until the dialog opens', async () => {
  const device = window.matchMedia('')
  vi.spyOn(window, 'matchMedia').mockImplementation((media) => ({
    ...device,
    matches: media === '(width < 48rem)',
  }))
  const { visitor } = open()
  const bar = within(await screen.findByRole('navigation', { name: 'Main navigation' }))
  const control = bar.getByRole('button', { name: 'List' })
  await visitor.click(control)
  expect(isBusy(control)).toBe(true)
  deliver({ body: '' })
  await waitFor(() => expect(dialogs()).toHaveLength(1))
})

test('a press whose dialog cannot be fetched ends with a notice and can be repeated', async () => {
  const { visitor } = open()
  const control = await screen.findByRole('button', { name: 'Login' })
  await visitor.click(control)
  deliver({ status: 503 })
  expect(await screen.findByText(MESSAGE)).toBeTruthy()
  expect(isBusy(control)).toBe(false)
  await visitor.click(control)
  expect(isBusy(control)).toBe(true)
  deliver({ body: '' })
  await waitFor(() => expect(dialogs()).toHaveLength(1))
})

test('Login opens the dialog after the session ended while the dialog could not be fetched', async () => {
  const { visitor, store, fetches } = open()
  const control = await screen.findByRole('button', { name: 'Login' })
  act(() => void store.dispatch(authDialogOpened('login')))
  deliver({ status: 503 })
  await waitFor(() => expect(store.getState().authDialog.isOpen).toBe(false))
  await visitor.click(control)
  expect(fetches()).toBe(2)
  deliver({ body: '' })
  await waitFor(() => expect(dialogs()).toHaveLength(1))
})

test('a pointer or the focus on Login fetches the dialog ahead of the press', async () => {
  const { fetches } = open()
  const control = await screen.findByRole('button', { name: 'Login' })
  expect(fetches()).toBe(0)
  fireEvent.pointerEnter(control)
  expect(fetches()).toBe(1)
  expect(isBusy(control)).toBe(false)
})

test('a browser that saves data fetches the dialog only with the press', async () => {
  Object.defineProperty(navigator, 'connection', { configurable: true, value: { saveData: true } })
  const { fetches } = open()
  const control = await screen.findByRole('button', { name: 'Login' })
  fireEvent.pointerEnter(control)
  control.focus()
  expect(fetches()).toBe(0)
  fireEvent.click(control)
  expect(fetches()).toBe(1)
})

test('Free Listing is busy for a member until the form is loaded', async () => {
  stubRequests({ 'GET /api/auth/user': { body: asha } })
  const { router } = renderApp('/no-such-page')
  await screen.findByRole('button', { name: 'Your account' })
  const control = screen.getByRole('button', { name: /Free Listing/ })
  const form = screen.findByRole('heading', { name: 'List Your Item' })
  fireEvent.click(control)
  expect(isBusy(control)).toBe(true)
  await form
  await waitFor(() => expect(isBusy(control)).toBe(false))
  expect(router.state.location.pathname).toBe('/create-listing')
})
