import { screen, waitFor } from '@testing-library/react'
import { expect, test } from 'vitest'
import { answerRequests } from '@/tests/answer_requests'
import { renderApp } from '@/tests/render_app'

test('somebody whom Google could not sign in is told so once', async () => {
  answerRequests()
  const { router } = renderApp('/no-such-page?signin=unavailable')
  expect(await screen.findByText('Google sign-in is not available yet')).toBeTruthy()
  await waitFor(() => expect(router.state.location.search).toBe(''))
})
