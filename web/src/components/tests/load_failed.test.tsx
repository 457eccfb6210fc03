import { render, screen, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { expect, test, vi } from 'vitest'
import { LoadFailed } from '@/components/load_failed'

test('what could not be loaded is read out, and is loaded again on request', async () => {
  const onRetry = vi.fn()
  render(<LoadFailed title="Your bookings couldn't load" onRetry={onRetry} />)
  const alert = within(screen.getByRole('alert'))
  expect(alert.getByRole('heading', { name: "Your bookings couldn't load" })).toBeTruthy()
  expect(alert.getByText('Please check your connection and try again.')).toBeTruthy()
  await userEvent.click(alert.getByRole('button', { name: 'Try Again' }))
  expect(onRetry).toHaveBeenCalledOnce()
})
