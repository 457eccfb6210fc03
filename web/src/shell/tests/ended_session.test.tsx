import { fill } from '@/tests/fill'
import { act, screen, waitFor } from '@testing-library/react'
import { expect, test, vi } from 'vitest'
import { stubRequests } from '@/tests/stub_requests'
import { asha } from '@/tests/member'
import { renderApp } from '@/tests/render_app'

const offline = () => {
  throw new TypeError('Failed to fetch')
}
const SIGNED_OUT = { status: 401, body: { message: 'Please log in to continue.' } }

test('the first 401 response opens sign-in with a notice, and signing in returns to the page', async () => {
  let session: { status?: number; body: unknown } = { body: asha }
  stubRequests({
    'GET /api/auth/user': () => session,
    'GET /api/notifications': () => (session.status ? SIGNED_OUT : { body: [] }),
    'POST /api/login/email': () => (session = { body: asha }),
  })
  const { visitor, router } = renderApp('/dashboard')
  await screen.findByRole('tab', { name: /^Notifications/ })
  session = SIGNED_OUT
  await visitor.click(screen.getByRole('tab', { name: /^Notifications/ }))

  expect(await screen.findByText('Your session has ended')).toBeTruthy()
  const tab = await screen.findByRole('tab', { name: 'Log In' })
  expect(tab.getAttribute('aria-selected')).toBe('true')
  expect(screen.queryByText(/check your connection/)).toBeNull()
  await fill(visitor, screen.getByLabelText('Username or Email'), 'asha')
  await fill(visitor, screen.getByLabelText('Password'), 'saajha-demo')
  await visitor.click(screen.getByRole('button', { name: 'Sign In' }))
  expect(await screen.findByText('No notifications yet')).toBeTruthy()
  expect(router.state.location).toMatchObject({
    pathname: '/dashboard',
    search: '?tab=notifications',
  })
})

test('a 401 response to a write opens sign-in', async () => {
  let session: { status?: number; body: unknown } = { body: asha }
  stubRequests({
    'GET /api/auth/user': () => session,
    'GET /api/verification-documents': { body: [] },
    'PUT /api/users/u1': SIGNED_OUT,
  })
  const { visitor } = renderApp('/profile/edit')
  await screen.findByLabelText(/^Full Name/)
  session = SIGNED_OUT
  await visitor.click(screen.getByRole('button', { name: 'Save Changes' }))
  expect(await screen.findByText('Your session has ended')).toBeTruthy()
  expect(screen.getByText('Please log in to edit your profile.')).toBeTruthy()
  expect(screen.getByRole('dialog', { name: 'Welcome to Saajha' })).toBeTruthy()
})

test('a wrong password does not report an ended session', async () => {
  stubRequests({ 'POST /api/login/email': { status: 401 } })
  const { visitor } = renderApp('/no-such-page')
  await visitor.click(await screen.findByRole('button', { name: 'Login' }))
  await fill(visitor, await screen.findByLabelText('Username or Email'), 'asha')
  await fill(visitor, screen.getByLabelText('Password'), 'wrong!')
  await visitor.click(screen.getByRole('button', { name: 'Sign In' }))
  expect(await screen.findByText('Login Failed')).toBeTruthy()
  expect(screen.queryByText('Your session has ended')).toBeNull()
})

test.each(['/dashboard', '/create-listing', '/profile/edit', '/admin'])(
  'without a network, %s shows a member a notice, and the page once the network is back',
  async (path) => {
    let respond: () => { body: unknown } = offline
    stubRequests({
      'GET /api/auth/user': () => respond(),
      'GET /api/verification-documents': { body: [] },
    })
    const { visitor, router } = renderApp(path)
    expect(
      await screen.findByRole('heading', { name: "We couldn't load your account" })
    ).toBeTruthy()
    const account = screen.getByRole('link', { name: 'Your account' })
    expect(account.getAttribute('href')).toBe('/dashboard')
    expect(screen.queryByRole('button', { name: 'Login' })).toBeNull()
    expect(screen.queryByText('Authentication Required')).toBeNull()
    expect(router.state.location.pathname).toBe(path)
    respond = () => ({ body: { ...asha, role: 'admin' } })
    await visitor.click(screen.getByRole('button', { name: 'Try Again' }))
    expect(await screen.findByRole('button', { name: 'Your account' })).toBeTruthy()
    await waitFor(() => expect(screen.queryByText("We couldn't load your account")).toBeNull())
  }
)

test.each([
  ['/dashboard', "Your dashboard will load when you're back online."],
  ['/dashboard?show=bookings', "Your bookings will load when you're back online."],
  ['/dashboard?show=messages', "Your messages will load when you're back online."],
  ['/dashboard?tab=notifications', "Your notifications will load when you're back online."],
  ['/contact/i1?with=c1', "This conversation will load when you're back online."],
  ['/contact/i1?intent=booking', "This page will load when you're back online."],
  ['/create-listing', "This page will load when you're back online."],
])('an offline member reads at %s what loads when the network is back', async (path, hint) => {
  vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false)
  stubRequests({ 'GET /api/auth/user': offline, 'GET /api/conversations/c1': offline })
  renderApp(path)
  expect(await screen.findByRole('heading', { name: "You're offline" })).toBeTruthy()
  expect(screen.getByText(hint)).toBeTruthy()
  expect(screen.queryByRole('link', { name: 'See Saved Bookings' })).toBeNull()
})

test('a member whose network is back reads that the account did not load', async () => {
  const online = vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false)
  stubRequests({ 'GET /api/auth/user': offline })
  renderApp('/dashboard')
  await screen.findByRole('heading', { name: "You're offline" })
  online.mockReturnValue(true)
  act(() => void window.dispatchEvent(new Event('online')))
  expect(await screen.findByRole('heading', { name: "We couldn't load your account" })).toBeTruthy()
})
