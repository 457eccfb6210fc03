import { render, screen, waitFor, within } from '@testing-library/react'
import { afterEach, expect, test, vi } from 'vitest'
import { cardView, type Availability } from '@/features/catalogue/card_view'
import { AvailabilityDot } from '@/features/catalogue/components/cards/availability_dot'
import { stubRequests } from '@/tests/stub_requests'
import { bike } from '@/tests/bike'
import { asha } from '@/tests/member'
import { renderApp } from '@/tests/render_app'

vi.mock('socket.io-client', () => ({ io: () => ({ on() {}, disconnect() {} }) }))

afterEach(() => void Reflect.deleteProperty(navigator, 'serviceWorker'))

function openSearch(...items: unknown[]) {
  stubRequests({ 'GET /api/items': { body: items } })
  return renderApp('/search')
}
const firstCard = async () =>
  within((await screen.findByRole('link', { name: /^View Details/ })).closest('li') as HTMLElement)

test('a card shows title, price, location, owner and availability', async () => {
  openSearch(bike)
  const card = await firstCard()
  expect(card.getByRole('link', { name: 'Honda Activa 6G' }).getAttribute('href')).toBe('/item/i1')
  expect(card.getByText('₹1,250').parentElement?.textContent).toBe('₹1,250/day')
  expect(card.getByText('Pune')).toBeTruthy()
  expect(card.queryByText(/Maharashtra/)).toBeNull()
  expect(card.getByText('Asha Rao')).toBeTruthy()
  expect(card.getByText('Verified owner')).toBeTruthy()
  expect(card.getByText('Available')).toBeTruthy()
  expect(card.getByText('(0)').parentElement?.textContent).toBe('4.5 (0)')
  expect(card.getByText('Rated 4.5 out of 5, 0 reviews')).toBeTruthy()
  expect(card.getByText('· Bikes & Scooters')).toBeTruthy()
  expect(card.queryByText('Video')).toBeNull()
  expect(card.getByRole('link', { name: /^View Details/ }).getAttribute('href')).toBe('/item/i1')
})

test('a card has one tab stop for its item: View Details, the same link as the title, is none', async () => {
  openSearch(bike)
  const card = await firstCard()
  const stops = card.getAllByRole('link').filter(({ tabIndex }) => tabIndex >= 0)
  expect(stops.filter((link) => link.getAttribute('href') === '/item/i1')).toHaveLength(1)
})

test('the toast of a removed favourite is informational', async () => {
  const { visitor, store } = openSearch(bike)
  const variants = () => store.getState().toasts.map(({ variant }) => variant ?? 'default')
  await visitor.click(
    await screen.findByRole('button', { name: 'Add Honda Activa 6G to favorites' })
  )
  expect(variants()).toEqual(['default'])
  await visitor.click(screen.getByRole('button', { name: 'Remove Honda Activa 6G from favorites' }))
  expect(variants()).toEqual(['info'])
})

test('a card shows fallbacks for missing values', async () => {
  const { owner: _, ...ownerless } = bike
  const bare = { ...ownerless, title: ' ', location: '', price: null, imageUrls: [] }
  stubRequests({
    'GET /api/items': { body: [{ ...bare, isAvailable: false }], isUndocumented: true },
  })
  renderApp('/search')
  const card = await firstCard()
  for (const text of [
    'Untitled Item',
    'Location not specified',
    'Price Negotiable',
    'Anonymous',
    'Unavailable',
  ]) {
    expect(card.getByText(text)).toBeTruthy()
  }
  expect(card.queryByText('Verified owner')).toBeNull()
  expect(card.getByRole('presentation').getAttribute('src')).toBe('/default-item.webp')
})

test.each([
  ['the owner', asha, 0],
  ['another member', { ...asha, id: 'u9' }, 1],
])('%s cannot reach the WhatsApp button of a card while the account is loading', async (...row) => {
  const [, user, buttons] = row
  const account = Promise.withResolvers<{ body: unknown }>()
  stubRequests({
    'GET /api/items': { body: [bike] },
    'GET /api/auth/user': () => account.promise,
  })
  renderApp('/search')
  const card = await firstCard()
  const whatsapp = () => card.queryAllByRole('link', { name: 'WhatsApp Asha Rao' })
  expect(whatsapp().map((link) => link.hasAttribute('inert'))).toEqual([true])
  account.resolve({ body: user })
  await screen.findByRole('button', { name: 'Your account' })
  expect(whatsapp().map((link) => link.hasAttribute('inert'))).toEqual(Array(buttons).fill(false))
})

test('a card marks an item with a video', async () => {
  openSearch({ ...bike, videoUrl: '/media/v/video.mp4' })
  expect((await firstCard()).getByText('Video')).toBeTruthy()
})

test('a card shows the card-size variant of the first picture', () => {
  expect(cardView(bike).image?.src).toBe('/media/a/card.webp')
})

test('the heart adds and removes a favourite, and dispatches an event for each', async () => {
  const listener = vi.fn()
  window.addEventListener('favoriteToggled', listener)
  const { visitor } = openSearch(bike)
  await visitor.click(
    await screen.findByRole('button', { name: 'Add Honda Activa 6G to favorites' })
  )
  expect(await screen.findByText('Added to favorites')).toBeTruthy()
  expect(localStorage.getItem('Saajha_favorites')).toBe('["i1"]')
  await visitor.click(screen.getByRole('button', { name: 'Remove Honda Activa 6G from favorites' }))
  expect(await screen.findByText('Removed from favorites')).toBeTruthy()
  await waitFor(() => expect(screen.queryByText('Added to favorites')).toBeNull())
  expect(listener.mock.calls.map(([event]) => event.detail.action)).toEqual(['added', 'removed'])
  window.removeEventListener('favoriteToggled', listener)
})

test.each([
  ['available', 'Available', 'bg-success'],
  ['rented', 'Rented', 'bg-danger'],
  ['unavailable', 'Unavailable', 'bg-control'],
] as const satisfies [Availability, string, string][])(
  'the dot for %s has the label %s and its own colour',
  (availability, word, colour) => {
    render(<AvailabilityDot availability={availability} />)
    expect(screen.getByText(word).previousElementSibling?.classList.contains(colour)).toBe(true)
  }
)

test('a card shows its owner’s picture', () => {
  const owner = { ...bike.owner, profileImageUrl: '/media/p/avatar.webp' }
  expect(cardView({ ...bike, owner }).ownerAvatar).toBe('/media/p/avatar.webp')
  expect(cardView(bike).ownerAvatar).toBeNull()
})

test.each([
  [true, 1],
  [false, 0],
])('the card of an item with isFeatured %s has %i featured badges', async (isFeatured, times) => {
  openSearch({ ...bike, isFeatured })
  expect((await firstCard()).queryAllByText('Featured')).toHaveLength(times)
})

test('an item that becomes a favourite is prefetched for offline use', async () => {
  const serviceWorker = { controller: {} }
  Object.defineProperty(navigator, 'serviceWorker', { value: serviceWorker, configurable: true })
  const { visitor } = openSearch(bike)
  const reads = () => vi.mocked(fetch).mock.calls.filter(([path]) => path === '/api/items/i1')
  await visitor.click(
    await screen.findByRole('button', { name: 'Add Honda Activa 6G to favorites' })
  )
  await visitor.click(screen.getByRole('button', { name: 'Remove Honda Activa 6G from favorites' }))
  expect(reads()).toEqual([['/api/items/i1', { headers: { purpose: 'prefetch' } }]])
})

test('the title of an item is a heading one level below the heading of its list', async () => {
  openSearch(bike)
  const card = await firstCard()
  expect(card.getByRole('heading', { level: 2, name: 'Honda Activa 6G' })).toBeTruthy()
})

test('a card of a reviewed item shows the mean of its reviews and their number', async () => {
  openSearch({ ...bike, rating: 5, reviewCount: 2 })
  const card = await firstCard()
  expect(card.getByText('(2)').parentElement?.textContent).toBe('5.0 (2)')
  expect(card.getByText('Rated 5.0 out of 5, 2 reviews')).toBeTruthy()
})
