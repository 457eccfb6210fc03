import { act, fireEvent, screen, waitFor, within } from '@testing-library/react'
import { expect, onTestFinished, test, vi } from 'vitest'
import { CURRENT_USER_KEY } from '@/lib/queries/query_keys'
import * as leaving from '@/lib/session/leave_to'
import { stubRequests } from '@/tests/stub_requests'
import { camera } from '@/tests/camera'
import { fill as fillField } from '@/tests/fill'
import { asha } from '@/tests/member'
import { renderApp } from '@/tests/render_app'

type StubResponses = Parameters<typeof stubRequests>[0]

async function openDialog(
  button: 'Login' | 'Sign Up',
  responses: StubResponses = {},
  path = '/no-such-page'
) {
  const requests = stubRequests(responses)
  const app = renderApp(path)
  await app.visitor.click(await screen.findByRole('button', { name: button }))
  await screen.findByRole('dialog', { name: 'Welcome to Saajha' })
  const fill = async (fields: Record<string, string>) => {
    for (const [label, text] of Object.entries(fields)) {
      await fillField(app.visitor, screen.getByLabelText(label), text)
    }
  }
  const press = (name: string) => app.visitor.click(screen.getByRole('button', { name }))
  const alerts = () => screen.queryAllByRole('alert').map((alert) => alert.textContent)
  return { ...app, requests, fill, press, alerts }
}

const ACCOUNT = {
  'Full Name': 'Asha Rao',
  'Username': 'asha',
  'Email': 'asha@example.in',
  'Password': 'saajha-demo',
  'Confirm Password': 'saajha-demo',
}

test('an empty sign-up shows the missing fields and sends no request', async () => {
  const { press, alerts, requests } = await openDialog('Sign Up')
  await press('Create Account')
  expect(alerts()).toEqual([
    'Full name must be at least 2 characters',
    'Username must be at least 3 characters',
    'Please enter a valid email address',
    'Password must be at least 6 characters',
    'Please confirm your password',
  ])
  expect(requests.mock.calls.some(([, init]) => init?.method === 'POST')).toBe(false)
})

test('errors appear on the first submit and update with each change', async () => {
  const { fill, press, alerts } = await openDialog('Sign Up')
  await fill({ ...ACCOUNT, 'Username': 'as', 'Confirm Password': 'saajha-demO' })
  expect(alerts()).toEqual([])
  await press('Create Account')
  expect(alerts()).toEqual(['Username must be at least 3 characters', "Passwords don't match"])
  await fill({ Username: 'ha' })
  expect(alerts()).toEqual(["Passwords don't match"])
})

test.each([
  ['Full Name', 'A', 'Full name must be at least 2 characters'],
  ['Full Name', '    ', 'Full name must be at least 2 characters'],
  ['Username', 'as', 'Username must be at least 3 characters'],
  ['Email', 'asha@example', 'Please enter a valid email address'],
  ['Email', 'asha.example.in', 'Please enter a valid email address'],
])('%s %j is rejected with a message at its field', async (field, text, message) => {
  const { fill, press, alerts, requests } = await openDialog('Sign Up')
  await fill({ ...ACCOUNT, [field]: text })
  await press('Create Account')
  expect(alerts()).toEqual([message])
  expect(requests.mock.calls.some(([, init]) => init?.method === 'POST')).toBe(false)
})

test('a password of five characters is rejected although its confirmation matches', async () => {
  const { fill, press, alerts } = await openDialog('Sign Up')
  await fill({ ...ACCOUNT, 'Password': 'chai!', 'Confirm Password': 'chai!' })
  await press('Create Account')
  expect(alerts()).toEqual(['Password must be at least 6 characters'])
})

test('sign-up logs the new member in and does not send the password confirmation', async () => {
  const { fill, press, requests } = await openDialog('Sign Up', {
    'POST /api/register': { status: 201, body: asha },
  })
  await fill({ ...ACCOUNT, Email: '\u2068asha@example.in\u2069\u200b' })
  await press('Create Account')
  expect(await screen.findByText('Account Created')).toBeTruthy()
  expect(screen.getByText("Welcome to Saajha! You're now logged in.")).toBeTruthy()
  expect(await screen.findByRole('button', { name: 'Your account' })).toBeTruthy()
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
  const sent = requests.mock.calls.find(([path]) => path === '/api/register')?.[1]?.body
  expect(JSON.parse(sent as string)).toEqual({
    fullName: 'Asha Rao',
    username: 'asha',
    email: 'asha@example.in',
    password: 'saajha-demo',
  })
})

test.each([
  ['Login', 'Sign In', { 'Username or Email': 'asha', 'Password': 'saajha-demo' }],
  ['Sign Up', 'Create Account', ACCOUNT],
] as const)(
  '%s in a browser that blocks cookies says so and shows no user',
  async (tab, button, fields) => {
    const { fill, press } = await openDialog(tab, {
      'POST /api/login/email': { body: asha },
      'POST /api/register': { status: 201, body: asha },
    })
    vi.mocked(fetch).mockImplementation(async (input, { method } = {}) =>
      method === 'POST'
        ? new Response(JSON.stringify(asha))
        : new Response(null, { status: input === '/api/auth/user' ? 401 : 404 })
    )
    await fill(fields)
    await press(button)
    expect(await screen.findByText(/^This browser blocks cookies for this site/)).toBeTruthy()
    expect(screen.queryByText('Login Successful')).toBeNull()
    expect(screen.queryByText("Welcome to Saajha! You're now logged in.")).toBeNull()
    expect(screen.queryByRole('button', { name: 'Your account' })).toBeNull()
  }
)

test('a taken user name is shown in a toast and at its field', async () => {
  const taken = 'This username is taken'
  const { fill, press, alerts } = await openDialog('Sign Up', {
    'POST /api/register': {
      status: 409,
      body: { message: taken, errors: [{ field: 'username', message: taken }] },
    },
  })
  await fill(ACCOUNT)
  await press('Create Account')
  expect(await screen.findByText('Registration Failed')).toBeTruthy()
  expect(alerts()).toContain(taken)
})

test('an error response without a message shows Failed to create account', async () => {
  const { fill, press } = await openDialog('Sign Up', { 'POST /api/register': { status: 500 } })
  await fill(ACCOUNT)
  await press('Create Account')
  expect(await screen.findByText('Registration Failed')).toBeTruthy()
  expect(screen.getByText('Failed to create account')).toBeTruthy()
})

test('the sign-up button shows its pending state and ignores a second press', async () => {
  let respond = (_: { body: unknown }) => {}
  const { fill, press, requests } = await openDialog('Sign Up', {
    'POST /api/register': () => new Promise((resolve) => (respond = resolve)),
  })
  await fill(ACCOUNT)
  await press('Create Account')
  const busy = await screen.findByRole('button', { name: 'Creating Account...' })
  expect(busy).toHaveProperty('disabled', true)
  busy.closest('form')?.requestSubmit()
  respond({ body: asha })
  expect(await screen.findByText('Account Created')).toBeTruthy()
  expect(requests.mock.calls.filter(([path]) => path === '/api/register')).toHaveLength(1)
})

test('an empty log-in shows the missing fields', async () => {
  const { press, alerts } = await openDialog('Login')
  await press('Sign In')
  expect(alerts()).toEqual(['Username or email is required', 'Password is required'])
})

test('a failed log-in without a server message shows Invalid credentials in a toast and at the focused password', async () => {
  const { fill, press, alerts } = await openDialog('Login', {
    'POST /api/login/email': { status: 401 },
  })
  await fill({ 'Username or Email': 'asha', 'Password': 'wrong!' })
  await press('Sign In')
  expect(await screen.findByText('Login Failed')).toBeTruthy()
  expect(screen.getAllByText('Invalid credentials')).toHaveLength(2)
  expect(alerts()).toEqual(['Invalid credentials'])
  const password = screen.getByLabelText('Password')
  expect(document.activeElement).toBe(password)
  expect(password.getAttribute('aria-invalid')).toBe('true')
  await fill({ Password: '2' })
  expect(alerts()).toEqual([])
})

test('the form for a forgotten password has its own title, until the dialog closes', async () => {
  const { press, visitor } = await openDialog('Login')
  await press('Forgot password?')
  await screen.findByRole('button', { name: 'Send me a link' })
  expect(screen.getByRole('dialog', { name: 'Forgot password?' })).toBeTruthy()
  expect(screen.queryByText(/thousands of users/)).toBeNull()
  await visitor.keyboard('{Escape}')
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
  await press('Login')
  expect(await screen.findByRole('dialog', { name: 'Welcome to Saajha' })).toBeTruthy()
})

test('the notice of a failed log-in closes when the form for a forgotten password opens', async () => {
  const { fill, press } = await openDialog('Login', { 'POST /api/login/email': { status: 401 } })
  await fill({ 'Username or Email': 'asha', 'Password': 'wrong!' })
  await press('Sign In')
  await screen.findByText('Login Failed')
  await press('Forgot password?')
  await screen.findByRole('button', { name: 'Send me a link' })
  await waitFor(() => expect(screen.queryByText('Login Failed')).toBeNull())
})

test('the log-in button shows its pending state and ignores a second press', async () => {
  let respond = (_: { body: unknown }) => {}
  const { fill, press, requests } = await openDialog('Login', {
    'POST /api/login/email': () => new Promise((resolve) => (respond = resolve)),
  })
  await fill({ 'Username or Email': 'asha', 'Password': 'saajha-demo' })
  await press('Sign In')
  const busy = await screen.findByRole('button', { name: 'Signing In...' })
  expect(busy).toHaveProperty('disabled', true)
  busy.closest('form')?.requestSubmit()
  respond({ body: asha })
  expect(await screen.findByText('Welcome back to Saajha!')).toBeTruthy()
  expect(requests.mock.calls.filter(([path]) => path === '/api/login/email')).toHaveLength(1)
})

test('a query that was rejected with 401 for a guest is fetched again after sign-in', async () => {
  let isSignedIn = false
  stubRequests({
    'GET /api/items/i1': () => (isSignedIn ? { body: camera } : { status: 401 }),
    'POST /api/login/email': () => {
      isSignedIn = true
      return { body: asha }
    },
  })
  const { queryClient, visitor } = renderApp('/item/i1')
  const error = () => queryClient.getQueryState(['/api/items', 'i1'])?.error
  await waitFor(() => expect(error()).toMatchObject({ status: 401 }))
  await visitor.click(await screen.findByRole('button', { name: 'Login' }))
  await visitor.type(await screen.findByLabelText('Username or Email'), 'asha')
  await visitor.type(screen.getByLabelText('Password'), 'saajha-demo')
  await visitor.click(screen.getByRole('button', { name: 'Sign In' }))
  expect(await screen.findByRole('heading', { level: 1, name: 'Canon EOS R6' })).toBeTruthy()
})

test.each([
  ['Login', 'Password', 0],
  ['Sign Up', 'Password', 0],
  ['Sign Up', 'Confirm Password', 1],
] as const)('the dialog %s shows and hides the text of the field %s', async (dialog, label, at) => {
  const { visitor } = await openDialog(dialog)
  const types = () =>
    screen.getAllByLabelText(/Password$/).map((field) => field.getAttribute('type'))
  const hidden = types()
  expect(new Set(hidden)).toEqual(new Set(['password']))
  await visitor.click(screen.getAllByRole('button', { name: 'Show password' })[at] as HTMLElement)
  expect(screen.getByLabelText(label).getAttribute('type')).toBe('text')
  expect(types()).toEqual(hidden.with(at, 'text'))
  await visitor.click(screen.getByRole('button', { name: 'Hide password' }))
  expect(types()).toEqual(hidden)
})

test.each([
  ['Login', ['Username or Email', 'Password']],
  ['Sign Up', ['Username', 'Password', 'Confirm Password']],
] as const)(
  'keyboards and spelling checks leave the names and passwords of %s alone',
  async (dialog, labels) => {
    const { visitor } = await openDialog(dialog)
    // A shown password is text.
    for (const button of screen.getAllByRole('button', { name: 'Show password' }))
      await visitor.click(button)
    for (const label of labels) {
      const field = screen.getByLabelText(label)
      const attributes = ['autocapitalize', 'autocorrect', 'spellcheck']
      expect(attributes.map((name) => field.getAttribute(name))).toEqual(['none', 'off', 'false'])
    }
  }
)

test.each(['Sign Up', 'Login'] as const)(
  'Google sign-in from %s navigates to the server',
  async (dialog) => {
    await openDialog(dialog)
    expect(screen.getByText('Join thousands of users renting and sharing items')).toBeTruthy()
    const link = screen.getByRole('link', { name: 'Continue with Google' })
    expect(link.getAttribute('href')).toBe('/api/login?returnTo=%2Fno-such-page')
  }
)

test.each(['Sign Up', 'Login'] as const)(
  'Google sign-in from %s says in the dialog that it is not set up, on a page that is marked as without it',
  async (dialog) => {
    const mark = Object.assign(document.createElement('meta'), { name: 'without-google-sign-in' })
    document.head.append(mark)
    onTestFinished(() => mark.remove())
    const { visitor } = await openDialog(dialog)
    const button = within(screen.getByRole('dialog')).getByRole('button', {
      name: 'Continue with Google',
    })
    expect(button.getAttribute('href')).toBeNull()
    expect(screen.queryByRole('alert')).toBeNull()
    await visitor.click(button)
    expect(within(screen.getByRole('dialog')).getByRole('alert').textContent).toBe(
      "Google sign-in isn't set up here yet. Use your email and a password."
    )
  }
)

test.each([
  ['Sign Up', 'Full Name'],
  ['Login', 'Username or Email'],
] as const)('the dialog of %s begins with the focus in %s', async (button, field) => {
  await openDialog(button)
  await waitFor(() => expect(document.activeElement).toBe(screen.getByLabelText(field)))
})

test('field values stay when the tab changes', async () => {
  const { fill, visitor } = await openDialog('Sign Up')
  await fill(ACCOUNT)
  await visitor.click(screen.getByRole('tab', { name: 'Log In' }))
  await fill({ 'Username or Email': 'asha.rao' })
  await visitor.click(screen.getByRole('tab', { name: 'Sign Up' }))
  for (const [label, text] of Object.entries(ACCOUNT)) {
    expect(screen.getByLabelText(label)).toHaveProperty('value', text)
  }
  await visitor.click(screen.getByRole('tab', { name: 'Log In' }))
  expect(screen.getByLabelText('Username or Email')).toHaveProperty('value', 'asha.rao')
})

test('closing the dialog keeps field values and clears passwords and errors', async () => {
  const { fill, press, alerts, visitor } = await openDialog('Sign Up')
  await fill({ ...ACCOUNT, Email: 'asha@example' })
  await press('Create Account')
  expect(alerts()).toEqual(['Please enter a valid email address'])
  await visitor.keyboard('{Escape}')
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
  await press('Sign Up')
  await screen.findByRole('dialog')
  expect(screen.getByLabelText('Full Name')).toHaveProperty('value', 'Asha Rao')
  expect(screen.getByLabelText('Email')).toHaveProperty('value', 'asha@example')
  expect(screen.getByLabelText('Password')).toHaveProperty('value', '')
  expect(screen.getByLabelText('Confirm Password')).toHaveProperty('value', '')
  expect(alerts()).toEqual([])
})

test.each([
  ['Sign Up', 'Create Account', ACCOUNT, '/api/register'],
  [
    'Login',
    'Sign In',
    { 'Username or Email': 'asha', 'Password': 'saajha-demo' },
    '/api/login/email',
  ],
] as const)('%s sends names and e-mails without surrounding spaces', async (...parameters) => {
  const [dialog, button, fields, url] = parameters
  const { fill, press, requests } = await openDialog(dialog, {
    [`POST ${url}`]: { body: asha },
  })
  const spaced = Object.entries(fields).map(([label, text]) =>
    label.endsWith('Password') ? [label, text] : [label, ` ${text} `]
  )
  await fill(Object.fromEntries(spaced) as Record<string, string>)
  await press(button)
  const sent = () => requests.mock.calls.find(([path]) => path === url)?.[1]?.body
  await waitFor(() => expect(sent()).toBeTruthy())
  expect(sent()).not.toMatch(/" | "/)
})

test('a rate-limited log-in shows the server message', async () => {
  const message = 'Too many failed log-ins. Please try again in 15 minutes.'
  const { fill, press } = await openDialog('Login', {
    'POST /api/login/email': { status: 429, body: { message } },
  })
  await fill({ 'Username or Email': 'asha', 'Password': 'saajha-demo' })
  await press('Sign In')
  expect(await screen.findByText('Login Failed')).toBeTruthy()
  expect(screen.getAllByText(message)).toHaveLength(2)
})

test('a changed password is compared with its confirmation again', async () => {
  const { fill, press, alerts, visitor } = await openDialog('Sign Up')
  await fill({ ...ACCOUNT, Password: 'saajha-demO' })
  await press('Create Account')
  expect(alerts()).toEqual(["Passwords don't match"])
  await visitor.clear(screen.getByLabelText('Password'))
  await fill({ Password: 'saajha-demo' })
  await waitFor(() => expect(alerts()).toEqual([]))
})

test('closing the dialog keeps the user name of a log-in and clears the password', async () => {
  const { fill, press, visitor } = await openDialog('Login')
  await fill({ 'Username or Email': 'asha', 'Password': 'saajha-demo' })
  await visitor.keyboard('{Escape}')
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
  await press('Login')
  expect(await screen.findByLabelText('Username or Email')).toHaveProperty('value', 'asha')
  expect(screen.getByLabelText('Password')).toHaveProperty('value', '')
})

test('the log-in values of one member are not shown to the next one', async () => {
  const { fill, press, queryClient } = await openDialog('Login', {
    'POST /api/login/email': { body: asha },
  })
  await fill({ 'Username or Email': 'asha', 'Password': 'saajha-demo' })
  await press('Sign In')
  await screen.findByRole('button', { name: 'Your account' })
  act(() => void queryClient.setQueryData(CURRENT_USER_KEY, null))
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
  await press('Login')
  expect(await screen.findByLabelText('Username or Email')).toHaveProperty('value', '')
})

test.each([
  ['/', '/api/login'],
  ['/search?q=tent&page=2', '/api/login?returnTo=%2Fsearch%3Fq%3Dtent%26page%3D2'],
])('Google sign-in on %s has the link %s', async (path, url) => {
  await openDialog('Login', {}, path)
  const link = screen.getByRole('link', { name: 'Continue with Google' })
  expect(link.getAttribute('href')).toBe(url)
})

test('Google sign-in navigates away without a warning, and a press with Ctrl, Cmd or Shift opens another tab', async () => {
  const leaveTo = vi.spyOn(leaving, 'leaveTo').mockImplementation(() => {})
  await openDialog('Login')
  const link = screen.getByRole('link', { name: 'Continue with Google' })
  // jsdom does not navigate.
  const isLeftToBrowser = vi.fn()
  const stay = (event: Event) => {
    isLeftToBrowser(!event.defaultPrevented)
    event.preventDefault()
  }
  window.addEventListener('click', stay)
  for (const key of ['ctrlKey', 'metaKey', 'shiftKey']) fireEvent.click(link, { [key]: true })
  expect(leaveTo).not.toHaveBeenCalled()
  fireEvent.click(link)
  window.removeEventListener('click', stay)
  expect(leaveTo).toHaveBeenCalledExactlyOnceWith('/api/login?returnTo=%2Fno-such-page')
  expect(isLeftToBrowser.mock.calls).toEqual([[true], [true], [true], [false]])
})

const LOGIN = { 'Username or Email': 'asha', 'Password': 'saajha-demo' }

async function pressList(responses: StubResponses) {
  stubRequests(responses)
  const app = renderApp('/no-such-page')
  await app.visitor.click(await screen.findByRole('button', { name: /Free Listing/ }))
  await screen.findByRole('dialog', { name: 'Welcome to Saajha' })
  const fill = async (fields: Record<string, string>) => {
    for (const [label, text] of Object.entries(fields)) {
      await fillField(app.visitor, screen.getByLabelText(label), text)
    }
  }
  const press = (name: string) => app.visitor.click(screen.getByRole('button', { name }))
  return { ...app, fill, press }
}

test('a sign-up from Free Listing continues at the listing form, and Back returns to the page before', async () => {
  const { fill, press, router } = await pressList({
    'POST /api/register': { status: 201, body: asha },
  })
  await fill(ACCOUNT)
  await press('Create Account')
  expect(await screen.findByRole('heading', { name: 'List Your Item' })).toBeTruthy()
  expect(router.state.location.pathname).toBe('/create-listing')
  await act(() => router.navigate(-1))
  await waitFor(() => expect(router.state.location.pathname).toBe('/no-such-page'))
})

test('a log-in from Free Listing continues at the listing form', async () => {
  const { visitor, fill, press } = await pressList({ 'POST /api/login/email': { body: asha } })
  expect(screen.getByRole('link', { name: 'Continue with Google' }).getAttribute('href')).toBe(
    '/api/login?returnTo=%2Fcreate-listing'
  )
  await visitor.click(screen.getByRole('tab', { name: 'Log In' }))
  await fill(LOGIN)
  await press('Sign In')
  expect(await screen.findByRole('heading', { name: 'List Your Item' })).toBeTruthy()
})

test('a log-in after a dismissed Free Listing stays on the page', async () => {
  const { visitor, fill, press, router } = await pressList({
    'POST /api/login/email': { body: asha },
  })
  await visitor.keyboard('{Escape}')
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
  await press('Login')
  await fill(LOGIN)
  await press('Sign In')
  await screen.findByRole('button', { name: 'Your account' })
  expect(router.state.location.pathname).toBe('/no-such-page')
})
