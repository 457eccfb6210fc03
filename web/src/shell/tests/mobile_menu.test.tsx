import { fireEvent, screen, waitFor, within } from '@testing-library/react'
import { createPath } from 'react-router-dom'
import { afterEach, expect, test, vi } from 'vitest'
import * as leaving from '@/lib/session/leave_to'
import { stubRequests } from '@/tests/stub_requests'
import { asha } from '@/tests/member'
import { renderApp } from '@/tests/render_app'

const SIGNED_IN = { 'GET /api/auth/user': { body: asha } }

afterEach(() => document.querySelector('meta[name^="code:"]')?.remove())

async function openMenu(responses: Parameters<typeof stubRequests>[0] = {}) {
  stubRequests(responses)
  const app = renderApp('/no-such-page')
  if ('GET /api/auth/user' in responses) await screen.findByRole('button', { name: 'Your account' })
  const opener = screen.getByRole('button', { name: 'Open menu' })
  await app.visitor.click(opener)
  const menu = within(await screen.findByRole('navigation', { name: 'Menu' }))
  const choose = (name: string) => app.visitor.click(menu.getByRole('button', { name }))
  return { ...app, opener, choose }
}

test('a pointer that goes down on the menu button fetches the code of the menu before the click', async () => {
  const named = document.createElement('meta')
  Object.assign(named, { name: 'code:mobile_menu_panel', content: '/assets/menu-1.js' })
  document.head.append(named)
  const fetched = vi.fn(() => ({ body: '' }))
  stubRequests({ 'GET /assets/menu-1.js': fetched })
  renderApp('/no-such-page')
  fireEvent.pointerDown(screen.getByRole('button', { name: 'Open menu' }))
  await waitFor(() => expect(fetched).toHaveBeenCalledOnce())
  expect(screen.queryByRole('dialog')).toBeNull()
})

test('aria-expanded of the menu button is true only while the menu is open', async () => {
  const { opener, visitor } = await openMenu()
  expect(opener.getAttribute('aria-expanded')).toBe('true')
  await visitor.keyboard('{Escape}')
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
  expect(opener.getAttribute('aria-expanded')).toBe('false')
})

test.each(['Profile', 'My Listings'])(
  '%s in the menu leads to the dashboard and replaces the history entry of the menu',
  async (name) => {
    const { router, choose } = await openMenu(SIGNED_IN)
    await choose(name)
    await waitFor(() => expect(router.state.location.pathname).toBe('/dashboard'))
    expect(router.state.historyAction).toBe('REPLACE')
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
  }
)

test.each([
  ['Inbox', '/dashboard?show=messages'],
  ['Bookings', '/dashboard?show=bookings'],
  ['Notifications', '/dashboard?tab=notifications'],
])('%s in the menu of a member leads to %s', async (name, path) => {
  const { router, choose } = await openMenu(SIGNED_IN)
  await choose(name)
  await waitFor(() => expect(createPath(router.state.location)).toBe(path))
  expect(router.state.historyAction).toBe('REPLACE')
})

test.each([
  ['Home', '/'],
  ['Favorites', '/search?favorites=true'],
])(
  '%s in the menu of a guest leads to %s and replaces the history entry of the menu',
  async (name, path) => {
    const { router, choose } = await openMenu()
    await choose(name)
    await waitFor(() => expect(createPath(router.state.location)).toBe(path))
    expect(router.state.historyAction).toBe('REPLACE')
  }
)

test.each([
  ['Login', 'Log In'],
  ['Sign Up', 'Sign Up'],
])('%s in the menu opens the tab %s', async (name, chosen) => {
  const { choose } = await openMenu()
  await choose(name)
  const tab = await screen.findByRole('tab', { name: chosen })
  expect(tab.getAttribute('aria-selected')).toBe('true')
})

test('Sign out in the menu navigates to the server', async () => {
  const leaveTo = vi.spyOn(leaving, 'leaveTo').mockImplementation(() => {})
  const { choose } = await openMenu(SIGNED_IN)
  await choose('Sign out')
  await waitFor(() => expect(leaveTo).toHaveBeenCalledWith('/api/logout'))
})

test('Review documents in the menu of an administrator shows the pending count and replaces the history entry of the menu', async () => {
  const { router, choose } = await openMenu({
    'GET /api/auth/user': { body: { ...asha, role: 'admin' } },
    'GET /api/admin/verification-documents/counts': {
      body: { pending: 3, verified: 0, rejected: 0, expired: 0 },
    },
  })
  await screen.findByText('3 pending')
  await choose('Review documents 3 pending')
  await waitFor(() => expect(router.state.location.pathname).toBe('/admin'))
  expect(router.state.location.search).toBe('?status=pending')
  expect(router.state.historyAction).toBe('REPLACE')
})
