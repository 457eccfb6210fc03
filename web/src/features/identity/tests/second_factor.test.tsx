import { fill } from '@/tests/fill'
import type { SecondFactor } from '@saajha/contract/second_factor'
import { screen, waitFor, within } from '@testing-library/react'
import { expect, test, vi } from 'vitest'
import { asha } from '@/tests/member'
import { renderApp } from '@/tests/render_app'
import { stubRequests } from '@/tests/stub_requests'

const REVIEWS = '/api/admin/verification-documents'
const CALL = '/api/user/second-factor'
const SECRET = 'ABCDEFGHIJKLMNOPQRSTUVWXYZ234567'
const CODES = ['AAAABBBBCCCCDDDD', 'EEEEFFFFGGGGHHHH']
const off: SecondFactor = {
  isOn: false,
  isRequired: false,
  isPassed: false,
  recoveryCodesLeft: 0,
  hasPassword: true,
}
const on: SecondFactor = { ...off, isOn: true, isPassed: true, recoveryCodesLeft: 9 }
const wrongCode = {
  code: 'secondFactorCodeWrong',
  message: 'This code is wrong or was already used. Please enter the next one of your app.',
}
const wrongPassword = { code: 'wrongPassword', message: 'This password is wrong.' }
const failed = (field: string, error: object) => ({
  status: 422,
  body: { ...error, errors: [{ field, ...error }] },
})

type Stubs = Parameters<typeof stubRequests>[0]

function open(path: string, stubs: Stubs) {
  const requests = stubRequests({
    'GET /api/auth/user': { body: { ...asha, role: 'admin' } },
    'GET /api/verification-documents': { body: [] },
    ...stubs,
  })
  const app = renderApp(path)
  const press = async (name: string) =>
    app.visitor.click(await screen.findByRole('button', { name }))
  const sent = (method: string, url: string) =>
    requests.mock.calls
      .filter(([path, init]) => path === url && (init?.method ?? 'GET') === method)
      .map(([, init]) => JSON.parse((init?.body as string | undefined) ?? 'null') as unknown)
  return { ...app, press, sent }
}

/** Server responses to the review's calls. They are 403 until `state.isPassed`. */
function guardedReviews(code: string, state: { isPassed: boolean }): Stubs {
  const respond = (body: unknown) => () =>
    state.isPassed ? { body } : { status: 403, body: { code, message: 'No.' } }
  return {
    [`GET ${REVIEWS}?limit=25`]: respond([]),
    [`GET ${REVIEWS}/counts`]: respond({ pending: 0, verified: 0, rejected: 0, expired: 0 }),
  }
}

test('the admin page asks for a code instead of its content, and shows it after a right one', async () => {
  const state = { isPassed: false }
  const { visitor, press, sent } = open('/admin', {
    ...guardedReviews('secondFactorRequired', state),
    [`POST ${CALL}/verify`]: ({ body }) => {
      if ((body as string) !== '{"code":"123456"}') return failed('code', wrongCode)
      state.isPassed = true
      return { status: 204 }
    },
  })
  expect(await screen.findByRole('heading', { name: 'Enter your code' })).toBeTruthy()
  expect(screen.getByRole('heading', { name: 'Admin Dashboard' })).toBeTruthy()
  expect(screen.queryByRole('tab')).toBeNull()
  const field = screen.getByLabelText('Code')
  await waitFor(() => expect(document.activeElement).toBe(field))
  expect(field.getAttribute('autocomplete')).toBe('one-time-code')

  await press('Continue')
  expect(await screen.findByText('Code is required')).toBeTruthy()
  await fill(visitor, field, '111111')
  await press('Continue')
  expect(await screen.findByText(wrongCode.message)).toBeTruthy()
  await waitFor(() => expect(document.activeElement).toBe(field))
  await visitor.clear(field)
  await visitor.type(field, '123456{Enter}')
  expect(await screen.findByText('No documents yet')).toBeTruthy()
  expect(screen.queryByLabelText('Code')).toBeNull()
  expect(document.activeElement).toBe(screen.getByRole('heading', { name: 'Admin Dashboard' }))
  expect(sent('POST', `${CALL}/verify`)).toHaveLength(2)
})

test('a recovery code replaces the code of the app', async () => {
  const { visitor, press, sent } = open('/admin', {
    ...guardedReviews('secondFactorRequired', { isPassed: false }),
    [`POST ${CALL}/verify`]: failed('code', wrongCode),
  })
  await press('Use a recovery code')
  const field = screen.getByLabelText('Recovery code')
  expect(field.getAttribute('inputmode')).toBe('text')
  await visitor.type(field, 'AAAA BBBB CCCC DDDD{Enter}')
  await screen.findByText(wrongCode.message)
  expect(sent('POST', `${CALL}/verify`)).toEqual([{ code: 'AAAA BBBB CCCC DDDD' }])
})

test('the admin page leads to the set-up that the site requires', async () => {
  const { visitor, router } = open('/admin', {
    ...guardedReviews('secondFactorMissing', { isPassed: false }),
    [`GET ${CALL}`]: { body: { ...off, isRequired: true } },
  })
  await visitor.click(await screen.findByRole('link', { name: 'Go to your profile' }))
  await waitFor(() => expect(router.state.location.pathname).toBe('/profile/edit'))
  const card = within(await screen.findByRole('region', { name: 'Two-step sign-in' }))
  expect(await card.findByText(/it's required on this site/)).toBeTruthy()
})

test('the set-up asks for the password, shows the secret, and ends with the recovery codes', async () => {
  let state = off
  const { visitor, press, sent } = open('/profile/edit', {
    [`GET ${CALL}`]: () => ({ body: state }),
    [`POST ${CALL}`]: ({ body }) =>
      (body as string).includes('wrong')
        ? failed('password', wrongPassword)
        : { body: { secret: SECRET, url: `otpauth://totp/Saajha:a?secret=${SECRET}` } },
    [`POST ${CALL}/confirm`]: ({ body }) => {
      if (!(body as string).includes('123456')) return failed('code', wrongCode)
      state = { ...on, recoveryCodesLeft: 10 }
      return { body: { recoveryCodes: CODES } }
    },
  })
  await press('Set up')
  const password = screen.getByLabelText('Password')
  expect(document.activeElement).toBe(password)
  await visitor.type(password, 'wrong{Enter}')
  expect(await screen.findByText(wrongPassword.message)).toBeTruthy()
  await visitor.clear(password)
  await visitor.type(password, 'chai-time{Enter}')

  expect(await screen.findByText('ABCD EFGH IJKL MNOP QRST UVWX YZ23 4567')).toBeTruthy()
  expect(screen.getByRole('img', { name: 'QR code for your authenticator app' })).toBeTruthy()
  const link = screen.getByRole('link', { name: 'Open in an app on this device' })
  expect(link.getAttribute('href')).toBe(`otpauth://totp/Saajha:a?secret=${SECRET}`)
  expect(screen.queryByRole('button', { name: 'Use a recovery code' })).toBeNull()
  await visitor.type(screen.getByLabelText('Code'), '654321{Enter}')
  expect(await screen.findByText(wrongCode.message)).toBeTruthy()
  await visitor.clear(screen.getByLabelText('Code'))
  await visitor.type(screen.getByLabelText('Code'), '123456{Enter}')

  const list = within(await screen.findByRole('list', { name: 'Recovery codes' }))
  expect(list.getAllByRole('listitem').map(({ textContent }) => textContent)).toEqual([
    'AAAA BBBB CCCC DDDD',
    'EEEE FFFF GGGG HHHH',
  ])
  const writeText = vi.spyOn(navigator.clipboard, 'writeText').mockResolvedValue()
  await press('Copy codes')
  expect(writeText).toHaveBeenCalledWith('AAAA BBBB CCCC DDDD\nEEEE FFFF GGGG HHHH')
  await press('Done')
  expect(await screen.findByText(/Recovery codes left: 10/)).toBeTruthy()
  expect(sent('POST', CALL)).toEqual([{ password: 'wrong' }, { password: 'chai-time' }])
})

test('an administrator without a password signs in with Google again before the set-up', async () => {
  const message = 'Please sign in with Google again first.'
  const { press, sent } = open('/profile/edit', {
    [`GET ${CALL}`]: { body: { ...off, hasPassword: false } },
    [`POST ${CALL}`]: { status: 403, body: { code: 'recentSignInRequired', message } },
  })
  await press('Set up')
  expect(screen.queryByLabelText('Password')).toBeNull()
  await press('Continue')
  const alert = await screen.findByRole('alert')
  expect(within(alert).getByText(message)).toBeTruthy()
  const link = within(alert).getByRole('link', { name: 'Continue with Google' })
  expect(link.getAttribute('href')).toBe('/api/login?returnTo=%2Fprofile%2Fedit')
  expect(sent('POST', CALL)).toEqual([{}])
})

test('two-step sign-in is turned off with password and code', async () => {
  let state = on
  const { visitor, press, sent } = open('/profile/edit', {
    [`GET ${CALL}`]: () => ({ body: state }),
    [`DELETE ${CALL}`]: ({ body }) => {
      if ((body as string).includes('wrong')) return failed('password', wrongPassword)
      state = off
      return { status: 204 }
    },
  })
  await press('Turn off')
  await press('Turn off')
  expect(await screen.findByText('Password is required')).toBeTruthy()
  await fill(visitor, screen.getByLabelText('Password'), 'wrong')
  await visitor.type(screen.getByLabelText('Code'), '123456{Enter}')
  expect(await screen.findByText(wrongPassword.message)).toBeTruthy()
  await visitor.clear(screen.getByLabelText('Password'))
  await visitor.type(screen.getByLabelText('Password'), 'chai-time{Enter}')
  expect(await screen.findByRole('button', { name: 'Set up' })).toBeTruthy()
  expect(sent('DELETE', CALL).at(-1)).toEqual({ password: 'chai-time', code: '123456' })
})

test('a failure without a field is shown above the form', async () => {
  const message = 'Too many wrong passwords for this account from your device.'
  const { visitor, press } = open('/profile/edit', {
    [`GET ${CALL}`]: { body: off },
    [`POST ${CALL}`]: { status: 429, body: { code: 'x', message } },
  })
  await press('Set up')
  await visitor.type(screen.getByLabelText('Password'), 'chai-time{Enter}')
  expect((await screen.findByRole('alert')).textContent).toBe(message)
})

test('members who are no administrators have no two-step sign-in in their profile', async () => {
  const { sent } = open('/profile/edit', { 'GET /api/auth/user': { body: asha } })
  await screen.findByRole('heading', { name: 'Edit Profile' })
  await screen.findByRole('region', { name: 'Your details' })
  expect(screen.queryByText('Two-step sign-in')).toBeNull()
  expect(sent('GET', CALL)).toEqual([])
})
