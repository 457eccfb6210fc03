import { bookedDays } from '@saajha/contract/quote'
import { isCalendarDay } from '@/features/interactions/calendar/calendar_days'

/** The requested days (YYYY-MM-DD) and their number. */
export type RequestedDays = { startDate: string; endDate: string; days: number }

/** The requested days in the URL of a booking request; null if they are missing or invalid. */
export function parseRequestedDays(parameters: URLSearchParams): RequestedDays | null {
  const startDate = parameters.get('startDate') ?? ''
  const endDate = parameters.get('endDate') ?? ''
  if (!isCalendarDay(startDate) || !isCalendarDay(endDate) || endDate < startDate) return null
  return { startDate, endDate, days: bookedDays(startDate, endDate) }
}
