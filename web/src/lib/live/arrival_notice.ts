import type { Notification } from '@saajha/contract/notification'
import { notificationTitle } from '@/lib/text/notification_title'
import type { Notice } from '@/lib/toasts/toasts_slice'
import { notifications as messages } from '@/messages/notifications'

/** The notice of a pushed notification; null while the list of notifications is visible. */
export function arrivalNotice(notification: Notification): Notice | null {
  const { pathname, search } = window.location
  const isListOpen =
    pathname === '/dashboard' && new URLSearchParams(search).get('tab') === 'notifications'
  if (isListOpen && document.visibilityState === 'visible') return null
  return {
    title: notificationTitle(notification),
    quote: notification.itemTitle,
    variant: 'info',
    action: { label: messages.view, hint: messages.viewHint },
  }
}
