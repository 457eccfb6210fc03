import { act, screen, waitFor, within } from '@testing-library/react'
import { expect, test } from 'vitest'
import { fill } from '@/tests/fill'
import { renderApp } from '@/tests/render_app'
import { stubRequests } from '@/tests/stub_requests'

const REASON = 'Three renters never got the camera'
const RECEIPT = { ticket: 'SJ-7K2M-4Q', dueAt: '2027-01-12T06:30:00.000Z' }

function bodiesTo(requests: ReturnType<typeof stubRequests>, path: string): unknown[] {
  return requests.mock.calls
    .filter(([requested]) => requested === path)
    .map(([, init]) => JSON.parse(init?.body as string) as unknown)
}

test('a suspended member who signs in reads the reason, and asks to look again once', async () => {
  const requests = stubRequests({
    'POST /api/login/email': {
      status: 403,
      body: {
        code: 'accountBlocked',
        message: 'Your account is blocked. Please contact support.',
        params: { reason: REASON, appealToken: 'a-token' },
      },
    },
    'POST /api/appeals/read': {
      body: { action: 'suspended', reason: REASON, appeal: null },
    },
    'POST /api/appeals': { status: 201, body: RECEIPT },
  })
  const { visitor } = renderApp('/no-such-page')
  await visitor.click(await screen.findByRole('button', { name: 'Login' }))
  const logIn = within(await screen.findByRole('dialog'))
  await fill(visitor, logIn.getByLabelText('Username or Email'), 'asha')
  await visitor.type(logIn.getByLabelText('Password', { exact: true }), 'chai-samosa{Enter}')

  const dialog = within(await screen.findByRole('dialog', { name: 'Your account is suspended' }))
  expect(dialog.getByText(`The reason: ${REASON}`)).toBeTruthy()
  await visitor.click(dialog.getByRole('button', { name: 'Send' }))
  expect(await dialog.findByText('Please tell us what we should know.')).toBeTruthy()
  await fill(visitor, dialog.getByLabelText('What should we know?'), 'I was in hospital')
  await visitor.click(dialog.getByRole('button', { name: 'Send' }))
  expect(await screen.findByText('Reference number: SJ-7K2M-4Q')).toBeTruthy()
  expect(bodiesTo(requests, '/api/appeals')).toEqual([
    { token: 'a-token', body: 'I was in hospital' },
  ])
})

test('Back and Escape ask before they close an appeal with a text, and leave the text', async () => {
  stubRequests({
    'POST /api/appeals/read': { body: { action: 'suspended', reason: REASON, appeal: null } },
    'POST /api/appeals': { status: 201, body: RECEIPT },
  })
  const { visitor, router } = renderApp('/no-such-page#appeal=a-token')
  const text = await screen.findByLabelText('What should we know?')
  await fill(visitor, text, 'I was in hospital')
  const question = () => screen.queryByRole('alertdialog', { name: 'Close without saving?' })
  const back = async () => {
    const state = () => router.state.location.state as { overlays?: number } | null
    await waitFor(() => expect(state()?.overlays).toBe(1))
    await act(() => router.navigate(-1))
  }
  for (const leave of [back, () => visitor.keyboard('{Escape}')]) {
    await leave()
    expect(question()).toBeTruthy()
    await visitor.click(screen.getByRole('button', { name: 'Keep Editing' }))
    expect(question()).toBeNull()
    expect(text).toHaveProperty('value', 'I was in hospital')
  }
  await visitor.click(screen.getByRole('button', { name: 'Send' }))
  await screen.findByText('Reference number: SJ-7K2M-4Q')
  await visitor.keyboard('{Escape}')
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
  expect(question()).toBeNull()
})

test('an appeal that was made already says by when it is answered, and offers no second one', async () => {
  stubRequests({
    'POST /api/appeals/read': {
      body: { action: 'suspended', reason: REASON, appeal: { ...RECEIPT, state: 'open' } },
    },
  })
  renderApp('/no-such-page#appeal=a-token')
  expect(
    await screen.findByText(/^You've asked us to look again\. We answer by 12 Jan/)
  ).toBeTruthy()
  expect(screen.queryByRole('button', { name: 'Send' })).toBeNull()
})

test('an appeal that was dismissed shows the answer', async () => {
  const message = 'Three renters still wait for their money'
  stubRequests({
    'POST /api/appeals/read': {
      body: {
        action: 'suspended',
        reason: REASON,
        appeal: { ...RECEIPT, state: 'dismissed', message },
      },
    },
  })
  renderApp('/no-such-page#appeal=a-token')
  expect(await screen.findByText(message)).toBeTruthy()
  expect(screen.getByText('Reference number: SJ-7K2M-4Q')).toBeTruthy()
})

test('an expired link says so', async () => {
  const message =
    'This link has expired or is no longer valid. Please sign in again to get a new one.'
  stubRequests({
    'POST /api/appeals/read': { status: 410, body: { code: 'appealLinkInvalid', message } },
  })
  renderApp('/no-such-page#appeal=a-token')
  expect(await screen.findByText(message)).toBeTruthy()
})
