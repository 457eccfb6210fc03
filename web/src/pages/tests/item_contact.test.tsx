import { SIGNED_IN_COOKIE } from '@saajha/contract/signed_in_cookie'
import { screen, waitFor } from '@testing-library/react'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { stubRequests } from '@/tests/stub_requests'
import { bike } from '@/tests/bike'
import { asha } from '@/tests/member'
import { renderApp } from '@/tests/render_app'
import { openItem } from '@/pages/tests/open_item'

beforeEach(() => void vi.useFakeTimers({ now: new Date('2098-06-01T06:00:00Z'), toFake: ['Date'] }))
afterEach(() => void vi.useRealTimers())

const member = { ...asha, id: 'u9' }

test("WhatsApp opens with the question, and a member's tap is recorded", async () => {
  const { visitor, sent } = openItem({}, { 'GET /api/auth/user': { body: member } })
  await screen.findByRole('button', { name: 'Your account' })
  const link = await screen.findByRole('link', { name: 'WhatsApp Owner' })
  const url = new URL(link.getAttribute('href')!)
  expect(url.origin + url.pathname).toBe('https://wa.me/+919800000001')
  expect(url.searchParams.get('text')).toBe(
    'Hi Asha Rao, I\'m interested in renting "Honda Activa 6G" for ₹1,250/day. Is it available?'
  )
  await visitor.click(link)
  await waitFor(() =>
    expect(sent()).toEqual([
      {
        itemId: 'i1',
        ownerId: 'u1',
        contacterId: 'u9',
        interactionType: 'whatsapp',
        contactMethod: 'whatsapp',
      },
    ])
  )
})

test("a guest's WhatsApp tap is not recorded, their call is, and the counts are refetched", async () => {
  const counts = vi.fn(() => ({ body: { whatsapp: 0, call: 3, message: 0, total: 3 } }))
  const { visitor, sent } = openItem({}, { 'GET /api/contact-interactions/counts/i1': counts })
  await visitor.click(await screen.findByRole('link', { name: 'WhatsApp Owner' }))
  const call = screen.getByRole('link', { name: 'Call Owner' })
  expect(call.getAttribute('href')).toBe('tel:+919800000001')
  await visitor.click(call)
  await waitFor(() => expect(counts).toHaveBeenCalledTimes(2))
  expect(sent()).toEqual([
    { itemId: 'i1', ownerId: 'u1', interactionType: 'call', contactMethod: 'phone' },
  ])
})

test('without a phone number WhatsApp shows a message and Call is replaced by text', async () => {
  const { visitor } = openItem({ contactPhone: null, owner: { ...bike.owner, phone: null } })
  await visitor.click(await screen.findByRole('button', { name: 'WhatsApp Owner' }))
  expect(await screen.findByText('WhatsApp not available')).toBeTruthy()
  expect(
    screen.getByText('Contact information not available. Please use the messaging system.')
  ).toBeTruthy()
  const chat = new URL(screen.getByRole('link', { name: 'Open WhatsApp' }).getAttribute('href')!)
  expect(chat.origin + chat.pathname).toBe('https://wa.me/')
  expect(chat.searchParams.get('text')).toBe(
    'Hi Asha Rao, I\'m interested in renting "Honda Activa 6G" for ₹1,250/day. Is it available?'
  )
  expect(screen.getByRole('link', { name: 'Message Owner' }).className).toContain('bg-primary ')
  expect(screen.queryByText('Call Owner')).toBeNull()
  expect(screen.getByText('Phone contact not available. Use messaging below.')).toBeTruthy()
})

test('a partial item from a list does not show a missing phone number before it is loaded', async () => {
  const listed = { ...bike, contactPhone: null, owner: { ...bike.owner, phone: null } }
  const whole = Promise.withResolvers<{ body: object }>()
  stubRequests({
    'GET /api/items': { body: [listed] },
    'GET /api/items/i1': () => whole.promise,
  })
  const { visitor } = renderApp('/search')
  await visitor.click(await screen.findByRole('link', { name: 'Honda Activa 6G' }))
  const call = await screen.findByRole('button', { name: 'Call Owner' })
  expect(call.hasAttribute('disabled')).toBe(true)
  expect(screen.queryByText('Phone contact not available. Use messaging below.')).toBeNull()
  whole.resolve({ body: { ...listed, owner: { ...bike.owner, phone: '+919800000009' } } })
  const link = await screen.findByRole('link', { name: 'Call Owner' })
  expect(link.getAttribute('href')).toBe('tel:+919800000009')
})

test('a phone number without a digit has no call link', async () => {
  const { visitor } = openItem({ contactPhone: 'ask me' })
  await visitor.click(await screen.findByRole('button', { name: 'Call Owner' }))
  expect(await screen.findByText('Phone number not available')).toBeTruthy()
})

test('a line under the contact buttons says what the owner gets to see', async () => {
  openItem()
  expect(
    await screen.findByText(
      "If you're logged in, we also share your name, email and phone number with Asha Rao."
    )
  ).toBeTruthy()
})

test('Message Owner links to the contact page with the owner and the item', async () => {
  openItem({ title: 'Bed & mattress' })
  const link = await screen.findByRole('link', { name: 'Message Owner' })
  expect(link.getAttribute('href')).toBe('/contact/i1?owner=Asha+Rao&item=Bed+%26+mattress')
})

test('Message Owner takes the chosen days to the contact page, without a booking request', async () => {
  openItem({}, {}, '?startDate=2099-12-03&endDate=2099-12-06')
  const link = await screen.findByRole('link', { name: 'Message Owner' })
  const { searchParams } = new URL(link.getAttribute('href')!, window.location.origin)
  expect(Object.fromEntries(searchParams)).toMatchObject({
    startDate: '2099-12-03',
    endDate: '2099-12-06',
  })
  expect(searchParams.has('intent')).toBe(false)
})

test.each([
  ['the owner', asha, []],
  ['a renter', member, ['WhatsApp Owner', 'Message Owner', 'Request Booking', 'Book your dates']],
] as const)(
  '%s reaches nothing that is for renters while the account is loading',
  async (...row) => {
    const [, user, reached] = row
    const account = Promise.withResolvers<{ body: unknown }>()
    openItem({}, { 'GET /api/auth/user': () => account.promise })
    await screen.findByRole('heading', { level: 1, name: 'Honda Activa 6G' })
    const forRenters = () =>
      ['WhatsApp Owner', 'Message Owner', 'Request Booking', 'Book your dates'].filter((text) =>
        screen.queryAllByText(text).some((element) => !element.closest('[inert]'))
      )
    const days = () => screen.getByRole('grid').closest('[inert]')
    await screen.findByRole('grid')
    expect(forRenters()).toEqual([])
    expect(days()).toBeTruthy()
    expect(screen.queryByText('This is your listing')).toBeNull()
    account.resolve({ body: user })
    await screen.findByRole('button', { name: 'Your account' })
    expect(forRenters()).toEqual(reached)
    await waitFor(() => expect(days()).toBeNull())
  }
)

test('a guest reaches the calendar and the contact buttons at once', async () => {
  openItem({}, { 'GET /api/auth/user': () => new Promise(() => {}) })
  document.cookie = `${SIGNED_IN_COOKIE}=1; max-age=0`
  const message = await screen.findByRole('link', { name: 'Message Owner' })
  expect(message.closest('[inert]')).toBeNull()
  expect((await screen.findByRole('grid')).closest('[inert]')).toBeNull()
})

test.each([
  ['+919800000001', ['+91 98000 00001']],
  [null, []],
])('an owner whose phone is %j is shown with the numbers %j', async (phone, shown) => {
  openItem({ contactPhone: phone, owner: { ...bike.owner, phone: null } })
  await screen.findByText('Asha Rao')
  expect(screen.queryAllByText(/^\+91/).map(({ textContent }) => textContent)).toEqual(shown)
})
