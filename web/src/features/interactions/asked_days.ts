const DAY_MS = 24 * 60 * 60 * 1000
const CALENDAR_DAY = /^\d{4}-\d{2}-\d{2}$/

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

/** The 31st of February reads like a day, but no calendar has it. */
function isCalendarDay(text: string) {
  if (!CALENDAR_DAY.test(text)) return false
  const day = new Date(`${text}T00:00:00Z`)
  return !Number.isNaN(day.getTime()) && day.toISOString().startsWith(text)
}
