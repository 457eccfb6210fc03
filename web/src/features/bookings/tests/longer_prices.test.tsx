import type { Booking } from '@saajha/contract/booking'
import { render, screen } from '@testing-library/react'
import { MemoryRouter } from 'react-router-dom'
import { expect, test } from 'vitest'
import { bookingTotal } from '@/features/bookings/booking_quote'
import { BookingBar } from '@/features/bookings/components/booking_bar'
import { BookingSummary } from '@/features/bookings/components/booking_summary'
import { bike } from '@/tests/bike'
import { received, requested } from '@/tests/booking'

const prices = { weeklyPrice: '2500.00', monthlyPrice: '8000.00' }
const cheaper = { ...bike, price: '500.00', ...prices }
const chosen = { start: '2999-01-05', end: '2999-01-15' }
const links = { requestLink: '/contact/i1', calendarId: 'dates' }

test('the summary of an item names the weeks and days of its total and what they save', () => {
  render(<BookingSummary item={cheaper} chosen={chosen} units={1} {...links} />, {
    wrapper: MemoryRouter,
  })
  expect(screen.getByText('₹4,000')).toBeTruthy()
  expect(screen.getByText('1 week + 3 days; you save ₹1,000')).toBeTruthy()
})

test('the saving of several pieces counts every piece', () => {
  render(<BookingSummary item={cheaper} chosen={chosen} units={2} {...links} />, {
    wrapper: MemoryRouter,
  })
  expect(screen.getByText('₹8,000')).toBeTruthy()
  expect(screen.getByText('1 week + 3 days, 2 pieces; you save ₹2,000')).toBeTruthy()
})

test('the summary of an item names no saving where single days are as cheap', () => {
  const { container } = render(
    <BookingSummary
      item={cheaper}
      chosen={{ ...chosen, end: '2999-01-08' }}
      units={1}
      {...links}
    />,
    { wrapper: MemoryRouter }
  )
  expect(screen.getByText('₹1,500')).toBeTruthy()
  expect(container.textContent).not.toContain('save')
})

test('the bar of an item names what weeks and months save', () => {
  const { container } = render(<BookingBar item={cheaper} chosen={chosen} units={1} {...links} />, {
    wrapper: MemoryRouter,
  })
  expect(container.textContent).toContain('₹4,000')
  expect(container.textContent).toContain('10 days, you save ₹1,000')
})

test.each([
  ['renter', requested, '1 week + 3 days, ₹4,000; you save ₹1,000'],
  ['owner', received, '1 week + 3 days, ₹4,000; ₹1,000 less than by the day'],
])('the total of a booking names its weeks and days to its %s', (_, booking, text) => {
  const days = { startDate: '2099-12-03', endDate: '2099-12-13', unitPrice: '500.00' }
  const cheaperBooking: Booking = { ...booking, ...days, ...prices }
  expect(bookingTotal(cheaperBooking, '4000.00')).toBe(text)
  expect(bookingTotal(cheaperBooking, '3500.00')).toBe('₹3,500')
})

test('the total of a booking without prices for a week and a month stands alone', () => {
  expect(bookingTotal(requested, '1350.00')).toBe('₹1,350')
})
