import { fireEvent, render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { useState } from 'react'
import { MemoryRouter } from 'react-router-dom'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import type { ChosenDays } from '@/features/interactions/calendar/choose_day'
import type { TakenDays } from '@/features/interactions/calendar/day_state'
import { BookingCalendar } from '@/features/interactions/components/booking_calendar'
import { BookingSummary } from '@/features/interactions/components/booking_summary'
import { contactLink } from '@/features/interactions/contact_link'
import { bike } from '@/tests/bike'

// Still the 20th in London and Los Angeles, already the 21st in India.
beforeEach(() => vi.useFakeTimers({ now: new Date('2026-11-20T20:00:00Z'), toFake: ['Date'] }))
afterEach(() => vi.useRealTimers())

function Booking({ price, taken }: { price: string | null; taken?: TakenDays }) {
  const [chosen, setChosen] = useState<ChosenDays>({ start: null, end: null })
  const about = { itemId: 'i1', title: 'Tent', ownerName: 'Asha' }
  return (
    <>
      <BookingCalendar chosen={chosen} onChoose={setChosen} taken={taken} />
      <BookingSummary
        item={{ ...bike, price }}
        chosen={chosen}
        requestLink={contactLink(about, chosen)}
      />
    </>
  )
}

function openCalendar(price: string | null = '450.50', taken?: TakenDays) {
  render(
    <MemoryRouter>
      <Booking price={price} taken={taken} />
    </MemoryRouter>
  )
  const visitor = userEvent.setup()
  const day = (number: number) =>
    screen.getByRole('button', { name: new RegExp(`\\b${number} November 2026,`) })
  const press = (number: number) => visitor.click(day(number))
  const shown = () => screen.getAllByRole('definition').map((value) => value.textContent)
  return { visitor, day, press, shown }
}

test('a month has 42 cells, starting on a Sunday', () => {
  openCalendar()
  const cells = screen.getAllByRole('gridcell')
  expect(cells).toHaveLength(42)
  expect(cells[0]?.textContent).toBe('1')
  expect(cells[41]?.textContent).toBe('12')
  expect(screen.getByRole('heading', { name: 'November 2026' })).toBeTruthy()
})

test('past days are disabled, and today in India is enabled', () => {
  const { day } = openCalendar()
  expect(day(20)).toHaveProperty('disabled', true)
  expect(day(20).getAttribute('aria-label')).toContain('in the past')
  expect(day(21)).toHaveProperty('disabled', false)
  expect(day(21).getAttribute('aria-current')).toBe('date')
})

test('booked and unavailable days are disabled and labelled with the reason', () => {
  const { day } = openCalendar('450.50', { booked: ['2026-11-25'], unavailable: ['2026-11-26'] })
  expect(day(25)).toHaveProperty('disabled', true)
  expect(day(25).getAttribute('aria-label')).toMatch(/booked$/)
  expect(day(26)).toHaveProperty('disabled', true)
  expect(day(26).getAttribute('aria-label')).toMatch(/unavailable$/)
})

test('the first click sets the start, a later day the end, and a third click restarts the selection', async () => {
  const { press, shown } = openCalendar()
  await press(23)
  expect(shown().slice(0, 2)).toEqual(['23 Nov 2026', 'Choose a day'])
  await press(26)
  expect(shown()).toEqual(['23 Nov 2026', '26 Nov 2026', '₹1,351.50'])
  await press(28)
  expect(shown().slice(0, 2)).toEqual(['28 Nov 2026', 'Choose a day'])
})

test('an earlier day restarts the selection', async () => {
  const { press, shown } = openCalendar()
  await press(26)
  await press(23)
  expect(shown().slice(0, 2)).toEqual(['23 Nov 2026', 'Choose a day'])
})

test('a second click on the start restarts the selection instead of booking zero days', async () => {
  const { press, shown } = openCalendar()
  await press(23)
  await press(23)
  expect(shown().slice(0, 2)).toEqual(['23 Nov 2026', 'Choose a day'])
  await press(24)
  expect(shown().slice(0, 2)).toEqual(['23 Nov 2026', '24 Nov 2026'])
})

test('a booking request link contains both selected days', async () => {
  const { press } = openCalendar()
  expect(screen.getByRole('button', { name: 'Request Booking' })).toHaveProperty('disabled', true)
  await press(23)
  await press(26)
  expect(screen.getByText(/3 days/)).toBeTruthy()
  expect(screen.getByRole('link', { name: 'Request Booking' }).getAttribute('href')).toBe(
    '/contact/i1?owner=Asha&item=Tent&intent=booking&startDate=2026-11-23&endDate=2026-11-26'
  )
})

test('one night is a booking of 1 day', async () => {
  const { press } = openCalendar()
  await press(23)
  await press(24)
  const [, , total] = screen.getAllByRole('term')
  expect(total?.textContent).toBe('Total · 1 day')
})

test('an item without a price has a negotiable total', () => {
  const { shown } = openCalendar(null)
  expect(shown()[2]).toBe('Negotiable')
})

test('arrow keys skip disabled days and change the month', async () => {
  const { visitor, day } = openCalendar('450.50', { booked: ['2026-11-29'], unavailable: [] })
  day(28).focus()
  await visitor.keyboard('{ArrowRight}')
  expect(document.activeElement).toBe(day(30))
  await visitor.keyboard('{ArrowDown}')
  expect(screen.getByRole('heading', { name: 'December 2026' })).toBeTruthy()
  expect(document.activeElement?.getAttribute('data-day')).toBe('2026-12-07')
  const isUnhandled = fireEvent.keyDown(document.activeElement!, { key: 'ArrowDown' })
  expect(isUnhandled, 'the page would scroll').toBe(false)
})

test('PageDown and PageUp move to the same day of the next and the previous month', async () => {
  const { visitor, day } = openCalendar()
  const reached = () => document.activeElement?.getAttribute('data-day')
  day(28).focus()
  await visitor.keyboard('{PageDown}')
  expect(screen.getByRole('heading', { name: 'December 2026' })).toBeTruthy()
  expect(reached()).toBe('2026-12-28')
  await visitor.keyboard('{PageUp}')
  expect(reached()).toBe('2026-11-28')
  await visitor.keyboard('{PageUp}')
  expect(reached(), 'the 28th of October is in the past').toBe('2026-11-28')
})

test('PageDown does not move if the next month lacks the day', async () => {
  const { visitor, day } = openCalendar()
  day(30).focus()
  await visitor.keyboard('{PageDown}{ArrowRight}{PageDown}')
  expect(document.activeElement?.getAttribute('data-day')).toBe('2027-01-31')
  await visitor.keyboard('{PageDown}')
  expect(screen.getByRole('heading', { name: 'January 2027' })).toBeTruthy()
  expect(document.activeElement?.getAttribute('data-day')).toBe('2027-01-31')
})

test('the selected start is the tab stop, and the days up to the end are selected', async () => {
  const { press } = openCalendar()
  const tabStops = () =>
    screen
      .getAllByRole('button', { name: /2026,/ })
      .filter(({ tabIndex }) => tabIndex === 0)
      .map((day) => day.getAttribute('data-day'))
  const selected = () =>
    screen.getAllByRole('gridcell', { selected: true }).map((cell) => cell.textContent)
  expect(tabStops()).toEqual(['2026-11-21'])
  await press(24)
  await press(27)
  expect(tabStops()).toEqual(['2026-11-24'])
  expect(selected()).toEqual(['24', '25', '26', '27'])
})

test.each([
  ['day', null],
  ['week', /^Worked out from ₹700\/week\./],
] as const)('a total of a price per %s shows the price it is computed from: %s', (unit, text) => {
  const item = { price: '700.00', priceUnit: unit, isNegotiable: false }
  const chosen = { start: '2026-11-23', end: '2026-11-26' }
  const { container } = render(
    <MemoryRouter>
      <BookingSummary item={item} chosen={chosen} requestLink="/contact/i1" />
    </MemoryRouter>
  )
  if (text) expect(screen.getByText(text)).toBeTruthy()
  else expect(container.textContent).not.toContain('Worked out')
})

test('month buttons change the month in both directions', async () => {
  const { visitor } = openCalendar()
  await visitor.click(screen.getByRole('button', { name: 'Next month' }))
  await visitor.click(screen.getByRole('button', { name: 'Next month' }))
  expect(screen.getByRole('heading', { name: 'January 2027' })).toBeTruthy()
  await visitor.click(screen.getByRole('button', { name: 'Previous month' }))
  expect(screen.getByRole('heading', { name: 'December 2026' })).toBeTruthy()
  expect(screen.getAllByRole('gridcell')).toHaveLength(42)
})
