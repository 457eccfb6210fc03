import { formatDate, formatDateTime, formatTime } from '@/lib/text/format'

/** Formats the time at which a draft was saved (ISO 8601) in Asia/Kolkata: '3:40 pm' if today, else with the date. */
export function formatSavedAt(iso: string) {
  const isToday = formatDate(iso) === formatDate(new Date().toISOString())
  return isToday ? formatTime(iso) : formatDateTime(iso)
}
