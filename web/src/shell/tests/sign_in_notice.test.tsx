import { screen, waitFor } from '@testing-library/react'
import { expect, test, vi } from 'vitest'
import { rememberPushMember } from '@/lib/push/push_member'
import { asha } from '@/tests/member'
import { stubRequests } from '@/tests/stub_requests'
import { renderApp } from '@/tests/render_app'

test.each([
  ['unavailable', "Google sign-in isn't available yet"],
  ['cancelled', 'You cancelled Google sign-in. Nothing has changed.'],
  ['unverified', /^Google hasn't verified your email/],
  ['failed', "We couldn't sign you in with Google. Please try again."],
  ['blocked', 'Your account is blocked. Please contact support.'],
  ['linked', /Your old password no longer works/],
  ['created', 'Account Created'],
  ['welcome', 'Login Successful'],
])(
  'a user who returns from Google with %s sees its notice once, without a jump to the top of the page',
  async (notice, message) => {
    stubRequests()
    const { router } = renderApp(`/no-such-page?from=here&signin=${notice}`)
    expect(await screen.findByText(message)).toBeTruthy()
    await waitFor(() => expect(router.state.location.search).toBe('?from=here'))
    expect(router.state.historyAction).toBe('REPLACE')
    expect(router.state.preventScrollReset).toBe(true)
  }
)

test.each(['created', 'welcome', 'linked'])(
  'a user who returns from Google with %s to a browser that blocks cookies reads that it does',
  async (notice) => {
    vi.spyOn(globalThis, 'fetch').mockImplementation(
      async (input) => new Response(null, { status: input === '/api/auth/user' ? 401 : 404 })
    )
    renderApp(`/no-such-page?signin=${notice}`)
    expect(await screen.findByText(/^This browser blocks cookies for this site/)).toBeTruthy()
    expect(screen.queryByText('Login Successful')).toBeNull()
  }
)

test('a failed sign-in with Google in a browser that blocks cookies says that it does', async () => {
  stubRequests()
  vi.spyOn(navigator, 'cookieEnabled', 'get').mockReturnValue(false)
  renderApp('/no-such-page?signin=failed')
  expect(await screen.findByText(/^This browser blocks cookies for this site/)).toBeTruthy()
})

test('the pushes to the browser of a member who returns from Google are renewed, since they ended with the former session', async () => {
  const pushManager = { getSubscription: async () => ({ endpoint: 'https://push.example.org/1' }) }
  Object.defineProperty(navigator, 'serviceWorker', {
    configurable: true,
    value: {
      getRegistration: async () => ({ pushManager }),
      addEventListener() {},
      removeEventListener() {},
    },
  })
  rememberPushMember(asha.id)
  const requests = stubRequests({
    'GET /api/auth/user': { body: asha },
    'PUT /api/push/subscriptions': { status: 204 },
  })
  renderApp('/no-such-page?signin=welcome')
  await waitFor(() =>
    expect(requests.mock.calls.map(([path]) => path)).toContain('/api/push/subscriptions')
  )
})

test('an unknown outcome in the URL shows no notice', async () => {
  stubRequests()
  const { router } = renderApp('/no-such-page?signin=hacked')
  await screen.findByText('404 Page Not Found')
  expect(router.state.location.search).toBe('?signin=hacked')
})
