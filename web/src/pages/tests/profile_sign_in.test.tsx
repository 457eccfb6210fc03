import { fill } from '@/tests/fill'
import type { MemberSession } from '@saajha/contract/user'
import { screen, waitFor, within } from '@testing-library/react'
import { expect, test, vi } from 'vitest'
import * as strength from '@/features/identity/password_strength'
import * as page from '@/lib/page/saves_data'
import { asha } from '@/tests/member'
import { renderApp } from '@/tests/render_app'
import { stubRequests } from '@/tests/stub_requests'

type StubResponses = Parameters<typeof stubRequests>[0]

const here: MemberSession = {
  id: 's1',
  agent: 'Chrome on Android',
  startedAt: '2026-11-01T20:00:00.000Z',
  lastUsedOn: '2026-11-25',
  isThis: true,
}
const there = { ...here, id: 's2', agent: 'Firefox on Windows', isThis: false }
const unknown = { ...here, id: 's3', agent: null, isThis: false }

async function open(responses: StubResponses = {}) {
  const requests = stubRequests({
    'GET /api/auth/user': { body: asha },
    'GET /api/verification-documents': { body: [] },
    'GET /api/user/sessions': { body: [here] },
    ...responses,
  })
  const { visitor } = renderApp('/profile/edit')
  const signIn = await screen.findByRole('region', { name: 'Sign-in' })
  const sessions = screen.getByRole('region', { name: "Where you're signed in" })
  const sent = (method: string) =>
    requests.mock.calls
      .filter(([, init]) => init?.method === method)
      .map(([path, init]) => [path, init?.body && JSON.parse(init.body as string)])
  return { visitor, signIn: within(signIn), sessions: within(sessions), sent }
}

function refused(code: string, message: string, field?: string) {
  const error = { code, message }
  return { status: 422, body: field ? { ...error, errors: [{ field, ...error }] } : error }
}

test('a member changes the password, and the form is empty again', async () => {
  const { visitor, signIn, sent } = await open({ 'PUT /api/user/password': { status: 204 } })
  const [current, next] = [/^Current Password/, /^New Password/].map((label) =>
    signIn.getByLabelText(label)
  ) as [HTMLInputElement, HTMLInputElement]
  await fill(visitor, current, 'old-password')
  await visitor.type(next, 'masala-dosa{Enter}')
  await screen.findByText("You've been signed out on all your other devices.")
  expect(sent('PUT')).toEqual([
    ['/api/user/password', { current: 'old-password', next: 'masala-dosa' }],
  ])
  expect([current.value, next.value]).toEqual(['', ''])
})

test('a changed password refetches the sessions, since it ended the others', async () => {
  const lists = [[here, there], [here]]
  const { visitor, signIn, sessions } = await open({
    'GET /api/user/sessions': () => ({ body: lists.shift() }),
    'PUT /api/user/password': { status: 204 },
  })
  await sessions.findByText(/Firefox on Windows/)
  await fill(visitor, signIn.getByLabelText(/^Current Password/), 'old-password')
  await visitor.type(signIn.getByLabelText(/^New Password/), 'masala-dosa{Enter}')
  await waitFor(() => expect(sessions.queryByText(/Firefox on Windows/)).toBeNull())
})

test('a wrong current password is shown at its field, and both stay as typed', async () => {
  const { visitor, signIn } = await open({
    'PUT /api/user/password': refused(
      'currentPasswordWrong',
      'This is not your current password',
      'current'
    ),
  })
  const current = signIn.getByLabelText<HTMLInputElement>(/^Current Password/)
  const next = signIn.getByLabelText<HTMLInputElement>(/^New Password/)
  await fill(visitor, current, 'wrong')
  await visitor.type(next, 'masala-dosa{Enter}')
  expect((await signIn.findByRole('alert')).textContent).toBe('This is not your current password')
  expect(current.getAttribute('aria-invalid')).toBe('true')
  await waitFor(() => expect(document.activeElement).toBe(current))
  expect([current.value, next.value]).toEqual(['wrong', 'masala-dosa'])
})

test('a short new password and a missing current one send no request', async () => {
  const { visitor, signIn, sent } = await open()
  await visitor.type(signIn.getByLabelText(/^New Password/), 'five5{Enter}')
  expect((await signIn.findAllByRole('alert')).map((alert) => alert.textContent)).toEqual([
    'Please enter your current password',
    'Password must be at least 6 characters',
  ])
  expect(sent('PUT')).toEqual([])
})

test('another failure of the change is shown above the form', async () => {
  const { visitor, signIn } = await open({
    'PUT /api/user/password': {
      status: 429,
      body: { code: 'tooManyPasswordChanges', message: 'Please wait an hour.' },
    },
  })
  await fill(visitor, signIn.getByLabelText(/^Current Password/), 'old-password')
  await visitor.type(signIn.getByLabelText(/^New Password/), 'masala-dosa{Enter}')
  expect((await signIn.findByRole('alert')).textContent).toBe('Please wait an hour.')
})

test('a member who does not know the password gets a link by email', async () => {
  const { visitor, signIn, sent } = await open({ 'POST /api/password/forgot': { status: 202 } })
  await visitor.click(signIn.getByRole('button', { name: 'Send me a link' }))
  await screen.findByText(/is on its way to asha@example.in/)
  expect(sent('POST')).toEqual([['/api/password/forgot', { email: 'asha@example.in' }]])
})

test('a weak and common new password is named, and is not rejected', async () => {
  const { visitor, signIn, sent } = await open({ 'PUT /api/user/password': { status: 204 } })
  await fill(visitor, signIn.getByLabelText(/^Current Password/), 'old-password')
  const next = signIn.getByLabelText(/^New Password/)
  await visitor.type(next, '123456')
  await signIn.findByText('Very weak', undefined, { timeout: 10_000 })
  expect(document.getElementById(next.getAttribute('aria-describedby')!)!.textContent).toContain(
    'Many people use this password or a similar one.'
  )
  await visitor.clear(next)
  await visitor.type(next, 'seven blue umbrellas')
  await signIn.findByText('Strong')
  expect(signIn.queryByText(/Many people/)).toBeNull()
  await visitor.clear(next)
  await visitor.type(next, '123456{Enter}')
  await screen.findByText('Password changed')
  expect(sent('PUT')).toHaveLength(1)
}, 20_000)

test('the sessions show their browser and days, and this device cannot be signed out', async () => {
  const { sessions } = await open({ 'GET /api/user/sessions': { body: [here, there, unknown] } })
  const rows = await sessions.findAllByRole('listitem')
  expect(rows.map((row) => row.textContent)).toEqual([
    'Chrome on AndroidThis deviceSince 2 Nov 2026. Last used 25 Nov 2026',
    'Firefox on WindowsSince 2 Nov 2026. Last used 25 Nov 2026Sign out',
    'Unknown browserSince 2 Nov 2026. Last used 25 Nov 2026Sign out',
  ])
})

test('one other session is ended, and its row goes', async () => {
  let list = [here, there]
  const { visitor, sessions, sent } = await open({
    'GET /api/user/sessions': () => ({ body: list }),
    'DELETE /api/user/sessions/s2': () => {
      list = [here]
      return { status: 204 }
    },
  })
  await visitor.click(await sessions.findByRole('button', { name: 'Sign out Firefox on Windows' }))
  await screen.findByText('Signed out there')
  await waitFor(() => expect(sessions.getAllByRole('listitem')).toHaveLength(1))
  expect(sent('DELETE')).toEqual([['/api/user/sessions/s2', undefined]])
  expect(sessions.queryByRole('button', { name: 'Sign out everywhere else' })).toBeNull()
})

test('all other sessions are ended after a question', async () => {
  let list = [here, there, unknown]
  const { visitor, sessions, sent } = await open({
    'GET /api/user/sessions': () => ({ body: list }),
    'DELETE /api/user/sessions': () => {
      list = [here]
      return { status: 204 }
    },
  })
  const end = { name: 'Sign out everywhere else' }
  await visitor.click(await sessions.findByRole('button', end))
  await visitor.click(await screen.findByRole('button', { name: 'Cancel' }))
  await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull())
  expect(sent('DELETE')).toEqual([])
  await visitor.click(sessions.getByRole('button', end))
  await visitor.click(within(await screen.findByRole('alertdialog')).getByRole('button', end))
  await screen.findByText('Signed out everywhere else')
  await waitFor(() => expect(sessions.getAllByRole('listitem')).toHaveLength(1))
  expect(sent('DELETE')).toEqual([['/api/user/sessions', undefined]])
})

test('a failure keeps the row and is explained', async () => {
  const { visitor, sessions } = await open({
    'GET /api/user/sessions': { body: [here, there] },
    'DELETE /api/user/sessions/s2': {
      status: 404,
      body: { code: 'sessionNotFound', message: 'You are no longer signed in there.' },
    },
  })
  await visitor.click(await sessions.findByRole('button', { name: 'Sign out Firefox on Windows' }))
  await screen.findByText("We couldn't sign you out there")
  await screen.findByText('You are no longer signed in there.')
  expect(sessions.getAllByRole('listitem')).toHaveLength(2)
})

test('a list that cannot be loaded is loaded again by a press', async () => {
  let isUp = false
  const { visitor, sessions } = await open({
    'GET /api/user/sessions': () => (isUp ? { body: [here] } : { status: 500, body: {} }),
  })
  const retry = await sessions.findByRole('button', { name: 'Try Again' }, { timeout: 10_000 })
  isUp = true
  await visitor.click(retry)
  await sessions.findByText('This device')
}, 15_000)

test('the strength is not checked while the visitor saves data', async () => {
  const saves = vi.spyOn(page, 'savesData').mockReturnValue(true)
  const check = vi.spyOn(strength, 'passwordStrength')
  const { visitor, signIn } = await open({ 'PUT /api/user/password': { status: 204 } })
  const next = signIn.getByLabelText(/^New Password/)
  await visitor.type(next, '123456')
  await waitFor(() => expect(saves).toHaveBeenCalled())
  saves.mockReturnValue(false)
  await visitor.type(next, '7')
  await signIn.findByText('Very weak')
  expect(check.mock.calls).toEqual([['1234567']])
})
