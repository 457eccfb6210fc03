import type { Notification } from '@saajha/contract/notification'

/** The path of the page on which a member answers a notification: its conversation, or the list for those of many. */
export function answerPath(
  { itemId, conversationId }: Pick<Notification, 'itemId' | 'conversationId'>,
  isMany: boolean
): string {
  if (!conversationId || isMany) return '/dashboard?tab=notifications'
  return `/contact/${itemId}?with=${conversationId}`
}
