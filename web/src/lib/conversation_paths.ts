/** The list of the member's conversations, and of the archived ones. */
export const CONVERSATIONS_PATH = '/dashboard?tab=notifications&show=conversations'
export const ARCHIVED_PATH = '/dashboard?tab=notifications&show=archived'

/** The path of the page that shows a conversation about an item. */
export function conversationPath(itemId: string, conversationId: string) {
  return `/contact/${itemId}?with=${conversationId}`
}
