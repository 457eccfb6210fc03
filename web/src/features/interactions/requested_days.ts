import { bookedDays } from '@saajha/contract/quote'
import { LIMITS } from '@saajha/contract/limits'
import { isCalendarDay } from '@saajha/contract/calendar_days'

/** The requested days (YYYY-MM-DD), their number, and the number of identical pieces. */
export type RequestedDays = { startDate: string; endDate: string; days: number; units: number }

/** The requested days in the URL of a booking request; null if they are missing or invalid. */
export function parseRequestedDays(parameters: URLSearchParams): RequestedDays | null {
  const startDate = parameters.get('startDate') ?? ''
  const endDate = parameters.get('endDate') ?? ''
  if (!isCalendarDay(startDate) || !isCalendarDay(endDate) || endDate < startDate) return null
  const units = unitsIn(parameters.get('units'))
  return { startDate, endDate, days: bookedDays(startDate, endDate), units }
}

/** One piece if the number is missing or invalid. */
function unitsIn(text: string | null) {
  const { min, max } = LIMITS.quantity
  const units = Number(text ?? min)
  return Number.isInteger(units) && units >= min && units <= max ? units : min
}
