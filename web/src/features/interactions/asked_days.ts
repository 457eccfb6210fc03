import { isCalendarDay } from '@/features/interactions/calendar/calendar_days'

const DAY_MS = 24 * 60 * 60 * 1000

/** The days a renter asks for (YYYY-MM-DD) and how many that makes. */
export type AskedDays = { startDate: string; endDate: string; days: number }

/** The days in the address of a booking request; null when they are missing or make no sense. */
export function askedDaysIn(parameters: URLSearchParams): AskedDays | null {
  const startDate = parameters.get('startDate') ?? ''
  const endDate = parameters.get('endDate') ?? ''
  if (!isCalendarDay(startDate) || !isCalendarDay(endDate) || endDate < startDate) return null
  const days = Math.ceil((Date.parse(endDate) - Date.parse(startDate)) / DAY_MS)
  return { startDate, endDate, days: Math.max(1, days) }
}
