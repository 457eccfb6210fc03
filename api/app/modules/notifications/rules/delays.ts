import { notificationType, type NotificationType } from '@saajha/contract/notification_types'
import { TIME_ZONE } from '@saajha/contract/time_zone'
import { DateTime } from 'luxon'

const QUIET_FROM_HOUR = 22
const QUIET_UNTIL_HOUR = 8

/** Between two pushes about a notification that is renewed while it is unread. */
const PUSH_PAUSE_SECONDS = 10 * 60

type DueTimes = { push: Date; email: Date }

/**
 * When the push and the e-mail about a notification are due, outside of quiet hours unless it is urgent. Null for a type that
 * sends none, and for a renewed notification whose last push, at `lastPush`, is still due and will cover it.
 */
export function dueTimes(
  type: NotificationType,
  addedAt: Date,
  lastPush: Date | null = null,
  isUrgent = false
): DueTimes | null {
  const { delays } = notificationType(type)
  if (!delays || (lastPush && lastPush > addedAt)) return null
  const after = (time: Date, seconds: number) => {
    const due = new Date(time.getTime() + seconds * 1_000)
    return isUrgent ? due : afterQuietHours(due)
  }
  const push = after(addedAt, delays.push)
  const next = lastPush && after(lastPush, PUSH_PAUSE_SECONDS)
  return { push: next && next > push ? next : push, email: after(addedAt, delays.email) }
}

/** Moves a time between 22:00 and 08:00 in India to 08:00. */
export function afterQuietHours(time: Date): Date {
  const local = DateTime.fromJSDate(time, { zone: TIME_ZONE })
  if (local.hour >= QUIET_UNTIL_HOUR && local.hour < QUIET_FROM_HOUR) return time
  const morning = local.startOf('day').set({ hour: QUIET_UNTIL_HOUR })
  return (local.hour < QUIET_UNTIL_HOUR ? morning : morning.plus({ days: 1 })).toJSDate()
}
