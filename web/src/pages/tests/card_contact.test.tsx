import { screen, waitFor, within } from '@testing-library/react'
import { expect, test, vi } from 'vitest'
import { selectToasts } from '@/lib/toasts/toasts_slice'
import { stubRequests } from '@/tests/stub_requests'
import { bike } from '@/tests/bike'
import { asha } from '@/tests/member'
import { renderApp } from '@/tests/render_app'
import { sentContact } from '@/tests/sent_contact'

function openSearch(
  change: object,
  user?: object,
  record: () => object = () => ({ status: 201, body: sentContact }),
  item: object = { body: { ...bike, ...change } }
) {
  const requests = stubRequests({
    'GET /api/items': { body: [{ ...bike, ...change }] },
    'GET /api/items/i1': item,
    'POST /api/contact-interactions': record,
    ...(user && { 'GET /api/auth/user': { body: user } }),
  })
  const recorded = () =>
    requests.mock.calls
      .filter(([, init]) => init?.method === 'POST')
      .map(([, init]) => JSON.parse(init?.body as string))
  return { ...renderApp('/search'), recorded }
}

test("a card's WhatsApp link contains the question, and a member's tap is recorded", async () => {
  const { visitor, recorded } = openSearch({}, { ...asha, id: 'u9' })
  await screen.findByRole('button', { name: 'Your account' })
  const link = await screen.findByRole('link', { name: 'WhatsApp Asha Rao' })
  const url = new URL(link.getAttribute('href')!)
  expect(url.origin + url.pathname).toBe('https://wa.me/+919800000001')
  expect(url.searchParams.get('text')).toBe(
    'Hi Asha Rao, I\'m interested in renting "Honda Activa 6G" for ₹1,250/day. Is it available?'
  )
  await visitor.click(link)
  const contact = { itemId: 'i1', ownerId: 'u1', contacterId: 'u9' }
  const how = { interactionType: 'whatsapp', contactMethod: 'whatsapp' }
  await waitFor(() => expect(recorded()).toEqual([{ ...contact, ...how }]))
})

test('a rate-limited tap still opens WhatsApp, without an error', async () => {
  const calls = vi.fn(() => ({ status: 429, body: { message: 'Too often' } }))
  const { visitor, queryClient, store } = openSearch({}, { ...asha, id: 'u9' }, calls)
  await screen.findByRole('button', { name: 'Your account' })
  const link = await screen.findByRole('link', { name: 'WhatsApp Asha Rao' })
  const opened = vi.fn((event: Event) => event.defaultPrevented)
  window.addEventListener('click', opened)
  await visitor.click(link)
  await waitFor(() => expect(calls).toHaveBeenCalledTimes(1))
  window.removeEventListener('click', opened)
  expect(opened).toHaveReturnedWith(false)
  expect(link.getAttribute('href')).toMatch(/^https:\/\/wa\.me\//)
  const states = () =>
    queryClient
      .getMutationCache()
      .getAll()
      .map(({ state }) => state.status)
  await waitFor(() => expect(states()).toEqual(['error']))
  expect(selectToasts(store.getState())).toEqual([])
  expect(screen.queryByRole('alert')).toBeNull()
})

test("a guest's WhatsApp tap on a card is not recorded", async () => {
  const { visitor, recorded } = openSearch({})
  await visitor.click(await screen.findByRole('link', { name: 'WhatsApp Asha Rao' }))
  expect(recorded()).toEqual([])
})

test('a card of an owner whose number is in the profile only opens WhatsApp with it, and becomes a link', async () => {
  const open = vi.spyOn(window, 'open').mockReturnValue(null)
  const { visitor, recorded } = openSearch(
    { contactPhone: null, owner: { ...bike.owner, phone: null } },
    { ...asha, id: 'u9' },
    undefined,
    { body: { ...bike, contactPhone: null, owner: { ...bike.owner, phone: '9822012345' } } }
  )
  await screen.findByRole('button', { name: 'Your account' })
  await visitor.click(await screen.findByRole('button', { name: 'WhatsApp Asha Rao' }))
  const link = await screen.findByRole('link', { name: 'WhatsApp Asha Rao' })
  expect(link.getAttribute('href')).toMatch(/^https:\/\/wa\.me\/919822012345\?text=Hi/)
  expect(open.mock.calls).toEqual([[link.getAttribute('href'), '_blank', 'noreferrer']])
  await waitFor(() => expect(recorded()).toMatchObject([{ interactionType: 'whatsapp' }]))
  expect(screen.queryByRole('alertdialog')).toBeNull()
})

test('a card whose item cannot be fetched leads to its page instead of saying that there is no phone', async () => {
  const { visitor, router } = openSearch(
    { contactPhone: null, owner: { ...bike.owner, phone: null } },
    undefined,
    undefined,
    { status: 500 }
  )
  await visitor.click(await screen.findByRole('button', { name: 'WhatsApp Asha Rao' }))
  await waitFor(() => expect(router.state.location.pathname).toBe('/item/i1'))
  expect(screen.queryByRole('alertdialog')).toBeNull()
})

test('a card without a phone number shows another way to contact the owner', async () => {
  const { visitor, router, recorded } = openSearch({
    contactPhone: null,
    owner: { ...bike.owner, phone: null },
  })
  await visitor.click(await screen.findByRole('button', { name: 'WhatsApp Asha Rao' }))
  const alert = await screen.findByRole('alertdialog')
  expect(
    within(alert).getByText(
      'Contact information not available. Please use the messaging system to reach Asha Rao.'
    )
  ).toBeTruthy()
  await visitor.click(within(alert).getByRole('button', { name: 'OK' }))
  await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull())
  expect(recorded()).toEqual([])
  await visitor.click(screen.getByRole('button', { name: 'WhatsApp Asha Rao' }))
  await visitor.click(await screen.findByRole('button', { name: 'Message Owner' }))
  await waitFor(() => expect(router.state.location.pathname).toBe('/contact/i1'))
})

test('owners have no contact button on their own cards', async () => {
  openSearch({}, asha)
  await screen.findByRole('button', { name: 'Your account' })
  expect(await screen.findByRole('link', { name: 'Honda Activa 6G' })).toBeTruthy()
  expect(screen.queryByRole('link', { name: /^WhatsApp Asha/ })).toBeNull()
})
