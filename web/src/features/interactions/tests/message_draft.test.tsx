import { fill } from '@/tests/fill'
import { onlineManager } from '@tanstack/react-query'
import { act, cleanup, fireEvent, screen, waitFor } from '@testing-library/react'
import { afterEach, expect, test } from 'vitest'
import { CURRENT_USER_KEY } from '@/lib/queries/query_keys'
import { stubRequests } from '@/tests/stub_requests'
import { camera } from '@/tests/camera'
import { asha } from '@/tests/member'
import { renderApp } from '@/tests/render_app'
import { sentContact } from '@/tests/sent_contact'

afterEach(() => sessionStorage.clear())

const ravi = { ...asha, id: 'u2', fullName: 'Ravi Kumar' }
const PREFILLED = 'Hi Asha Rao, I\'m interested in renting "Canon EOS R6". Is it available?'
const MESSAGE = '/contact/i1?owner=Asha+Rao&item=Canon+EOS+R6'
const BOOKING = `${MESSAGE}&intent=booking&startDate=2099-12-03&endDate=2099-12-06`

/** Opens the page in a new tab of the same browser, as a member or, with null, as a guest. */
async function open(member: typeof asha | null, path = MESSAGE) {
  cleanup()
  stubRequests({
    ...(member && { 'GET /api/auth/user': { body: member } }),
    'GET /api/items/i1': { body: camera },
    'POST /api/contact-interactions': { status: 201, body: sentContact },
  })
  const app = renderApp(path)
  if (member) await screen.findByRole('button', { name: 'Your account' })
  const field = await screen.findByLabelText<HTMLTextAreaElement>('Message')
  return { ...app, field, write: (text: string) => fill(app.visitor, field, text) }
}

const message = () => screen.getByLabelText<HTMLTextAreaElement>('Message').value
const restored = () => screen.findByText(/^We restored your draft from .+\.$/)

test('a typed message is restored after a reload until it is sent', async () => {
  const first = await open(ravi)
  await first.write(' Thanks')
  const { visitor } = await open(ravi)
  await restored()
  expect(message()).toBe(`${PREFILLED} Thanks`)
  await visitor.click(screen.getByRole('button', { name: 'Send Message' }))
  await screen.findByText('Message Sent!')
  await open(ravi)
  expect(message()).toBe(PREFILLED)
  expect(screen.queryByText(/We restored/)).toBeNull()
})

test('a typed message is restored once the network returns after a reload without it', async () => {
  const first = await open(ravi)
  await first.write(' Thanks')
  cleanup()
  onlineManager.setOnline(false)
  stubRequests({
    'GET /api/auth/user': () => ({ status: onlineManager.isOnline() ? 200 : 503, body: ravi }),
    'GET /api/items/i1': { body: camera },
  })
  renderApp(MESSAGE)
  await screen.findByRole('heading', { name: "We couldn't load your account" })
  expect(screen.queryByLabelText('Message')).toBeNull()
  act(() => onlineManager.setOnline(true))
  await restored()
  expect(message()).toBe(`${PREFILLED} Thanks`)
})

test('Discard restores the initial message', async () => {
  const first = await open(ravi)
  await first.write(' Thanks')
  const { visitor } = await open(ravi)
  await restored()
  await visitor.click(screen.getByRole('button', { name: 'Discard' }))
  expect(message()).toBe(PREFILLED)
  expect(screen.getByLabelText('Name')).toHaveProperty('value', 'Ravi Kumar')
  expect(document.activeElement).toBe(screen.getByLabelText('Message'))
  await open(ravi)
  expect(message()).toBe(PREFILLED)
})

test('a booking request for other days does not restore the draft of a message', async () => {
  const { write } = await open(ravi)
  await write(' Thanks')
  await open(ravi, BOOKING)
  expect(message()).toContain('from 3 Dec 2099 to 6 Dec 2099')
  expect(screen.queryByText(/We restored/)).toBeNull()
})

test('a booking request of another length does not restore the draft of a shorter one', async () => {
  const { write } = await open(ravi, BOOKING)
  await write(' Thanks')
  await open(ravi, BOOKING.replace('12-06', '12-08'))
  expect(message()).toMatch(
    /from 3 Dec 2099 to 8 Dec 2099, total ₹2,252\.50 \(5 days × ₹450\.50\)\. Is it available\?$/
  )
  expect(screen.queryByText(/We restored/)).toBeNull()
})

test('a page hide stores the latest text', async () => {
  const { field } = await open(ravi)
  fireEvent.change(field, { target: { value: 'Is it free?' } })
  expect(Object.keys(localStorage).filter((key) => key.includes('_draft_'))).toEqual([])
  window.dispatchEvent(new Event('pagehide'))
  expect(Object.keys(localStorage).filter((key) => key.includes('_draft_'))).toHaveLength(1)
})

test('Discard clears field errors', async () => {
  const first = await open(ravi)
  await first.write(' Thanks')
  const { visitor } = await open(ravi)
  await restored()
  await visitor.clear(screen.getByLabelText('Message'))
  await visitor.click(screen.getByRole('button', { name: 'Send Message' }))
  expect(await screen.findByText('Please write a message.')).toBeTruthy()
  await visitor.click(screen.getByRole('button', { name: 'Discard' }))
  expect(screen.queryByText('Please write a message.')).toBeNull()
})

test('a guest who signs in keeps their draft, and later guests do not see it', async () => {
  const { write, queryClient, visitor } = await open(null)
  await write(' Thanks')
  await fill(visitor, screen.getByLabelText('Name'), 'R. Kumar')
  act(() => void queryClient.setQueryData(CURRENT_USER_KEY, ravi))
  await waitFor(() => expect(screen.getByLabelText('Email')).toHaveProperty('value', ravi.email))
  expect(message()).toBe(`${PREFILLED} Thanks`)
  expect(screen.queryByText(/We restored/)).toBeNull()
  await open(null)
  expect(message()).toBe(PREFILLED)
  await open(ravi)
  await restored()
  expect(message()).toBe(`${PREFILLED} Thanks`)
  expect(screen.getByLabelText('Name')).toHaveProperty('value', 'R. Kumar')
})

test('a guest who returns from another page as a member is offered their draft', async () => {
  const { write } = await open(null)
  await write(' Thanks')
  await open(ravi)
  await restored()
  expect(message()).toBe(`${PREFILLED} Thanks`)
})

test('a member is not offered the draft of a guest in another tab', async () => {
  const { write } = await open(null)
  await write(' Thanks')
  cleanup()
  sessionStorage.clear()
  await open(ravi)
  expect(message()).toBe(PREFILLED)
  await open(null)
  await restored()
})

test('a member’s draft is not stored for guests when the session ends', async () => {
  const { write, queryClient } = await open(ravi)
  await write(' Thanks')
  act(() => void queryClient.setQueryData(CURRENT_USER_KEY, null))
  await screen.findByText('Login required')
  expect(message()).toBe(`${PREFILLED} Thanks`)
  await open(null)
  expect(message()).toBe(PREFILLED)
  await open(ravi)
  await restored()
})

test('another member who signs in after the session has ended gets neither the text nor the draft of the one before', async () => {
  const { write, visitor, queryClient } = await open(ravi)
  await write(' Thanks')
  await fill(visitor, screen.getByLabelText(/^Phone/), '+919812345678')
  act(() => void queryClient.setQueryData(CURRENT_USER_KEY, null))
  await screen.findByText('Login required')
  await fill(visitor, screen.getByLabelText('Name'), 'R. Kumar')
  const meera = { ...asha, id: 'u7', fullName: 'Meera Iyer' }
  act(() => void queryClient.setQueryData(CURRENT_USER_KEY, meera))
  await waitFor(() => expect(screen.getByLabelText('Name')).toHaveProperty('value', 'Meera Iyer'))
  expect(message()).toBe(PREFILLED)
  expect(screen.getByLabelText(/^Phone/)).toHaveProperty('value', meera.phone ?? '')
  await open(meera)
  expect(message()).toBe(PREFILLED)
  await open(ravi)
  await restored()
  expect(message()).toBe(`${PREFILLED} Thanks`)
  expect(screen.getByLabelText('Name')).toHaveProperty('value', 'R. Kumar')
})
