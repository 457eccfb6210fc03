import { formatDate, formatDateTime, TIME_ZONE } from '@/lib/format'
import { LOCALE } from '@/lib/language'

const time = new Intl.DateTimeFormat(LOCALE, { timeStyle: 'short', timeZone: TIME_ZONE })

/** When a draft was saved (ISO 8601), as in India: '3:40 pm' of today, and with its day otherwise. */
export function formatSavedAt(iso: string) {
  const isToday = formatDate(iso) === formatDate(new Date().toISOString())
  return isToday ? time.format(new Date(iso)) : formatDateTime(iso)
}
