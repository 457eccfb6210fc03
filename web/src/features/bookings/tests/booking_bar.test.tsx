import { cleanup, render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { MemoryRouter } from 'react-router-dom'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import type { ChosenDays } from '@/features/bookings/calendar/choose_day'
import { BookingBar } from '@/features/bookings/components/booking_bar'
import { BookingSection } from '@/features/bookings/components/booking_section'
import { bike } from '@/tests/bike'
import { storeWrapper } from '@/tests/store_wrapper'

beforeEach(() => void vi.useFakeTimers({ now: new Date('2998-06-01T06:00:00Z'), toFake: ['Date'] }))
afterEach(() => void vi.useRealTimers())

function openBar(chosen: ChosenDays, item = bike) {
  const { container } = render(
    <MemoryRouter>
      <BookingSection
        id="dates"
        item={item}
        chosen={chosen}
        onChoose={() => {}}
        taken={undefined}
        summary={null}
      />
      <BookingBar
        item={item}
        chosen={chosen}
        units={1}
        requestLink="/contact/i1"
        calendarId="dates"
      />
    </MemoryRouter>,
    { wrapper: storeWrapper() }
  )
  return container.querySelector('[data-takes-the-bottom]')!.textContent
}

test('the bar of an item without selected dates shows its price and links to the first available day', async () => {
  expect(openBar({ start: null, end: null })).toContain('₹1,250/day')
  await userEvent.click(screen.getByRole('button', { name: 'Choose Dates' }))
  expect(document.activeElement?.getAttribute('aria-current')).toBe('date')
})

test('the bar of an item with selected dates shows their number and total and links to the request', () => {
  const text = openBar({ start: '2999-01-05', end: '2999-01-08' })
  expect(text).toContain('₹3,750')
  expect(text).toContain('3 days')
  const link = screen.getByRole('link', { name: 'Book These Dates' })
  expect(link.getAttribute('href')).toBe('/contact/i1')
})

test('the bar of an item with a negotiable price shows no total', () => {
  const text = openBar({ start: '2999-01-05', end: '2999-01-08' }, { ...bike, price: null })
  expect(text).toContain('Price Negotiable')
})

test('the bar of an item with a price per hour shows that the hours are to be agreed', () => {
  const text = openBar({ start: '2999-01-05', end: '2999-01-08' }, { ...bike, priceUnit: 'hour' })
  expect(text).toContain('₹1,250/hour')
  expect(text).toContain('3 days, hours to be agreed')
})

test('the bar and the calendar ask for the return day after the first day', async () => {
  expect(openBar({ start: '2999-01-05', end: null })).toContain('From: 5 Jan 2999')
  expect(screen.getByText('5 Jan 2999 → pick the return day')).toBeTruthy()
  expect(screen.queryByRole('button', { name: 'Choose Dates' })).toBeNull()
  await userEvent.click(screen.getByRole('button', { name: 'Choose Return Day' }))
  expect(document.activeElement?.closest('[data-day]')).toHaveProperty('dataset.day', '2999-01-05')
})

test.each([
  ['day', 3, null, 'Minimum rental: 3 days.'],
  ['day', 1, 7, 'Maximum rental: 7 days.'],
  ['week', 2, 4, 'Rental: minimum 2 weeks, maximum 4 weeks.'],
] as const)(
  'the calendar of an item per %s, from %j to %j, shows %j after the first day',
  (priceUnit, minRentalDuration, maxRentalDuration, sentence) => {
    const item = { ...bike, priceUnit, minRentalDuration, maxRentalDuration }
    openBar({ start: '2999-01-05', end: null }, item)
    expect(screen.getByText(sentence)).toBeTruthy()
    cleanup()
    openBar({ start: null, end: null }, item)
    expect(screen.queryByText(sentence)).toBeNull()
  }
)

test('the calendar of an item per hour shows no limits after the first day', () => {
  const limits = { minRentalDuration: 2, maxRentalDuration: 4 }
  openBar({ start: '2999-01-05', end: null }, { ...bike, priceUnit: 'hour', ...limits })
  expect(screen.queryByText(/rental:/i)).toBeNull()
})

test('the bar says the months of a price per month', () => {
  const text = openBar({ start: '2999-01-05', end: '2999-03-05' }, { ...bike, priceUnit: 'month' })
  expect(text).toContain('2 months')
  expect(text).not.toContain('days')
})
