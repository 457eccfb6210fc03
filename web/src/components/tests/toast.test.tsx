import { act, render, screen } from '@testing-library/react'
import { afterEach, expect, test, vi } from 'vitest'
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

test('a dismissed notice is forgotten after 1,000,000 ms', () => {
  vi.useFakeTimers()
  const id = toast({ title: 'Listing Created!' })
  dismissToast(id)
  vi.advanceTimersByTime(999_999)
  expect(currentToasts()).toHaveLength(1)
  vi.advanceTimersByTime(1)
  expect(currentToasts()).toHaveLength(0)
})
