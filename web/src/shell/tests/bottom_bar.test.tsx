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

test('a phone has a bottom bar with five entries, and the current one is marked', async () => {
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

test('the unread count is part of the accessible name and shown as a number', async () => {
  stubRequests({
    'GET /api/auth/user': { body: asha },
    'GET /api/notifications/unread-count': { body: { count: 3, version: 1 } },
  })
  renderApp('/no-such-page')
  const way = await (await bar()).findByRole('link', { name: '3 Notifications, unread' })
  expect(way.textContent).toBe('3 Notifications')
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
