import type { Notification } from '@saajha/contract/notification'
import { notificationType } from '@saajha/contract/notification_types'
import type { Notice } from '@/lib/toasts/toasts_slice'
import { arrival } from '@/messages/arrival'

/** The notice of a pushed notification; null while the page shows it, or the conversation that it is about. */
export function arrivalNotice(notification: Notification): Notice | null {
  if (isShown(notification) && document.visibilityState === 'visible') return null
  return {
    title: notification.title,
    quote: notification.itemTitle,
    variant: 'info',
    action: { label: arrival.view, hint: arrival.viewHint },
  }
}

function isShown({ type, itemId, conversationId }: Notification) {
  const { pathname, search } = window.location
  const parameters = new URLSearchParams(search)
  if (pathname === '/dashboard') {
    const show = parameters.get('show')
    if (show === 'messages') return Boolean(conversationId)
    if (show === 'bookings') return notificationType(type).kind === 'booking'
    return show === null && parameters.get('tab') === 'notifications'
  }
  // The renter's page of a conversation may be opened without its id.
  const shownId = parameters.get('with') ?? conversationId
  const isItsPage = pathname === `/contact/${itemId}` && shownId === conversationId
  return Boolean(conversationId) && isItsPage
}
