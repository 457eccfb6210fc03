import type { Notification } from '@saajha/contract/notification'
import type { Notice } from '@/lib/toasts/toasts_slice'
import { notifications as messages } from '@/messages/notifications'

/** The notice of a pushed notification; null while the page shows it, or the conversation that it is about. */
export function arrivalNotice(notification: Notification): Notice | null {
  if (isShown(notification) && document.visibilityState === 'visible') return null
  return {
    title: notification.title,
    quote: notification.itemTitle,
    variant: 'info',
    action: { label: messages.view, hint: messages.viewHint },
  }
}

function isShown({ itemId, conversationId }: Notification) {
  const { pathname, search } = window.location
  const parameters = new URLSearchParams(search)
  if (pathname === '/dashboard' && parameters.get('tab') === 'notifications') {
    const show = parameters.get('show')
    return show === 'conversations' ? Boolean(conversationId) : show !== 'archived'
  }
  // The renter's page of a conversation may be opened without its id.
  const shownId = parameters.get('with') ?? conversationId
  const isItsPage = pathname === `/contact/${itemId}` && shownId === conversationId
  return Boolean(conversationId) && isItsPage
}
