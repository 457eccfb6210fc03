import { screen, waitFor } from '@testing-library/react'
import { expect, test } from 'vitest'
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
])('a user who returns from Google with %s sees its notice once', async (notice, message) => {
  stubRequests()
  const { router } = renderApp(`/no-such-page?from=here&signin=${notice}`)
  expect(await screen.findByText(message)).toBeTruthy()
  await waitFor(() => expect(router.state.location.search).toBe('?from=here'))
  expect(router.state.historyAction).toBe('REPLACE')
})

test('an unknown outcome in the URL shows no notice', async () => {
  stubRequests()
  const { router } = renderApp('/no-such-page?signin=hacked')
  await screen.findByText('404 Page Not Found')
  expect(router.state.location.search).toBe('?signin=hacked')
})
