import type { Notification } from '@saajha/contract/notification'
import { TIME_ZONE } from '@saajha/contract/time_zone'
import { DateTime } from 'luxon'

const QUIET_FROM_HOUR = 22
const QUIET_UNTIL_HOUR = 8

/**
 * How long a notification may stay unread before its member receives a push and an e-mail, in seconds. Types without an entry
 * send none: the phone of the owner rings.
 */
const DELAY_SECONDS: { [Type in Notification['type']]?: { push: number; email: number } } = {
  message: { push: 15, email: 5 * 60 },
  reply: { push: 15, email: 5 * 60 },
  booking: { push: 10, email: 60 },
  booking_waiting: { push: 10, email: 60 },
  booking_accepted: { push: 10, email: 60 },
  booking_declined: { push: 10, email: 60 },
  booking_expired: { push: 10, email: 60 },
  booking_withdrawn: { push: 10, email: 60 },
  booking_cancelled: { push: 10, email: 60 },
  booking_days_freed: { push: 10, email: 60 },
  booking_tomorrow: { push: 10, email: 60 },
  booking_no_show: { push: 10, email: 60 },
  booking_contested: { push: 10, email: 60 },
  booking_change: { push: 10, email: 60 },
  booking_changed: { push: 10, email: 60 },
  booking_change_declined: { push: 10, email: 60 },
  booking_change_withdrawn: { push: 10, email: 60 },
  booking_completed: { push: 60, email: 60 * 60 },
  document_verified: { push: 60, email: 0 },
  document_rejected: { push: 60, email: 0 },
  item_hidden: { push: 60, email: 0 },
  item_shown: { push: 60, email: 0 },
  tick_removed: { push: 60, email: 0 },
}

/** Between two pushes about a notification that is renewed while it is unread. */
const PUSH_PAUSE_SECONDS = 10 * 60

type DueTimes = { push: Date; email: Date }

/**
 * When the push and the e-mail about a notification are due, outside of quiet hours. Null for a type that sends none, and for a
 * renewed notification whose last push, at `lastPush`, is still due and will cover it.
 */
export function dueTimes(
  type: Notification['type'],
  addedAt: Date,
  lastPush: Date | null = null
): DueTimes | null {
  const delays = DELAY_SECONDS[type]
  if (!delays || (lastPush && lastPush > addedAt)) return null
  const after = (time: Date, seconds: number) =>
    afterQuietHours(new Date(time.getTime() + seconds * 1_000))
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
