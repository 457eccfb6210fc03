import type { Message } from '@saajha/contract/conversation'
import { todayInIndia } from '@saajha/contract/calendar_days'
import type { Day } from '@saajha/contract/values'
import { formatShortDay } from '@/lib/text/format'
import { conversation } from '@/messages/conversation'

const DAY_MS = 24 * 60 * 60 * 1000

/** The messages of a day in India. */
type DayGroup = { day: Day; messages: Message[] }

/** Groups messages, ascending, by their day in India. */
export function groupByDay(messages: readonly Message[]): DayGroup[] {
  const groups: DayGroup[] = []
  for (const message of messages) {
    const day = todayInIndia(new Date(message.createdAt))
    const group = groups.at(-1)
    if (group?.day === day) group.messages.push(message)
    else groups.push({ day, messages: [message] })
  }
  return groups
}

/** The name of a day at the time `now`, in milliseconds: 'Today', 'Yesterday' or '3 Nov'. */
export function dayName(day: Day, now: number) {
  if (day === todayInIndia(now)) return conversation.today
  if (day === todayInIndia(now - DAY_MS)) return conversation.yesterday
  return formatShortDay(day)
}
