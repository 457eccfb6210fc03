import { fill } from '@/tests/fill'
import { screen, waitFor, within } from '@testing-library/react'
import { expect, test, vi } from 'vitest'
import { stubRequests } from '@/tests/stub_requests'
import { asha } from '@/tests/member'
import { renderApp } from '@/tests/render_app'

type StubResponses = Parameters<typeof stubRequests>[0]

function open(path: string, responses: StubResponses = {}) {
  const requests = stubRequests(responses)
  const app = renderApp(path)
  const bodiesTo = (path: string) =>
    requests.mock.calls
      .filter(([requested]) => requested === path)
      .map(([, init]) => JSON.parse(init?.body as string) as unknown)
  return { ...app, bodiesTo }
}

async function openForgotten(responses: StubResponses, typed = '') {
  const app = open('/no-such-page', responses)
  await app.visitor.click(await screen.findByRole('button', { name: 'Login' }))
  const dialog = within(await screen.findByRole('dialog'))
  if (typed) await fill(app.visitor, dialog.getByLabelText('Username or Email'), typed)
  await app.visitor.click(dialog.getByRole('button', { name: 'Forgot password?' }))
  await dialog.findByLabelText('Email')
  return { ...app, dialog }
}

const SENT = /^If an account has this email, a link is on its way\./

test('a forgotten password shows the same sentence for every email and keeps the dialog open', async () => {
  const { visitor, dialog, bodiesTo } = await openForgotten({
    'POST /api/password/forgot': { status: 202 },
  })
  const email = dialog.getByLabelText('Email')
  expect(document.activeElement).toBe(email)
  await visitor.type(email, 'asha@example.in{Enter}')
  expect(await dialog.findByText(SENT)).toBeTruthy()
  expect(bodiesTo('/api/password/forgot')).toEqual([{ email: 'asha@example.in' }])
})

test('the form for a forgotten password contains an email typed at log-in, and returns to it', async () => {
  const { visitor, dialog } = await openForgotten({}, 'asha@example.in')
  expect(dialog.getByLabelText<HTMLInputElement>('Email').value).toBe('asha@example.in')
  await visitor.click(dialog.getByRole('button', { name: 'Back to Log In' }))
  const name = dialog.getByLabelText<HTMLInputElement>('Username or Email')
  expect(name.value).toBe('asha@example.in')
  expect(document.activeElement).toBe(name)
})

test('an invalid email of a forgotten password sends no request', async () => {
  const { visitor, dialog, bodiesTo } = await openForgotten({})
  await visitor.type(dialog.getByLabelText('Email'), 'asha{Enter}')
  expect(await dialog.findByText('Please enter a valid email address')).toBeTruthy()
  expect(bodiesTo('/api/password/forgot')).toEqual([])
})

test('a rate limit of forgotten passwords is shown at the email', async () => {
  const message = 'Too many links have been requested from your network.'
  const { visitor, dialog } = await openForgotten({
    'POST /api/password/forgot': { status: 429, body: { message } },
  })
  await visitor.type(dialog.getByLabelText('Email'), 'asha@example.in{Enter}')
  expect(await dialog.findByRole('alert')).toHaveProperty('textContent', message)
  expect(dialog.queryByText(SENT)).toBeNull()
})

test('a reset link sets a new password and then shows the log-in', async () => {
  const { visitor, bodiesTo } = open('/#reset=app.token', {
    'POST /api/password/reset': { status: 204 },
  })
  const dialog = within(await screen.findByRole('dialog', { name: 'Choose a new password' }))
  await fill(visitor, dialog.getByLabelText('New Password'), 'masala-dosa')
  await fill(visitor, dialog.getByLabelText('Confirm Password'), 'masala-dosa')
  await visitor.click(dialog.getByRole('button', { name: 'Save password' }))
  expect(await screen.findByText('Please log in with your new password.')).toBeTruthy()
  const logIn = within(await screen.findByRole('dialog', { name: /^Welcome to/ }))
  expect(logIn.getByLabelText('Username or Email')).toBeTruthy()
  expect(bodiesTo('/api/password/reset')).toEqual([{ token: 'app.token', password: 'masala-dosa' }])
})

test('a reset link asks for the same password twice', async () => {
  const { visitor, bodiesTo } = open('/#reset=app.token')
  const dialog = within(await screen.findByRole('dialog'))
  await fill(visitor, dialog.getByLabelText('New Password'), 'masala-dosa')
  await visitor.type(dialog.getByLabelText('Confirm Password'), 'masala-dosai{Enter}')
  expect(await dialog.findByText("Passwords don't match")).toBeTruthy()
  expect(bodiesTo('/api/password/reset')).toEqual([])
})

test('an expired reset link offers a new link', async () => {
  const message = 'This link has expired or was already used. Please ask for a new one.'
  const { visitor, bodiesTo } = open('/#reset=app.token', {
    'POST /api/password/reset': { status: 410, body: { message } },
    'POST /api/password/forgot': { status: 202 },
  })
  const dialog = within(await screen.findByRole('dialog'))
  await fill(visitor, dialog.getByLabelText('New Password'), 'masala-dosa')
  await visitor.type(dialog.getByLabelText('Confirm Password'), 'masala-dosa{Enter}')
  expect(await dialog.findByText(message)).toBeTruthy()
  await visitor.type(dialog.getByLabelText('Email'), 'asha@example.in{Enter}')
  expect(await dialog.findByText(SENT)).toBeTruthy()
  expect(bodiesTo('/api/password/forgot')).toHaveLength(1)
})

const CONFIRM = 'Confirm this email'

test('a verification link confirms the email of a guest only after a press', async () => {
  const { visitor, bodiesTo } = open('/dashboard#verify=app.token', {
    'POST /api/user/email/verify': { status: 204 },
  })
  const button = await screen.findByRole('button', { name: CONFIRM })
  expect(bodiesTo('/api/user/email/verify')).toEqual([])
  await visitor.click(button)
  expect(await screen.findByText('Email confirmed')).toBeTruthy()
  expect(await screen.findByText('Authentication Required')).toBeTruthy()
  expect(bodiesTo('/api/user/email/verify')).toEqual([{ token: 'app.token' }])
  await waitFor(() => expect(screen.queryByRole('button', { name: CONFIRM })).toBeNull())
})

test('a verification link of the signed-in member confirms without a press and refetches the account', async () => {
  const account = vi.fn(() => ({ body: asha }))
  const { bodiesTo } = open('/#verify=app.token', {
    'GET /api/auth/user': account,
    'POST /api/user/email/verify': { status: 204 },
  })
  await screen.findByText('Email confirmed')
  await waitFor(() => expect(account).toHaveBeenCalledTimes(2))
  expect(bodiesTo('/api/user/email/verify')).toEqual([{ token: 'app.token', isOpening: true }])
  expect(screen.queryByRole('button', { name: CONFIRM })).toBeNull()
})

test('a verification link of another member than the signed-in one asks for a press', async () => {
  const { visitor, bodiesTo } = open('/#verify=app.token', {
    'GET /api/auth/user': { body: asha },
    'POST /api/user/email/verify': ({ body }) => ({
      status: (body as string).includes('isOpening') ? 403 : 204,
    }),
  })
  await visitor.click(await screen.findByRole('button', { name: CONFIRM }))
  expect(await screen.findByText('Email confirmed')).toBeTruthy()
  expect(bodiesTo('/api/user/email/verify').at(-1)).toEqual({ token: 'app.token' })
})

test('an expired verification link says where to send a new one', async () => {
  const { visitor } = open('/dashboard#verify=app.token', {
    'POST /api/user/email/verify': { status: 410 },
  })
  await visitor.click(await screen.findByRole('button', { name: CONFIRM }))
  expect(await screen.findByText('Email not confirmed')).toBeTruthy()
  expect(
    screen.getByText('This link no longer works. Get a new one on your dashboard.')
  ).toBeTruthy()
})

test('a disown link closes the account only after a press', async () => {
  const { visitor, bodiesTo } = open('/#disown=app.token', {
    'POST /api/user/email/disown': { status: 204 },
  })
  const dialog = within(await screen.findByRole('dialog', { name: 'Was this not you?' }))
  expect(bodiesTo('/api/user/email/disown')).toEqual([])
  await visitor.click(dialog.getByRole('button', { name: 'Close the account' }))
  expect(await screen.findByText('Account closed')).toBeTruthy()
  expect(bodiesTo('/api/user/email/disown')).toEqual([{ token: 'app.token' }])
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
})

test.each([
  [
    'is not confirmed',
    { isEmailVerified: false },
    "We've emailed a link to asha@example.in. Open it to get requests by email.",
  ],
  ['is rejected', { isEmailRejected: true }, "Our emails don't reach asha@example.in."],
])('the dashboard of a member whose email %s sends the link again', async (_, fields, line) => {
  const { visitor, bodiesTo } = open('/dashboard', {
    'GET /api/auth/user': { body: { ...asha, ...fields } },
    'POST /api/user/email/verification': { status: 202 },
  })
  expect(await screen.findByText(line)).toBeTruthy()
  await visitor.click(await screen.findByRole('button', { name: 'Resend' }))
  expect(await screen.findByText('Link sent')).toBeTruthy()
  expect(bodiesTo('/api/user/email/verification')).toHaveLength(1)
})

test.each([
  ['is confirmed', {}],
  [
    'a node of the previous release omits',
    { isEmailVerified: undefined, isEmailRejected: undefined },
  ],
])('the dashboard shows no line about an email that %s', async (_, fields) => {
  open('/dashboard', {
    'GET /api/auth/user': { body: { ...asha, ...fields }, isUndocumented: true },
  })
  await screen.findByRole('heading', { name: 'Asha Rao' })
  expect(screen.queryByRole('button', { name: 'Resend' })).toBeNull()
})
