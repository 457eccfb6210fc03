import { act, screen, waitFor } from '@testing-library/react'
import { expect, test, vi } from 'vitest'
import { selectOpenToast } from '@/lib/toasts/toasts_slice'
import { asha } from '@/tests/member'
import { renderApp } from '@/tests/render_app'
import { stubRequests } from '@/tests/stub_requests'

const network = vi.hoisted(() => ({ isOnline: false, failures: 0 }))

/** A module whose load fails without a network. */
const failing = vi.hoisted(
  () => (name: string) => async (importOriginal: () => Promise<object>) => {
    const loaded = (await importOriginal()) as Record<string, unknown>
    return {
      get [name]() {
        if (network.isOnline) return loaded[name]
        network.failures++
        throw new TypeError('Failed to fetch dynamically imported module')
      },
    }
  }
)
vi.mock('@/shell/account_menu', failing('AccountMenu'))
vi.mock('@/shell/member_links', failing('MemberLinks'))

test('an account menu that cannot be loaded leaves the page standing, and a press tries again and reports a failure', async () => {
  stubRequests({ 'GET /api/auth/user': { body: asha } })
  const { visitor, store } = renderApp('/no-such-page')
  const account = await screen.findByRole('button', { name: 'Your account' })
  expect(screen.queryByText('Something went wrong')).toBeNull()
  expect(selectOpenToast(store.getState())).toBeUndefined()

  const failures = network.failures
  await visitor.click(account)
  await waitFor(() => expect(network.failures).toBeGreaterThan(failures))
  await waitFor(() =>
    expect(selectOpenToast(store.getState())?.description).toBe(
      'Please check your connection and try again.'
    )
  )

  network.isOnline = true
  await visitor.click(account)
  await waitFor(() =>
    expect(screen.getByRole('button', { name: 'Your account' })).not.toBe(account)
  )
  await visitor.click(screen.getByRole('button', { name: 'Your account' }))
  expect(await screen.findByRole('menuitem', { name: 'Sign out' })).toBeTruthy()
})

test('the bell of a header without a network appears when the network is back', async () => {
  Object.assign(network, { isOnline: false, failures: 0 })
  const navigatorOnLine = vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false)
  stubRequests({
    'GET /api/auth/user': { body: asha },
    'GET /api/notifications/unread-count': { body: { count: 3, version: 1 } },
  })
  renderApp('/no-such-page')
  await waitFor(() => expect(network.failures).toBeGreaterThan(0))
  network.isOnline = true
  navigatorOnLine.mockReturnValue(true)
  act(() => void window.dispatchEvent(new Event('online')))
  expect(await screen.findByRole('link', { name: /Notifications/ })).toBeTruthy()
})
