import { act, render, screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { useState } from 'react'
import { afterEach, expect, test, vi } from 'vitest'
import { Dialog } from '@/components/dialog'
import { isInDialog } from '@/components/dialog_escape'
import { currentToasts, dismissToast, toast } from '@/components/toast_queue'
import { Toaster } from '@/components/toaster'

afterEach(() => {
  vi.useRealTimers()
})

test('one notice at a time: the newest replaces the previous one', () => {
  render(<Toaster />)
  act(() => void toast({ title: 'Added to favorites' }))
  act(() => void toast({ title: 'Removed from favorites', description: 'As you wished' }))
  expect(screen.queryByText('Added to favorites')).toBeNull()
  expect(screen.getByText('Removed from favorites')).toBeTruthy()
  expect(screen.getByText('As you wished')).toBeTruthy()
})

test('a notice closes after five seconds', () => {
  vi.useFakeTimers()
  render(<Toaster />)
  act(() => void toast({ title: 'Message Sent!' }))
  act(() => void vi.advanceTimersByTime(4900))
  expect(currentToasts()[0]?.isOpen).toBe(true)
  act(() => void vi.advanceTimersByTime(200))
  expect(currentToasts()[0]?.isOpen).toBe(false)
})

test('a notice after a dismissed one closes after five seconds', () => {
  vi.useFakeTimers()
  render(<Toaster />)
  act(() => void toast({ title: 'Added to favorites' }))
  const dismiss = screen.getByRole('button', { name: 'Dismiss' })
  act(() => dismiss.focus())
  act(() => dismiss.click())
  act(() => void toast({ title: 'Message Sent!' }))
  act(() => void vi.advanceTimersByTime(5100))
  expect(currentToasts()[0]?.isOpen).toBe(false)
})

test('a notice calls onGone once, whether it was dismissed or replaced', () => {
  const onGone = vi.fn()
  const dismissed = toast({ title: 'Notification deleted', onGone })
  dismissToast(dismissed)
  dismissToast(dismissed)
  expect(onGone).toHaveBeenCalledTimes(1)
  toast({ title: 'Message Sent!', onGone })
  expect(onGone).toHaveBeenCalledTimes(1)
  toast({ title: 'Listing Created!' })
  expect(onGone).toHaveBeenCalledTimes(2)
})

test.each([
  ['that failed', { variant: 'destructive' }, 'assertive'],
  ['with something to do', { action: { label: 'Open', href: '/dashboard' } }, 'assertive'],
  ['of success', {}, 'polite'],
] as const)('a notice %s is announced: %j, %s', async (_, notice, live) => {
  render(<Toaster />)
  act(() => void toast({ title: 'Message', ...notice }))
  await waitFor(() => expect(document.querySelector(`[aria-live=${live}]`)).toBeTruthy())
})

test('Escape in a closing dialog closes the notice above it', () => {
  const panel = document.createElement('div')
  panel.dataset.closedByEscape = 'true'
  const pressed = (state: string) => {
    panel.dataset.state = state
    return isInDialog({ target: panel } as unknown as KeyboardEvent)
  }
  expect([pressed('open'), pressed('closed')]).toEqual([true, false])
})

test('a dismissed notice is removed after 1,000,000 ms', () => {
  vi.useFakeTimers()
  const id = toast({ title: 'Listing Created!' })
  dismissToast(id)
  vi.advanceTimersByTime(999_999)
  expect(currentToasts()).toHaveLength(1)
  vi.advanceTimersByTime(1)
  expect(currentToasts()).toHaveLength(0)
})

test('Escape closes the focused dialog first and the notice above it second', async () => {
  const visitor = userEvent.setup()
  function Page() {
    const [isOpen, setOpen] = useState(true)
    return (
      <Dialog open={isOpen} onOpenChange={setOpen} title="Welcome">
        <input aria-label="Name" />
      </Dialog>
    )
  }
  render(
    <>
      <Page />
      <Toaster />
    </>
  )
  await visitor.click(screen.getByLabelText('Name'))
  act(() => void toast({ title: 'Login Failed' }))
  await visitor.keyboard('{Escape}')
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
  expect(currentToasts()[0]?.isOpen).toBe(true)
  await visitor.keyboard('{Escape}')
  expect(currentToasts()[0]?.isOpen).toBe(false)
})

test.each([
  ['default', 'lucide-circle-check'],
  ['info', 'lucide-info'],
  ['destructive', 'lucide-circle-alert'],
] as const)('a notice of the variant %s has the icon %s', (variant, icon) => {
  render(<Toaster />)
  act(() => void toast({ title: 'Document', variant }))
  const notice = screen.getByText('Document').closest('li')!
  expect(notice.querySelector('svg')?.getAttribute('class')).toContain(icon)
})
