import { fill } from '@/tests/fill'
import { QueryObserver } from '@tanstack/react-query'
import { act, cleanup, screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { beforeEach, expect, test, vi } from 'vitest'
import { readKeptProfile } from '@/lib/drafts/kept_profile'
import { CURRENT_USER_KEY } from '@/lib/queries/query_keys'
import * as leaving from '@/lib/session/leave_to'
import { putFile } from '@/features/media/put_file'
import { stubRequests } from '@/tests/stub_requests'
import { asha } from '@/tests/member'
import { renderApp } from '@/tests/render_app'

vi.mock('@/features/media/put_file', () => ({ putFile: vi.fn() }))

type StubResponses = Parameters<typeof stubRequests>[0]

beforeEach(() => {
  vi.mocked(putFile).mockReset().mockResolvedValue()
  vi.stubGlobal('createImageBitmap', async () => ({ width: 10, height: 10 }))
  URL.createObjectURL = () => 'blob:preview'
  URL.revokeObjectURL = () => {}
})

async function open(responses: StubResponses = {}) {
  const requests = stubRequests({
    'GET /api/auth/user': { body: asha },
    'GET /api/verification-documents': { body: [] },
    'POST /api/profile/upload-url': { body: { uploadURL: '/api/uploads/p1?signature=s' } },
    'PUT /api/profile/picture': { body: { objectPath: '/media/p1/avatar.webp' } },
    ...responses,
  })
  const app = renderApp('/profile/edit')
  await screen.findByRole('heading', { name: 'Edit Profile' })
  const press = (name: string) => app.visitor.click(screen.getByRole('button', { name }))
  const write = async (label: RegExp, text: string) => {
    await app.visitor.clear(screen.getByLabelText(label))
    if (text) await fill(app.visitor, screen.getByLabelText(label), text)
  }
  /** Saves a new name. A verified member is asked first. */
  const saveName = async () => {
    await press('Save Changes')
    const question = within(await screen.findByRole('alertdialog'))
    await app.visitor.click(question.getByRole('button', { name: 'Save Changes' }))
  }
  const choose = (file: File) =>
    userEvent.setup({ applyAccept: false }).upload(screen.getByLabelText('Change Picture'), file)
  const alerts = () => screen.queryAllByRole('alert').map((alert) => alert.textContent)
  const sent = (url: string) =>
    requests.mock.calls
      .filter(([path, init]) => path === url && init?.method === 'PUT')
      .map(([, init]) => JSON.parse(init?.body as string) as Record<string, unknown>)
  return { ...app, press, write, saveName, choose, alerts, sent }
}

/** Whether the browser asks before the tab is closed. */
const asksBeforeClosing = () =>
  !window.dispatchEvent(new Event('beforeunload', { cancelable: true }))

function picture(type: string, bytes = 10) {
  const file = new File(['x'], 'me', { type })
  Object.defineProperty(file, 'size', { value: bytes })
  return file
}

test('links lead to each section of the profile page', async () => {
  await open()
  const links = within(screen.getByRole('navigation', { name: 'On this page' })).getAllByRole(
    'link'
  )
  expect(links.map((link) => link.textContent)).toEqual([
    'Document Verification',
    'Your calendar',
    'Notification settings',
    'Sign-in',
    "Where you're signed in",
  ])
  for (const link of links) {
    const section = document.getElementById(link.getAttribute('href')!.split('#')[1]!)!
    const heading = within(section).getAllByRole('heading', { level: 2 })[0]
    expect(heading?.textContent).toBe(link.textContent)
  }
})

test('a guest is asked to log in', async () => {
  stubRequests()
  const { visitor } = renderApp('/profile/edit')
  expect(await screen.findByText('Please log in to edit your profile.')).toBeTruthy()
  await visitor.click(screen.getAllByRole('button', { name: 'Login' }).at(-1) as HTMLElement)
  expect(await screen.findByRole('dialog')).toBeTruthy()
})

test('name, location and phone have limits; the e-mail is read-only', async () => {
  const { press, write, alerts, sent } = await open()
  expect(screen.getByLabelText('Email')).toHaveProperty('readOnly', true)
  await write(/^Full Name/, ' A ')
  await write(/^Location/, 'P')
  await write(/^Phone/, '12345')
  await press('Save Changes')
  expect(alerts()).toEqual([
    'Full name must be at least 2 characters',
    'Location must be at least 2 characters',
    'Please enter a valid phone number, like +91 98220 12345',
  ])
  expect(sent('/api/users/u1')).toEqual([])
})

test('changes are saved and shown in the header immediately', async () => {
  const { write, saveName, sent } = await open({
    'PUT /api/users/u1': { body: { ...asha, fullName: 'Asha Patil', phone: null } },
  })
  await write(/^Full Name/, 'Asha Patil')
  await write(/^Phone/, '')
  await saveName()
  expect(await screen.findByText('Profile Updated')).toBeTruthy()
  expect(sent('/api/users/u1')).toEqual([
    { fullName: 'Asha Patil', location: 'Pune, Maharashtra', phone: null },
  ])
  await waitFor(() => expect(document.querySelector('header [data-initials="AP"]')).toBeTruthy())
})

const WARNING = /^If you change your name, you'll lose your verified tick/

test('a verified member is asked before a new name removes the tick, and notified afterwards', async () => {
  const { visitor, press, write, sent, queryClient } = await open({
    'PUT /api/users/u1': { body: { ...asha, fullName: 'Asha Patil', isVerified: false } },
  })
  queryClient.setQueryData(['/api/verification-documents'], [])
  const documentReads = () =>
    vi.mocked(fetch).mock.calls.filter(([path]) => path === '/api/verification-documents').length
  const before = documentReads()
  expect(screen.queryByText(WARNING)).toBeNull()
  await write(/^Full Name/, '  Asha   Rao')
  expect(screen.queryByText(WARNING)).toBeNull()
  await write(/^Full Name/, 'Asha Patil')
  expect(screen.getByText(WARNING)).toBeTruthy()
  await press('Save Changes')
  const question = within(await screen.findByRole('alertdialog', { name: 'Save your new name?' }))
  expect(question.getByText(/^Your verified tick goes/)).toBeTruthy()
  expect(sent('/api/users/u1')).toEqual([])
  await visitor.click(question.getByRole('button', { name: 'Save Changes' }))
  expect(
    await screen.findByText("We've removed your verified tick until we've checked your new name.")
  ).toBeTruthy()
  await waitFor(() => expect(screen.queryByText(WARNING)).toBeNull())
  expect(documentReads()).toBe(before + 1)
})

test('leaving the profile with an unsaved change asks for confirmation, until the change is saved', async () => {
  const { visitor, press, write, router } = await open({
    'PUT /api/users/u1': { body: { ...asha, phone: '+919822012345' } },
  })
  const leave = () => visitor.click(screen.getByRole('link', { name: 'Back to Dashboard' }))
  await write(/^Phone/, '98220 12345')
  await leave()
  const question = within(await screen.findByRole('alertdialog', { name: 'Leave this page?' }))
  await visitor.click(question.getByRole('button', { name: 'Stay' }))
  await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull())
  expect(screen.getByLabelText(/^Phone/)).toHaveProperty('value', '98220 12345')
  await press('Save Changes')
  await screen.findByText('Profile Updated')
  await leave()
  await waitFor(() => expect(router.state.location.pathname).toBe('/dashboard'))
})

test('leaving the profile with a typed document asks for confirmation', async () => {
  const { visitor, router } = await open()
  await fill(visitor, await screen.findByLabelText(/^Document Number/), 'ABCDE1234F')
  await visitor.click(screen.getByRole('link', { name: 'Back to Dashboard' }))
  await visitor.click(await screen.findByRole('button', { name: 'Leave' }))
  await waitFor(() => expect(router.state.location.pathname).toBe('/dashboard'))
})

test('a member without a tick can change their name without a warning', async () => {
  const { press, write } = await open({
    'GET /api/auth/user': { body: { ...asha, isVerified: false } },
    'PUT /api/users/u1': { body: { ...asha, fullName: 'Asha Patil', isVerified: false } },
  })
  await write(/^Full Name/, 'Asha Patil')
  expect(screen.queryByText(WARNING)).toBeNull()
  await press('Save Changes')
  expect(await screen.findByText('Your profile has been saved.')).toBeTruthy()
})

test('a failed save shows the server message and keeps the text', async () => {
  const { write, saveName } = await open({
    'PUT /api/users/u1': { status: 500, body: { message: 'Please try later.' } },
  })
  await write(/^Full Name/, 'Asha Patil')
  await saveName()
  expect(await screen.findByText('Update Failed')).toBeTruthy()
  expect(screen.getByText('Please try later.')).toBeTruthy()
  expect(screen.getByLabelText(/^Full Name/)).toHaveProperty('value', 'Asha Patil')
})

test('a rejected name is shown at its field', async () => {
  const message = 'This name is kept for the support'
  const { write, saveName, alerts } = await open({
    'PUT /api/users/u1': {
      status: 422,
      body: { message, errors: [{ field: 'fullName', message }] },
    },
  })
  await write(/^Full Name/, 'Support')
  await saveName()
  await waitFor(() => expect(alerts()).toContain(message))
  expect(screen.getByLabelText(/^Full Name/).getAttribute('aria-invalid')).toBe('true')
})

test('the save button shows its pending state, and a second submit is ignored', async () => {
  let respond = (_: object) => {}
  const { press, sent } = await open({
    'PUT /api/users/u1': () => new Promise((resolve) => (respond = resolve)),
  })
  await press('Save Changes')
  const busy = await screen.findByRole('button', { name: 'Saving...' })
  expect(busy).toHaveProperty('disabled', true)
  busy.closest('form')?.requestSubmit()
  respond({ body: asha })
  expect(await screen.findByText('Profile Updated')).toBeTruthy()
  expect(sent('/api/users/u1')).toHaveLength(1)
})

test('closing the tab asks while a change of the profile is being sent', async () => {
  const { press, write } = await open({ 'PUT /api/users/u1': () => new Promise(() => {}) })
  await write(/^Phone/, '98220 12345')
  await press('Save Changes')
  await screen.findByRole('button', { name: 'Saving...' })
  expect(asksBeforeClosing()).toBe(true)
})

test('a picture is previewed, uploaded and published', async () => {
  const { press, choose, sent, queryClient } = await open()
  await choose(picture('image/png'))
  await screen.findByRole('button', { name: 'Save Picture' })
  expect(putFile).not.toHaveBeenCalled()
  await press('Save Picture')
  expect(await screen.findByText('Profile picture updated!')).toBeTruthy()
  expect(screen.getByText('Your profile picture has been successfully updated.')).toBeTruthy()
  expect(vi.mocked(putFile).mock.calls[0]?.[0].uploadUrl).toBe('/api/uploads/p1?signature=s')
  expect(sent('/api/profile/picture')).toEqual([{ profileImageUrl: '/api/uploads/p1' }])
  expect(queryClient.getQueryData(['/api/auth/user'])).toMatchObject({
    profileImageUrl: '/media/p1/avatar.webp',
  })
})

test('the preview of a discarded picture is revoked, and the picture is not sent', async () => {
  const { press, choose } = await open()
  const revoke = vi.spyOn(URL, 'revokeObjectURL')
  const preview = () => document.querySelector('main img[src="blob:preview"]')
  await choose(picture('image/png'))
  await screen.findByRole('button', { name: 'Save Picture' })
  expect(preview()).toBeTruthy()
  expect(revoke).not.toHaveBeenCalledWith('blob:preview')
  await press('Keep the old one')
  expect(preview()).toBeNull()
  expect(revoke).toHaveBeenCalledWith('blob:preview')
  expect(putFile).not.toHaveBeenCalled()
})

test('a picture is saved once its variants are published, and locked until then', async () => {
  let look = (_: object) => {}
  const { press, choose, queryClient } = await open({
    'HEAD /media/p1/avatar.webp': () => new Promise((resolve) => (look = resolve)),
  })
  await choose(picture('image/png'))
  await screen.findByRole('button', { name: 'Save Picture' })
  const isLookedFor = () =>
    vi.mocked(fetch).mock.calls.some(([path]) => path === '/media/p1/avatar.webp')
  await press('Save Picture')
  await waitFor(() => expect(isLookedFor()).toBe(true))
  for (const name of ['Uploading...', 'Keep the old one']) {
    expect(screen.getByRole('button', { name })).toHaveProperty('disabled', true)
  }
  expect(queryClient.getQueryData(['/api/auth/user'])).toMatchObject({ profileImageUrl: null })
  look({})
  expect(await screen.findByText('Profile picture updated!')).toBeTruthy()
  expect(screen.queryByRole('button', { name: 'Save Picture' })).toBeNull()
})

test('a picture that failed to upload stays chosen', async () => {
  vi.mocked(putFile).mockRejectedValue(new Error('500'))
  const { press, choose } = await open()
  await choose(picture('image/png'))
  await screen.findByRole('button', { name: 'Save Picture' })
  await press('Save Picture')
  expect(await screen.findByText('Upload failed')).toBeTruthy()
  const message = 'Failed to update profile picture. Please try again.'
  expect(screen.getByText(message)).toBeTruthy()
  expect(screen.getByRole('button', { name: 'Save Picture' })).toBeTruthy()
})

test('a picture that could not be published is uploaded again with the next save', async () => {
  const responses = [{ status: 500 }, { body: { objectPath: '/media/p1/avatar.webp' } }]
  const { press, choose } = await open({ 'PUT /api/profile/picture': () => responses.shift()! })
  await choose(picture('image/png'))
  await screen.findByRole('button', { name: 'Save Picture' })
  await press('Save Picture')
  expect(await screen.findByText('Upload failed')).toBeTruthy()
  await press('Save Picture')
  expect(await screen.findByText('Profile picture updated!')).toBeTruthy()
  expect(putFile).toHaveBeenCalledTimes(2)
})

test('a picture that is being saved is published also if the page is left', async () => {
  const { promise, resolve } = Promise.withResolvers<void>()
  vi.mocked(putFile).mockReturnValue(promise)
  const { press, choose, sent } = await open()
  await choose(picture('image/png'))
  await screen.findByRole('button', { name: 'Save Picture' })
  await press('Save Picture')
  await waitFor(() => expect(putFile).toHaveBeenCalled())
  cleanup()
  expect(vi.mocked(putFile).mock.calls[0]?.[0].signal?.aborted).not.toBe(true)
  resolve()
  await waitFor(() => expect(sent('/api/profile/picture')).toHaveLength(1))
})

test('rate-limited uploads show the server message', async () => {
  const message = "You've uploaded a lot of files in the last hour. Please try again in 60 minutes."
  const { press, choose } = await open({
    'POST /api/profile/upload-url': { status: 429, body: { message } },
  })
  await choose(picture('image/png'))
  await screen.findByRole('button', { name: 'Save Picture' })
  await press('Save Picture')
  expect(await screen.findByText('Upload failed')).toBeTruthy()
  expect(screen.getByText(message)).toBeTruthy()
})

test.each([
  ['application/pdf', 10, 'Invalid file type', 'Please select an image file (JPG, PNG, etc.)'],
  ['image/png', 11 * 1024 * 1024, 'File too large', 'Please select an image under 5MB'],
])('%s of %d bytes shows %s', async (type, bytes, title, message) => {
  const { choose } = await open()
  await choose(picture(type, bytes))
  expect(await screen.findByText(title)).toBeTruthy()
  expect(screen.getByText(message)).toBeTruthy()
  expect(screen.queryByRole('button', { name: 'Save Picture' })).toBeNull()
})

test('a file whose content is not a picture is rejected', async () => {
  vi.stubGlobal('createImageBitmap', () => Promise.reject(new Error('broken')))
  const { choose } = await open()
  await choose(picture('image/png'))
  expect(await screen.findByText('Error reading file')).toBeTruthy()
  expect(screen.getByText('Failed to read the selected image file')).toBeTruthy()
})

test('a picture that failed to decode can be chosen again', async () => {
  vi.stubGlobal('createImageBitmap', () => Promise.reject(new Error('broken')))
  const { choose } = await open()
  const file = picture('image/png')
  await choose(file)
  expect(await screen.findByText('Error reading file')).toBeTruthy()
  vi.stubGlobal('createImageBitmap', async () => ({ width: 10, height: 10 }))
  await choose(file)
  expect(await screen.findByRole('button', { name: 'Save Picture' })).toBeTruthy()
})

test('a changed name refetches a list of items on the page', async () => {
  const list = vi.fn(() => ({ body: [] }))
  const { write, saveName, queryClient } = await open({
    'PUT /api/users/u1': { body: { ...asha, fullName: 'Asha Patil' } },
    'GET /api/items?limit=3': list,
  })
  const stop = new QueryObserver(queryClient, { queryKey: ['/api/items', { limit: 3 }] }).subscribe(
    () => {}
  )
  await waitFor(() => expect(list).toHaveBeenCalledTimes(1))
  const page = ['/api/users', asha.id]
  queryClient.setQueryData(page, { fullName: asha.fullName })
  await write(/^Full Name/, 'Asha Patil')
  await saveName()
  await waitFor(() => expect(list).toHaveBeenCalledTimes(2))
  expect(queryClient.getQueryState(page)!.isInvalidated).toBe(true)
  stop()
})

test('the profile page is loading while the session loads', async () => {
  stubRequests({ 'GET /api/auth/user': () => new Promise(() => {}) })
  renderApp('/profile/edit')
  await waitFor(() => expect(document.title).toBe('Edit Profile | Saajha'))
  expect(screen.getByText('Loading...')).toBeTruthy()
  expect(screen.queryByText('Please log in to edit your profile.')).toBeNull()
})

test('another UPI ID is saved with the password, in its normal form', async () => {
  const verified = { ...asha, isVerified: true, isEmailVerified: true, upiId: null }
  const { write, press, sent } = await open({
    'GET /api/auth/user': { body: verified },
    [`PUT /api/users/${asha.id}`]: { body: { ...verified, upiId: 'asha@okaxis' } },
  })
  expect(screen.queryByLabelText(/^Your password/)).toBeNull()
  await write(/^UPI ID/, ' Asha@OkAxis ')
  await write(/^Your password/, 'saajha-demo')
  await press('Save Changes')
  await waitFor(() => expect(sent(`/api/users/${asha.id}`)).toHaveLength(1))
  expect(sent(`/api/users/${asha.id}`)[0]).toMatchObject({
    upiId: 'asha@okaxis',
    password: 'saajha-demo',
  })
})

test('another UPI ID without the password asks for it at its field', async () => {
  const { write, press, sent } = await open({
    'GET /api/auth/user': { body: { ...asha, isVerified: true, isEmailVerified: true } },
  })
  await write(/^UPI ID/, 'asha@okaxis')
  await press('Save Changes')
  const message = 'Please enter your current password'
  const password = screen.getByLabelText(/^Your password/)
  await waitFor(() => expect(password).toBe(document.activeElement))
  expect(screen.getByText(message)).toBeTruthy()
  expect(sent(`/api/users/${asha.id}`)).toEqual([])
})

test('a text that is no UPI ID is named at its field', async () => {
  const { write, press, sent } = await open({
    'GET /api/auth/user': { body: { ...asha, isVerified: true, isEmailVerified: true } },
  })
  await write(/^UPI ID/, 'asha')
  await press('Save Changes')
  expect(await screen.findByText('Please enter a UPI ID, like asha@okaxis')).toBeTruthy()
  expect(sent(`/api/users/${asha.id}`)).toEqual([])
})

test('a member without the verified tick reads how to get to a UPI ID', async () => {
  await open({ 'GET /api/auth/user': { body: { ...asha, isVerified: false } } })
  expect(screen.getByLabelText<HTMLInputElement>(/^UPI ID/).readOnly).toBe(true)
  expect(screen.getByText(/^You can add a UPI ID once/)).toBeTruthy()
})

test('a member without a password changes the UPI ID after signing in with Google again', async () => {
  const message = 'Please sign in with Google again first.'
  const google = { ...asha, isVerified: true, isEmailVerified: true, hasPassword: false }
  const { write, press, sent, store } = await open({
    'GET /api/auth/user': { body: google },
    [`PUT /api/users/${asha.id}`]: { status: 403, body: { code: 'recentSignInRequired', message } },
  })
  await write(/^UPI ID/, 'asha@okaxis')
  expect(screen.queryByLabelText(/^Your password/)).toBeNull()
  await press('Save Changes')
  const link = await screen.findByRole('link', { name: 'Continue with Google' })
  expect(link.getAttribute('href')).toBe('/api/login?returnTo=%2Fprofile%2Fedit')
  expect(sent(`/api/users/${asha.id}`)[0]).not.toHaveProperty('password')
  expect(screen.getByLabelText<HTMLInputElement>(/^UPI ID/).value).toBe('asha@okaxis')
  expect(store.getState().toasts).toEqual([])
})

const google = { ...asha, isVerified: true, isEmailVerified: true, hasPassword: false }

/** Types a UPI ID as a member without a password, and leaves for Google with it. */
async function leaveForGoogle(text: string) {
  const leaveTo = vi.spyOn(leaving, 'leaveTo').mockImplementation(() => {})
  const message = 'Please sign in with Google again first.'
  const { write, press, visitor } = await open({
    'GET /api/auth/user': { body: google },
    [`PUT /api/users/${asha.id}`]: { status: 403, body: { code: 'recentSignInRequired', message } },
  })
  await write(/^UPI ID/, text)
  await press('Save Changes')
  await visitor.click(await screen.findByRole('link', { name: 'Continue with Google' }))
  expect(leaveTo).toHaveBeenCalledWith('/api/login?returnTo=%2Fprofile%2Fedit')
  cleanup()
}

const keptProfile = () => readKeptProfile(asha.id)
const typedUpiId = () => screen.getByLabelText<HTMLInputElement>(/^UPI ID/).value

test('a UPI ID that was typed before the sign-in with Google is filled in again, one press before it is saved', async () => {
  await leaveForGoogle('asha@okaxis')
  const scroll = vi.spyOn(Element.prototype, 'scrollIntoView')
  const { visitor, sent } = await open({
    'GET /api/auth/user': { body: google },
    [`PUT /api/users/${asha.id}`]: { body: { ...google, upiId: 'asha@okaxis' } },
  })
  expect(typedUpiId()).toBe('asha@okaxis')
  expect(document.activeElement).toBe(screen.getByRole('button', { name: 'Save Changes' }))
  const hint = "We've kept what you entered. Save your changes now."
  expect(screen.getByRole('button', { description: hint })).toBe(document.activeElement)
  expect(scroll.mock.contexts).toEqual([screen.getByText(hint)])
  expect(asksBeforeClosing()).toBe(true)
  await visitor.keyboard('{Enter}')
  await screen.findByText('Profile Updated')
  expect(asksBeforeClosing()).toBe(false)
  expect(sent(`/api/users/${asha.id}`)).toHaveLength(2)
  expect(sent(`/api/users/${asha.id}`)[1]).toMatchObject({ upiId: 'asha@okaxis' })
  expect(screen.queryByText(hint)).toBeNull()
})

test('a UPI ID that was typed before the sign-in with Google is filled in once', async () => {
  await leaveForGoogle('asha@okaxis')
  expect(keptProfile()).toEqual({
    fullName: asha.fullName,
    location: asha.location,
    phone: asha.phone,
    upiId: 'asha@okaxis',
  })
  await open({ 'GET /api/auth/user': { body: google } })
  expect(typedUpiId()).toBe('asha@okaxis')
  cleanup()
  await open({ 'GET /api/auth/user': { body: google } })
  expect(typedUpiId()).toBe('')
  expect(document.activeElement).toBe(document.body)
})

test('a UPI ID that a member typed before the sign-in with Google is neither shown to another member nor kept', async () => {
  await leaveForGoogle('asha@okaxis')
  await open({ 'GET /api/auth/user': { body: { ...google, id: 'u2', fullName: 'Ravi Iyer' } } })
  expect(typedUpiId()).toBe('')
  await waitFor(() => expect(sessionStorage).toHaveLength(0))
})

test('a UPI ID that was typed more than ten minutes before the sign-in with Google is neither filled in nor kept', async () => {
  await leaveForGoogle('asha@okaxis')
  const later = Date.now() + 10 * 60 * 1000 + 1
  vi.spyOn(Date, 'now').mockReturnValue(later)
  await open({ 'GET /api/auth/user': { body: google } })
  expect(typedUpiId()).toBe('')
  await waitFor(() => expect(sessionStorage).toHaveLength(0))
})

test('a UPI ID that a member typed is dropped when another page opens more than ten minutes after they left for Google', async () => {
  await leaveForGoogle('asha@okaxis')
  const later = Date.now() + 10 * 60 * 1000 + 1
  vi.spyOn(Date, 'now').mockReturnValue(later)
  stubRequests({ 'GET /api/auth/user': { body: google } })
  renderApp('/no-such-page')
  await waitFor(() => expect(sessionStorage).toHaveLength(0))
})

test('a phone number that is removed on another device is not saved again with a new location', async () => {
  const { write, press, queryClient, sent } = await open({
    [`PUT /api/users/${asha.id}`]: { body: { ...asha, phone: null, location: 'Kolhapur' } },
  })
  await write(/^Location/, 'Kolhapur')
  act(() => void queryClient.setQueryData(CURRENT_USER_KEY, { ...asha, phone: null }))
  await press('Save Changes')
  await screen.findByText('Profile Updated')
  expect(sent(`/api/users/${asha.id}`)).toMatchObject([{ location: 'Kolhapur', phone: null }])
})

test('fields that were typed before the session ended are filled in again for the same member', async () => {
  const { write, queryClient } = await open()
  await write(/^Location/, 'Kolhapur')
  act(() => void queryClient.setQueryData(CURRENT_USER_KEY, null))
  await screen.findByRole('heading', { name: 'Please log in to edit your profile.' })
  act(() => void queryClient.setQueryData(CURRENT_USER_KEY, asha))
  expect(
    await screen.findByText("We've kept what you entered. Save your changes now.")
  ).toBeTruthy()
  expect(screen.getByLabelText(/^Location/)).toHaveProperty('value', 'Kolhapur')
})

test('a UPI ID that was typed before the sign-in with Google is not in the storage that outlives the tab', async () => {
  await leaveForGoogle('asha@okaxis')
  expect(JSON.stringify(localStorage)).not.toContain('asha@okaxis')
})
