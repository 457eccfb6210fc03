import { daysBetween, todayInIndia } from '@saajha/contract/calendar_days'
import { formatShortDay, formatTime } from '@/lib/text/format'
import { bookings as messages } from '@/messages/bookings'

/** The end of the time to answer (ISO 8601) in words: '10:00 am today', '10:00 am tomorrow', else with its date. */
export function answerTime(answerBy: string) {
  const day = todayInIndia(new Date(answerBy))
  const days = daysBetween(todayInIndia(), day)
  const time = formatTime(answerBy)
  if (days === 0) return messages.today({ time })
  return days === 1 ? messages.tomorrow({ time }) : `${formatShortDay(day)}, ${time}`
}
