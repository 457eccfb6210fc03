import { act, renderHook } from '@testing-library/react'
import type { ReactNode } from 'react'
import { MemoryRouter, useLocation } from 'react-router-dom'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { useChosenDays } from '@/features/bookings/hooks/use_chosen_days'
import { bike } from '@/tests/bike'

beforeEach(() => void vi.useFakeTimers({ now: new Date('2998-06-01T06:00:00Z'), toFake: ['Date'] }))
afterEach(() => void vi.useRealTimers())

function openAt(query: string, item = bike) {
  const wrapper = ({ children }: { children: ReactNode }) => (
    <MemoryRouter initialEntries={[`/item/i1?${query}`]}>{children}</MemoryRouter>
  )
  const useBoth = () => ({ days: useChosenDays(item), query: useLocation().search })
  return renderHook(useBoth, { wrapper }).result
}

test.each([
  ['startDate=2999-01-08&endDate=2999-01-05', '2999-01-08', null],
  ['startDate=2999-01-08&endDate=2999-01-08', '2999-01-08', '2999-01-08'],
  ['startDate=2999-01-08&endDate=2999-02-31', '2999-01-08', null],
  ['startDate=2999-01-08&endDate=2999-01-10', '2999-01-08', '2999-01-10'],
  ['endDate=2999-01-10', null, null],
])('%s selects the start %s and the end %s', (query, start, end) => {
  expect(openAt(query).current.days[0]).toEqual({ start, end })
})

test.each([
  ['startDate=3000-06-01&endDate=3000-06-02', '3000-06-01', null],
  ['startDate=3000-06-01&endDate=3000-06-01', '3000-06-01', '3000-06-01'],
  ['startDate=3000-06-02&endDate=3000-06-02', null, null],
])('%s, two years ahead, selects the start %s and the end %s', (query, start, end) => {
  expect(openAt(query).current.days[0]).toEqual({ start, end })
})

test('days outside the limits of the item select only the start', () => {
  const item = { ...bike, minRentalDuration: 3, maxRentalDuration: 5 }
  for (const [end, selected] of [
    ['2999-01-10', null],
    ['2999-01-11', '2999-01-11'],
    ['2999-01-13', '2999-01-13'],
    ['2999-01-14', null],
  ] as const) {
    const page = openAt(`startDate=2999-01-08&endDate=${end}`, item)
    expect(page.current.days[0]).toEqual({ start: '2999-01-08', end: selected })
  }
})

test('a start before the notice that the owner needs counts as not selected', () => {
  vi.useFakeTimers({ now: new Date('2998-12-31T20:00:00Z'), toFake: ['Date'] })
  const start = (noticeDays: number) =>
    openAt('startDate=2999-01-08', { ...bike, noticeDays }).current.days[0].start
  expect(start(7)).toBe('2999-01-08')
  expect(start(8)).toBeNull()
  vi.useRealTimers()
})

test('a new selection replaces the days in the URL and keeps its other parameters', () => {
  const page = openAt('from=home&startDate=2999-01-08&endDate=2999-01-10')
  act(() => page.current.days[1]({ start: '2999-01-20', end: null }))
  expect(page.current.query).toBe('?from=home&startDate=2999-01-20')
})
