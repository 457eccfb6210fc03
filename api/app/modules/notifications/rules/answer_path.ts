import type { Notification } from '@saajha/contract/notification'
import { notificationType } from '@saajha/contract/notification_types'

/**
 * The path of the page on which a member answers a notification: its conversation, the desk for reports, or the list of
 * notifications, also for those of many.
 */
export function answerPath(
  { type, itemId, conversationId }: Pick<Notification, 'type' | 'itemId' | 'conversationId'>,
  isMany: boolean
): string {
  if (type === 'report_waiting') return '/admin?area=reports'
  const leadsToConversation = notificationType(type).isOfConversation && conversationId && !isMany
  if (!leadsToConversation) return '/dashboard?tab=notifications'
  return `/contact/${itemId}?with=${conversationId}`
}
