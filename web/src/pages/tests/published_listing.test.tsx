import { act, screen, waitFor } from '@testing-library/react'
import { afterEach, expect, test, vi } from 'vitest'
import { sharedListing, whatsappShareUrl } from '@/lib/share'
import { openListingPage } from '@/pages/tests/open_listing_page'
import { routes } from '@/router'
import { bike } from '@/tests/bike'
import { camera } from '@/tests/camera'

const LISTINGS = 'GET /api/items?ownerId=u1&limit=100'

afterEach(() => Reflect.deleteProperty(navigator, 'share'))

async function publish() {
  const form = await openListingPage(
    '/create-listing',
    { [LISTINGS]: { body: [camera, bike] } },
    routes
  )
  await form.fill()
  await form.press('Publish Listing')
  return form
}

test('a published listing is scrolled into view with a link that shares it on WhatsApp', async () => {
  const scroll = vi.spyOn(Element.prototype, 'scrollIntoView')
  await publish()
  const link = await screen.findByRole('link', { name: 'Share on WhatsApp' })
  expect(link.getAttribute('href')).toBe(whatsappShareUrl(sharedListing(camera)))
  expect(link.getAttribute('target')).toBe('_blank')
  const note = screen.getByText('Canon EOS R6 is live').closest('[role=note]')!
  expect(scroll.mock.contexts).toContain(note.parentElement)
  expect(screen.queryByRole('button', { name: 'More ways to share' })).toBeNull()
})

test('the share sheet of the device shares a published listing', async () => {
  const open = vi.fn(() => Promise.resolve())
  Object.defineProperty(navigator, 'share', { value: open, configurable: true })
  const { visitor } = await publish()
  await visitor.click(await screen.findByRole('button', { name: 'More ways to share' }))
  expect(open).toHaveBeenCalledExactlyOnceWith(sharedListing(camera))
})

test('a share sheet that fails shows a message', async () => {
  const share = () => Promise.reject(new DOMException('Denied', 'NotAllowedError'))
  Object.defineProperty(navigator, 'share', { value: share, configurable: true })
  const { visitor } = await publish()
  await visitor.click(await screen.findByRole('button', { name: 'More ways to share' }))
  expect(await screen.findByText('Please share it on WhatsApp instead.')).toBeTruthy()
})

test('the first published listing makes the install offer due', async () => {
  const { store } = await publish()
  await screen.findByRole('link', { name: 'Share on WhatsApp' })
  expect(store.getState().installOffer.stage).toBe('due')
})

test('an updated listing is scrolled into view on the dashboard, without a share note', async () => {
  const scroll = vi.spyOn(Element.prototype, 'scrollIntoView')
  const { press, router, store } = await openListingPage(
    '/edit-listing/i1',
    { [LISTINGS]: { body: [{ ...bike, id: 'i2' }, camera] } },
    routes
  )
  await press('Update Listing')
  await waitFor(() => expect(router.state.location.pathname).toBe('/dashboard'))
  const title = await screen.findByRole('link', { name: camera.title })
  await waitFor(() => expect(scroll.mock.contexts).toContain(title.closest('li')))
  expect(router.state.location.state).toBeNull()
  expect(screen.queryByRole('link', { name: 'Share on WhatsApp' })).toBeNull()
  expect(store.getState().installOffer.stage).toBe('waiting')
})

test('the share note stays until the page is left, and does not return on Back', async () => {
  const { visitor, router } = await publish()
  const link = () => screen.queryByRole('link', { name: 'Share on WhatsApp' })
  await waitFor(() => expect(link()).toBeTruthy())
  expect(router.state.location).toMatchObject({ pathname: '/dashboard', state: null })
  await visitor.click(screen.getByRole('link', { name: 'Add New Listing' }))
  await screen.findByRole('heading', { name: 'List Your Item' })
  await act(() => router.navigate(-1))
  await screen.findAllByRole('switch')
  expect(router.state.location.pathname).toBe('/dashboard')
  expect(link()).toBeNull()
})
