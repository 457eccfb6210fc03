import { act, render, screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { useState } from 'react'
import { afterEach, expect, test, vi } from 'vitest'
import { Dialog } from '@/components/dialog'
import { currentToasts, dismissToast, toast } from '@/components/toast_queue'
import { Toaster } from '@/components/toaster'

afterEach(() => {
  vi.useRealTimers()
})

test('one notice at a time: the newest takes the place of the one before', () => {
  render(<Toaster />)
  act(() => void toast({ title: 'Added to favorites' }))
  act(() => void toast({ title: 'Removed from favorites', description: 'As you wished' }))
  expect(screen.queryByText('Added to favorites')).toBeNull()
  expect(screen.getByText('Removed from favorites')).toBeTruthy()
  expect(screen.getByText('As you wished')).toBeTruthy()
})

test('a notice goes by itself after five seconds', () => {
  vi.useFakeTimers()
  render(<Toaster />)
  act(() => void toast({ title: 'Message Sent!' }))
  act(() => void vi.advanceTimersByTime(4900))
  expect(currentToasts()[0]?.isOpen).toBe(true)
  act(() => void vi.advanceTimersByTime(200))
  expect(currentToasts()[0]?.isOpen).toBe(false)
})

test('a notice goes by itself also after one that was dismissed by hand', () => {
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

test('a dismissed notice is forgotten after 1,000,000 ms', () => {
  vi.useFakeTimers()
  const id = toast({ title: 'Listing Created!' })
  dismissToast(id)
  vi.advanceTimersByTime(999_999)
  expect(currentToasts()).toHaveLength(1)
  vi.advanceTimersByTime(1)
  expect(currentToasts()).toHaveLength(0)
})

test('Escape closes the dialog that somebody is in, and only then the notice above it', async () => {
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
