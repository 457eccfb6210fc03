import { expect, test, vi } from 'vitest'
import { showArrivals } from '@/lib/live/arrivals'
import { selectOpenToast, toastClosed, toastShown, type Notice } from '@/lib/toasts/toasts_slice'
import { createStore } from '@/store'
import { bookingNotice } from '@/tests/booking_notice'

function start() {
  const store = createStore()
  const toast = (notice: Notice) => store.dispatch(toastShown(notice)).payload.id
  const arrivals = showArrivals(store, toast, vi.fn())
  const push = (title: string) => arrivals.add({ ...bookingNotice, title })
  const shown = () => selectOpenToast(store.getState())?.title
  return { store, toast, push, shown, stop: arrivals.stop }
}

test('a pushed notification waits until the notice about an own action is closed; of several the newest is shown', () => {
  const { store, toast, push, shown } = start()
  const first = toast({ title: 'Profile Updated' })
  push('Your verified tick was removed')
  push('Booking request for Canon EOS R6')
  expect(shown()).toBe('Profile Updated')
  const second = toast({ title: 'Added to favorites' })
  store.dispatch(toastClosed({ id: first }))
  expect(shown()).toBe('Added to favorites')
  store.dispatch(toastClosed({ id: second }))
  expect(shown()).toBe('Booking request for Canon EOS R6')
})

test('a pushed notification replaces the one before, and is replaced by the notice about an own action', () => {
  const { toast, push, shown } = start()
  push('Call about Canon EOS R6')
  push('Booking request for Canon EOS R6')
  expect(shown()).toBe('Booking request for Canon EOS R6')
  toast({ title: 'Message Sent!' })
  expect(shown()).toBe('Message Sent!')
})

test('a waiting notification is not shown after the end of the session', () => {
  const { store, toast, push, shown, stop } = start()
  const id = toast({ title: 'Message Sent!' })
  push('Booking request for Canon EOS R6')
  stop()
  store.dispatch(toastClosed({ id }))
  expect(shown()).toBeUndefined()
})
