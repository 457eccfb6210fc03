import type { Booking } from '@saajha/contract/booking'
import { BOOKING_REASONS } from '@saajha/contract/booking_reasons'
import { daysBetween, todayInIndia } from '@saajha/contract/calendar_days'
import type { Day } from '@saajha/contract/values'
import { recordLabel } from '@/features/bookings/handover/record_label'
import { answerTime } from '@/features/bookings/requests/answer_time'
import { language } from '@/lib/preferences/language'
import { otherName } from '@/features/bookings/requests/other_name'
import { formatShortDay, formatTimeOfDay } from '@/lib/text/format'
import { bookings as messages } from '@/messages/bookings'

/** What the API says of a booking in one sentence; null if it is a node of the previous release. */
export function nextSentence(booking: Booking): string | null {
  const { next, renter, closedBy, reason } = booking
  if (!next) return null
  const { situation, until, on, time, changeUntil, insteadOfCode } = next
  const side = renter ? 'owner' : 'renter'
  const name = otherName(booking)
  const when = [
    until && answerTime(until),
    on && dayWord(on),
    on && time && messages.atTime({ time: formatTimeOfDay(time) }),
  ]
  const since = [on && dayName(on), time && formatTimeOfDay(time)].filter(Boolean).join(', ')
  const why = reason && BOOKING_REASONS[language][reason]
  const isOwn = closedBy === side
  const sentence =
    closedBy === 'system' && why
      ? null
      : messages.next[situation][side]({
          name,
          when: when.filter(Boolean).join(' '),
          since,
          isPast: on !== null && daysBetween(todayInIndia(), on) < 0,
          isOwn,
          withoutCode:
            insteadOfCode === undefined
              ? null
              : messages.withoutCode[insteadOfCode]({
                  name,
                  button: recordLabel(booking, booking.state === 'active' ? 'end' : 'start'),
                }),
        })
  const answer = changeUntil && messages.answerChangeBy({ when: answerTime(changeUntil) })
  return [sentence, why, answer].filter(Boolean).join(' ')
}

/** When something is, by its day: 'today', 'tomorrow', 'yesterday', else 'on 5 Dec'. */
function dayWord(day: Day) {
  return relativeDay(day) ?? messages.onDay({ day: formatShortDay(day) })
}

/** A day as people call it: 'today', 'tomorrow', 'yesterday', else '5 Dec'. */
function dayName(day: Day) {
  return relativeDay(day) ?? formatShortDay(day)
}

function relativeDay(day: Day) {
  const away = daysBetween(todayInIndia(), day)
  if (away === 0) return messages.dayToday
  if (away === 1) return messages.dayTomorrow
  return away === -1 ? messages.dayYesterday : null
}
