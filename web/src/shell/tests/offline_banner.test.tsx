import { act, render, screen } from '@testing-library/react'
import { expect, test, vi } from 'vitest'
import { OfflineBanner } from '@/shell/offline_banner'

const OFFLINE = "You're offline. Pages you've opened before still work."

const networkIs = (state: 'online' | 'offline') =>
  act(async () => {
    vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(state === 'online')
    window.dispatchEvent(new Event(state))
  })

test('the offline banner is shown only while there is no network', async () => {
  render(<OfflineBanner />)
  expect(screen.getByRole('status').textContent).toBe('')
  await networkIs('offline')
  expect(screen.getByRole('status').textContent).toBe(OFFLINE)
  await networkIs('online')
  expect(screen.getByRole('status').textContent).toBe('')
})
