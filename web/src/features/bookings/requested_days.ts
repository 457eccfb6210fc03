import type { RequestedRental } from '@saajha/contract/quote'
import { LIMITS, TIME_OF_DAY_PATTERN } from '@saajha/contract/limits'
import { isCalendarDay } from '@saajha/contract/calendar_days'

/** The rental that a booking request's URL names. */
export type RequestedDays = RequestedRental

/**
 * The requested days in the URL of a booking request; null if they are missing or invalid. `quantity` is the number of pieces that
 * the owner has.
 */
export function parseRequestedDays(
  parameters: URLSearchParams,
  quantity = 1
): RequestedDays | null {
  const startDate = parameters.get('startDate') ?? ''
  const endDate = parameters.get('endDate') ?? ''
  if (!isCalendarDay(startDate) || !isCalendarDay(endDate) || endDate < startDate) return null
  return {
    startDate,
    endDate,
    units: parseUnits(parameters, quantity),
    collectAt: timeIn(parameters.get('collectAt')),
    returnAt: timeIn(parameters.get('returnAt')),
  }
}

/** The requested pieces in a URL, at most all that the owner has; one if the number is missing or invalid. */
export function parseUnits(parameters: URLSearchParams, quantity = 1): number {
  const { min, max } = LIMITS.quantity
  const units = Number(parameters.get('units') ?? min)
  const isPossible = Number.isInteger(units) && units >= min && units <= max
  return isPossible ? Math.min(units, quantity) : min
}

/** The requested pieces, at most those that are left on the chosen days, if that is known; one if none is. */
export function unitsWithin(units: number, left: number | undefined): number {
  return Math.max(1, Math.min(units, left ?? units))
}

/** Null if the time is missing or invalid. */
function timeIn(text: string | null) {
  return text !== null && TIME_OF_DAY_PATTERN.test(text) ? text : null
}
