import type { Notification } from '@saajha/contract/notification'
import type { NotificationKind } from '@saajha/contract/preferences'

/** The kind under which a member can switch off e-mails and pushes about a type of notification. */
export function notificationKind(type: Notification['type']): NotificationKind {
  if (type === 'reply') return 'message'
  if (type.startsWith('booking_')) return 'booking'
  return type === 'message' || type === 'booking' ? type : 'account'
}
