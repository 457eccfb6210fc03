import { screen, waitFor, within } from '@testing-library/react'
import { beforeEach, expect, test, vi } from 'vitest'
import { stubRequests } from '@/tests/stub_requests'
import { asha } from '@/tests/member'
import { renderApp } from '@/tests/render_app'

const bar = async () => within(await screen.findByRole('navigation', { name: 'Main navigation' }))

beforeEach(() => {
  const device = window.matchMedia('')
  vi.spyOn(window, 'matchMedia').mockImplementation((media) => ({
    ...device,
    matches: media === '(width < 48rem)',
  }))
})

test('a guest’s phone has a bottom bar with five entries, and the current one is marked', async () => {
  stubRequests()
  const { visitor } = renderApp('/no-such-page')
  const links = (await bar()).getAllByRole('link')
  expect(links.map((link) => [link.textContent.trim(), link.getAttribute('href')])).toEqual([
    ['Home', '/'],
    ['Search', '/search'],
    ['Notifications', '/dashboard?tab=notifications'],
    ['Profile', '/dashboard'],
  ])
  expect(links.some((link) => link.hasAttribute('aria-current'))).toBe(false)
  await visitor.click((await bar()).getByRole('link', { name: 'Profile' }))
  const taken = await (await bar()).findByRole('link', { current: 'page' })
  expect(taken.textContent.trim()).toBe('Profile')
})

test('a guest who wants to list is asked to sign up', async () => {
  stubRequests()
  const { visitor } = renderApp('/no-such-page')
  await visitor.click((await bar()).getByRole('button', { name: 'List' }))
  const dialog = within(await screen.findByRole('dialog', { name: /Welcome to/ }))
  expect(dialog.getByRole('tab', { name: 'Sign Up' }).ariaSelected).toBe('true')
})

test('List opens the listing form of a member whose account is still loading', async () => {
  let respond = (_: { body: unknown }) => {}
  stubRequests({
    'GET /api/auth/user': () => new Promise((resolve) => (respond = resolve)),
    [`GET /api/items?ownerId=${asha.id}&limit=1`]: { body: [] },
    'GET /api/categories': { body: [] },
  })
  const { router, visitor } = renderApp('/no-such-page')
  await visitor.click((await bar()).getByRole('button', { name: 'List' }))
  await waitFor(() => expect(router.state.location.pathname).toBe('/create-listing'))
  respond({ body: asha })
  expect(await screen.findByRole('heading', { name: 'List Your Item' })).toBeTruthy()
  expect(screen.queryByRole('dialog')).toBeNull()
})

test('a member’s phone has Inbox and Bookings in the bottom bar, each with its count', async () => {
  stubRequests({
    'GET /api/auth/user': { body: asha },
    'GET /api/conversations/unread-count': { body: { count: 3 } },
    'GET /api/bookings/counts': { body: { waiting: 1, sides: ['owner'] } },
  })
  renderApp('/no-such-page')
  const entries = await bar()
  const inbox = await entries.findByRole('link', { name: '3 Inbox, unread' })
  expect(inbox.textContent).toBe('3 Inbox')
  const bookings = await entries.findByRole('link', { name: '1 Bookings, waiting for you' })
  expect(bookings.textContent).toBe('1 Bookings')
  const links = entries.getAllByRole('link')
  expect(links.map((link) => link.getAttribute('href'))).toEqual([
    '/',
    '/search',
    '/dashboard?show=messages',
    '/dashboard?show=bookings',
  ])
})

test('the bottom bar shows a member no counts of zero', async () => {
  stubRequests({
    'GET /api/auth/user': { body: asha },
    'GET /api/conversations/unread-count': { body: { count: 0 } },
    'GET /api/bookings/counts': { body: { waiting: 0, sides: [] } },
  })
  renderApp('/no-such-page')
  expect(await (await bar()).findByRole('link', { name: 'Inbox' })).toBeTruthy()
  expect((await bar()).getByRole('link', { name: 'Bookings' })).toBeTruthy()
})

test.each([
  ['/dashboard?show=bookings', 'Bookings'],
  ['/dashboard?show=messages', 'Inbox'],
])('the bottom bar of a member marks the page %s as %s', async (path, name) => {
  stubRequests({ 'GET /api/auth/user': { body: asha } })
  renderApp(path)
  const current = await (await bar()).findByRole('link', { current: 'page' })
  expect(current.textContent.trim()).toBe(name)
})

test('only phones have the bottom bar', async () => {
  vi.restoreAllMocks()
  stubRequests()
  renderApp('/no-such-page')
  await screen.findByRole('heading', { level: 1 })
  expect(screen.queryByRole('navigation', { name: 'Main navigation' })).toBeNull()
})

test.each([
  ['/?from=mail', 'Home'],
  ['/search?q=tent', 'Search'],
  ['/category/bike', 'Search'],
  ['/profile/edit', 'Profile'],
  ['/dashboard?tab=notifications', 'Notifications'],
])('the bottom bar marks the page %s as part of %s', async (path, name) => {
  stubRequests()
  renderApp(path)
  const taken = (await bar()).getAllByRole('link', { current: 'page' })
  expect(taken.map(({ textContent }) => textContent.trim())).toEqual([name])
})
