import { cleanup, fireEvent, render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { useState } from 'react'
import { MemoryRouter, useSearchParams } from 'react-router-dom'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { endProblem, type ChosenDays } from '@/features/bookings/calendar/choose_day'
import { BookingCalendar, type TakenDays } from '@/features/bookings/components/booking_calendar'
import { BookingSummary } from '@/features/bookings/components/booking_summary'
import { parseUnits } from '@/features/bookings/requested_days'
import type { Rentable } from '@/features/bookings/rental_duration'
import { bike } from '@/tests/bike'
import { storeWrapper } from '@/tests/store_wrapper'

// Still the 20th in London and Los Angeles, already the 21st in India.
beforeEach(() => vi.useFakeTimers({ now: new Date('2026-11-20T20:00:00Z'), toFake: ['Date'] }))
afterEach(() => vi.useRealTimers())

const NONE: ChosenDays = { start: null, end: null }

type Options = {
  price?: string | null
  terms?: Partial<Rentable>
  taken?: TakenDays
  selected?: ChosenDays
}

function Booking({ price = '450.50', terms, taken, selected = NONE }: Options) {
  const item = { ...bike, price, ...terms }
  const [chosen, setChosen] = useState(selected)
  return (
    <>
      <div id="dates">
        <BookingCalendar item={item} chosen={chosen} onChoose={setChosen} taken={taken} />
      </div>
      <BookingSummary
        item={item}
        chosen={chosen}
        calendarId="dates"
        units={1}
        requestLink="/contact/i1"
      />
    </>
  )
}

function openCalendar(options: Options = {}) {
  render(
    <MemoryRouter>
      <Booking {...options} />
    </MemoryRouter>,
    { wrapper: storeWrapper() }
  )
  const visitor = userEvent.setup()
  const day = (number: number) =>
    screen.getByRole('button', { name: new RegExp(`\\b${number} November 2026,`) })
  const press = (number: number) => visitor.click(day(number))
  const shown = () => screen.getAllByRole('definition').map((value) => value.textContent)
  return { visitor, day, press, shown }
}

function areEnabled(days: HTMLElement[]) {
  return days.every((day) => !(day as HTMLButtonElement).disabled)
}

/** The day (YYYY-MM-DD) of a button or a cell. */
function dayOf(element: Element | null) {
  return element?.closest('[data-day]')?.getAttribute('data-day')
}

test('a month has 42 cells, starting on a Sunday', async () => {
  const { visitor } = openCalendar()
  await visitor.click(screen.getByRole('button', { name: 'Next month' }))
  const cells = screen.getAllByRole('gridcell')
  expect(cells).toHaveLength(42)
  expect([dayOf(cells[0]!), dayOf(cells[41]!)]).toEqual(['2026-11-29', '2027-01-09'])
  expect(screen.getByRole('heading', { name: 'December 2026' })).toBeTruthy()
})

test('the current month begins with this week', () => {
  openCalendar()
  const cells = screen.getAllByRole('gridcell')
  expect(cells).toHaveLength(42)
  expect([dayOf(cells[0]!), dayOf(cells[41]!)]).toEqual(['2026-11-15', '2026-12-26'])
  expect(screen.getByRole('heading', { name: 'November 2026' })).toBeTruthy()
})

test('past days are disabled, and today in India is enabled', () => {
  const { day } = openCalendar()
  expect(day(20)).toHaveProperty('disabled', true)
  expect(day(20).getAttribute('aria-label')).toContain('in the past')
  expect(day(21)).toHaveProperty('disabled', false)
  expect(day(21).getAttribute('aria-current')).toBe('date')
})

test('days before the notice that the owner needs are disabled as unavailable', () => {
  const { day } = openCalendar({ terms: { noticeDays: 2 } })
  expect(day(20).getAttribute('aria-label')).toContain('in the past')
  for (const early of [21, 22]) {
    expect(day(early)).toHaveProperty('disabled', true)
    expect(day(early).getAttribute('aria-label')).toMatch(/unavailable$/)
  }
  expect(day(23)).toHaveProperty('disabled', false)
})

test('booked and unavailable days are disabled and labelled with the reason', () => {
  const { day } = openCalendar({
    taken: { booked: ['2026-11-25'], unavailable: ['2026-11-26'] },
  })
  expect(day(25)).toHaveProperty('disabled', true)
  expect(day(25).getAttribute('aria-label')).toMatch(/booked$/)
  expect(day(26)).toHaveProperty('disabled', true)
  expect(day(26).getAttribute('aria-label')).toMatch(/unavailable$/)
})

test.each([
  ['booked', { booked: ['2026-11-25'], unavailable: [] }],
  ['unavailable', { booked: [], unavailable: ['2026-11-25'] }],
])('an end behind a day that is %s restarts the selection', async (_, taken) => {
  const { press, shown } = openCalendar({ taken })
  await press(23)
  await press(24)
  expect(shown().slice(0, 2)).toEqual(['23 Nov', '24 Nov'])
  await press(23)
  await press(26)
  expect(shown().slice(0, 2)).toEqual(['26 Nov', 'Choose a day'])
})

test('the first click sets the start, a later day the end, and a third click restarts the selection', async () => {
  const { press, shown } = openCalendar()
  await press(23)
  expect(shown().slice(0, 2)).toEqual(['23 Nov', 'Choose a day'])
  await press(26)
  expect(shown()).toEqual(['23 Nov', '26 Nov', '₹1,351.50'])
  await press(28)
  expect(shown().slice(0, 2)).toEqual(['28 Nov', 'Choose a day'])
})

test('an earlier day restarts the selection', async () => {
  const { press, shown } = openCalendar()
  await press(26)
  await press(23)
  expect(shown().slice(0, 2)).toEqual(['23 Nov', 'Choose a day'])
})

test('a second click on the start selects one day, and a third restarts the selection', async () => {
  const { day, press, shown } = openCalendar()
  await press(23)
  await press(23)
  expect(shown()).toEqual(['23 Nov', '23 Nov', '₹450.50'])
  expect(screen.getByText(/· 1 day$/)).toBeTruthy()
  expect(day(23).getAttribute('aria-label')).toMatch(/, selected$/)
  await press(24)
  expect(shown().slice(0, 2)).toEqual(['24 Nov', 'Choose a day'])
})

test('a booking can be requested once both days are selected', async () => {
  const { press } = openCalendar()
  expect(screen.queryByRole('link', { name: 'Request Booking' })).toBeNull()
  await press(23)
  await press(26)
  expect(screen.getByText(/3 days/)).toBeTruthy()
  expect(screen.getByRole('link', { name: 'Request Booking' })).toBeTruthy()
})

test.each([
  [23, 'Total · 1 day'],
  [24, 'Total · 1 day (return on 24 Nov)'],
  [25, 'Total · 2 days'],
])('a booking from the 23rd to the %dth shows %j', async (end, shown) => {
  const { press } = openCalendar()
  await press(23)
  await press(end)
  const [, , total] = screen.getAllByRole('term')
  expect(total?.textContent).toBe(shown)
})

test('an item without a price has a negotiable total', () => {
  const { shown } = openCalendar({ price: null })
  expect(shown()[2]).toBe('Negotiable')
})

test('arrow keys skip disabled days and change the month', async () => {
  const { visitor, day } = openCalendar({
    taken: { booked: ['2026-11-29'], unavailable: [] },
  })
  day(28).focus()
  await visitor.keyboard('{ArrowRight}')
  expect(document.activeElement).toBe(day(30))
  await visitor.keyboard('{ArrowDown}')
  expect(screen.getByRole('heading', { name: 'December 2026' })).toBeTruthy()
  expect(dayOf(document.activeElement)).toBe('2026-12-07')
  const isUnhandled = fireEvent.keyDown(document.activeElement!, { key: 'ArrowDown' })
  expect(isUnhandled, 'the page would scroll').toBe(false)
})

test('PageDown and PageUp move to the same day of the next and the previous month', async () => {
  const { visitor, day } = openCalendar()
  const reached = () => dayOf(document.activeElement)
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
  expect(dayOf(document.activeElement)).toBe('2027-01-31')
  await visitor.keyboard('{PageDown}')
  expect(screen.getByRole('heading', { name: 'January 2027' })).toBeTruthy()
  expect(dayOf(document.activeElement)).toBe('2027-01-31')
})

function tabStops() {
  return screen
    .getAllByRole('button', { name: /2026,/ })
    .filter(({ tabIndex }) => tabIndex === 0)
    .map(dayOf)
}

test('the selected start is the tab stop, else the first available day', () => {
  openCalendar()
  expect(tabStops()).toEqual(['2026-11-21'])
  cleanup()
  openCalendar({ selected: { start: '2026-11-24', end: '2026-11-27' } })
  expect(tabStops()).toEqual(['2026-11-24'])
})

test('the last focused day is the only tab stop', async () => {
  const { visitor, press } = openCalendar()
  await press(24)
  await visitor.keyboard('{ArrowRight}')
  expect(tabStops()).toEqual(['2026-11-25'])
  await visitor.tab()
  expect(dayOf(document.activeElement), 'the focus has left the calendar').toBeUndefined()
  expect(tabStops()).toEqual(['2026-11-25'])
})

test('the days from the start to the end are selected', async () => {
  const { press } = openCalendar()
  await press(24)
  await press(27)
  const selected = screen.getAllByRole('gridcell', { selected: true })
  expect(selected.map((cell) => cell.textContent)).toEqual(['24', '25', '26', '27'])
})

// February 2026 has exactly four weeks; the clocks of Los Angeles change in the other months.
test.each([
  ['2026-02', '2026-02-08', '2026-03-21'],
  ['2026-03', '2026-03-08', '2026-04-18'],
  ['2026-11', '2026-11-08', '2026-12-19'],
])('the cells of %s are the consecutive days from %s to %s', (month, first, last) => {
  vi.setSystemTime(`${month}-10T12:00:00Z`)
  openCalendar()
  const days = screen.getAllByRole('gridcell').map(dayOf)
  expect([days[0], days[41]]).toEqual([first, last])
  const steps = days.slice(1).map((day, index) => Date.parse(day!) - Date.parse(days[index]!))
  expect(new Set(steps)).toEqual(new Set([24 * 60 * 60 * 1000]))
})

test.each([
  ['day', null],
  ['week', /^Estimate: 1 × ₹700\/week\./],
] as const)('a total of a price per %s shows the price it is computed from: %s', (unit, text) => {
  const item = { ...bike, price: '700.00', priceUnit: unit }
  const chosen = { start: '2026-11-23', end: '2026-11-26' }
  const { container } = render(
    <MemoryRouter>
      <BookingSummary
        item={item}
        chosen={chosen}
        units={1}
        requestLink="/contact/i1"
        calendarId="dates"
      />
    </MemoryRouter>
  )
  if (text) expect(screen.getByText(text)).toBeTruthy()
  else expect(container.textContent).not.toContain('Estimate')
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

test('a price per hour is shown instead of a total', () => {
  const chosen = { start: '2026-11-23', end: '2026-11-26' }
  render(
    <MemoryRouter>
      <BookingSummary
        item={{ ...bike, price: '450.00', priceUnit: 'hour' }}
        chosen={chosen}
        units={1}
        requestLink="/contact/i1"
        calendarId="dates"
      />
    </MemoryRouter>
  )
  expect(screen.getByText('₹450/hour, hours to be agreed')).toBeTruthy()
})

test('the total and the estimate of several pieces name and count them', () => {
  render(
    <MemoryRouter>
      <BookingSummary
        item={{ ...bike, price: '450.00', priceUnit: 'week' }}
        chosen={{ start: '2026-11-23', end: '2026-12-01' }}
        units={3}
        requestLink="/contact/i1"
        calendarId="dates"
      />
    </MemoryRouter>
  )
  const length = screen.getByText('· 3 pieces').parentElement
  expect(length?.textContent).toBe(' · 8 days · 3 pieces')
  expect(screen.getByText('₹2,700')).toBeTruthy()
  const estimate = 'Estimate: 2 × ₹450/week × 3. Confirm the final price with the owner.'
  expect(screen.getByText(estimate)).toBeTruthy()
})

test('the number of pieces is chosen in the URL, up to what the owner has', async () => {
  function Summary({ quantity }: { quantity: number }) {
    const [parameters] = useSearchParams()
    const units = parseUnits(parameters, quantity)
    const days = { start: '2026-11-23', end: '2026-11-24' }
    const props = { units, chosen: days, requestLink: '/contact/i1', calendarId: 'dates' }
    return <BookingSummary item={{ ...bike, price: '450.00', quantity }} {...props} />
  }
  const show = (quantity: number) =>
    render(
      <MemoryRouter>
        <Summary quantity={quantity} />
      </MemoryRouter>,
      { wrapper: storeWrapper() }
    )
  show(2)
  const more = screen.getByRole('button', { name: 'One piece more' })
  await userEvent.setup().click(more)
  expect(screen.getByText('₹900')).toBeTruthy()
  expect(more.hasAttribute('disabled')).toBe(true)
  cleanup()
  show(1)
  expect(screen.queryByRole('button', { name: 'One piece more' })).toBeNull()
})

test('days below the shortest and above the longest rental are disabled with the reason after the first day', async () => {
  const { day, press, shown } = openCalendar({
    terms: { minRentalDuration: 3, maxRentalDuration: 5 },
  })
  expect([24, 26, 30].map((number) => day(number))).toSatisfy(areEnabled)
  await press(24)
  for (const [number, label] of [
    [25, /, too few days$/],
    [26, /, too few days$/],
    [30, /, too many days$/],
  ] as const) {
    expect(day(number)).toHaveProperty('disabled', true)
    expect(day(number).getAttribute('aria-label')).toMatch(label)
  }
  expect([23, 24, 27, 29].map((number) => day(number))).toSatisfy(areEnabled)
  await press(29)
  expect(shown().slice(0, 2)).toEqual(['24 Nov', '29 Nov'])
  expect([25, 26, 30].map((number) => day(number))).toSatisfy(areEnabled)
})

test('a longest rental of 2 weeks ends after 14 days', async () => {
  const { day, press } = openCalendar({ terms: { priceUnit: 'week', maxRentalDuration: 2 } })
  await press(22)
  const december = (number: number) =>
    screen.getByRole('button', { name: new RegExp(`\\b${number} December 2026,`) })
  expect(day(30)).toHaveProperty('disabled', false)
  expect(december(6)).toHaveProperty('disabled', false)
  expect(december(7)).toHaveProperty('disabled', true)
})

test('a price per hour disables no days outside the limits of its rental', async () => {
  const terms = { priceUnit: 'hour', minRentalDuration: 2, maxRentalDuration: 3 } as const
  const { day, press } = openCalendar({ terms })
  await press(24)
  expect([24, 25, 26, 30].map((number) => day(number))).toSatisfy(areEnabled)
})

test('the calendar ends on the same day in two years', () => {
  openCalendar({ selected: { start: '2028-11-20', end: null } })
  const day = (number: number) =>
    screen.getByRole('button', { name: new RegExp(`\\b${number} November 2028,`) })
  expect(day(21)).toHaveProperty('disabled', false)
  expect(day(22)).toHaveProperty('disabled', true)
  expect(day(22).getAttribute('aria-label')).toMatch(/unavailable$/)
  fireEvent.click(screen.getByRole('button', { name: 'Next month' }))
  expect(screen.getByRole('heading', { name: 'November 2028' })).toBeTruthy()
})

test('a longest rental of a month ends on the same day of the next month', () => {
  const item = { ...bike, priceUnit: 'month', maxRentalDuration: 1 } as const
  const chosen = { start: '2026-11-22', end: null }
  expect(endProblem(chosen, '2026-12-22', item)).toBeNull()
  expect(endProblem(chosen, '2026-12-23', item)).toBe('tooLong')
})

test('arrow keys skip days below the shortest rental, and a second press of the start removes it', async () => {
  const { visitor, day, press, shown } = openCalendar({ terms: { minRentalDuration: 3 } })
  await press(24)
  await visitor.keyboard('{ArrowRight}')
  expect(document.activeElement).toBe(day(27))
  await press(24)
  expect(shown().slice(0, 2)).toEqual(['Choose a day', 'Choose a day'])
  expect(day(25)).toHaveProperty('disabled', false)
})

const SHORTEST_3 = { minRentalDuration: 3, maxRentalDuration: null }
const LONGEST_4 = { minRentalDuration: 1, maxRentalDuration: 4 }

test.each([
  ['2 days', '2026-11-25', 'day', SHORTEST_3, 'Minimum rental: 3 days.'],
  ['3 days', '2026-11-26', 'day', SHORTEST_3, ''],
  ['4 days', '2026-11-27', 'day', LONGEST_4, ''],
  ['5 days', '2026-11-28', 'day', LONGEST_4, 'Maximum rental: 4 days.'],
  ['15 days, 3 weeks', '2026-12-08', 'week', SHORTEST_3, ''],
  ['5 days of a price per hour', '2026-11-28', 'hour', LONGEST_4, ''],
] as const)('%s until %s per %s, with terms %o, show the note %j', (_, end, unit, terms, note) => {
  render(
    <MemoryRouter>
      <BookingSummary
        item={{ ...bike, priceUnit: unit, ...terms }}
        chosen={{ start: '2026-11-23', end }}
        units={1}
        requestLink="/contact/i1"
        calendarId="dates"
      />
    </MemoryRouter>
  )
  expect(screen.getByRole('status').textContent).toBe(note)
})

test('the days of the summary are buttons that lead to the calendar', async () => {
  const { visitor, press } = openCalendar()
  await visitor.click(screen.getByRole('button', { name: 'To: Choose a day' }))
  expect(dayOf(document.activeElement)).toBe('2026-11-21')
  await press(23)
  await visitor.click(screen.getByRole('button', { name: 'From: 23 Nov' }))
  expect(dayOf(document.activeElement)).toBe('2026-11-23')
})

test('the summary shows the price and leads to the calendar, and says why, until both days are selected', async () => {
  const { visitor, press, shown } = openCalendar({ price: '700.00' })
  expect(shown()[2]).toBe('from ₹700/day')
  const request = () => screen.getByRole('button', { name: 'Request Booking' })
  const reason = () => document.getElementById(request().getAttribute('aria-describedby')!)
  expect(reason()?.textContent).toBe('Choose your dates first.')
  await visitor.click(request())
  expect(dayOf(document.activeElement)).toBe('2026-11-21')
  await press(23)
  expect(reason()?.textContent).toBe('Choose your return day first.')
  await visitor.click(request())
  expect(dayOf(document.activeElement)).toBe('2026-11-23')
})
