import { TIME_ZONE } from '@saajha/contract/time_zone'
import { formatDate, formatDateTime } from '@/lib/text/format'
import { LOCALE } from '@/lib/preferences/language'

const time = new Intl.DateTimeFormat(LOCALE, { timeStyle: 'short', timeZone: TIME_ZONE })

/** Formats the time at which a draft was saved (ISO 8601) in Asia/Kolkata: '3:40 pm' if today, else with the date. */
export function formatSavedAt(iso: string) {
  const isToday = formatDate(iso) === formatDate(new Date().toISOString())
  return isToday ? time.format(new Date(iso)) : formatDateTime(iso)
}
