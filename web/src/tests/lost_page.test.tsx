import { screen, waitFor } from '@testing-library/react'
import { expect, test, vi } from 'vitest'
import * as reloading from '@/lib/build/reload_for_new_build'
import { stubRequests } from '@/tests/stub_requests'
import { renderApp } from '@/tests/render_app'

vi.mock('@/pages/item_page', () => {
  throw new Error('Failed to fetch dynamically imported module')
})

test('a page with a missing script stays in the loading state while the browser reloads it', async () => {
  const reloadForNewBuild = vi.spyOn(reloading, 'reloadForNewBuild').mockReturnValue(true)
  stubRequests()
  renderApp('/item/i1')
  await waitFor(() => expect(reloadForNewBuild).toHaveBeenCalledOnce())
  expect(screen.getByText('Loading...')).toBeTruthy()
  expect(screen.queryByText('Something went wrong')).toBeNull()
})

test('a page whose script is missing after a reload shows an error between header and footer', async () => {
  vi.spyOn(console, 'error').mockImplementation(() => {})
  vi.spyOn(reloading, 'reloadForNewBuild').mockReturnValue(false)
  stubRequests()
  renderApp('/item/i1')
  expect(await screen.findByRole('heading', { name: 'Something went wrong' })).toBeTruthy()
  expect(screen.getByRole('contentinfo')).toBeTruthy()
})
