/** The member's bookings, their conversations, and the archived ones. */
export const BOOKINGS_PATH = '/dashboard?show=bookings'
export const CONVERSATIONS_PATH = '/dashboard?show=messages'
export const ARCHIVED_PATH = '/dashboard?show=archived'

/** The path of the page that shows a conversation about an item. */
export function conversationPath(itemId: string, conversationId: string) {
  return `/contact/${itemId}?with=${conversationId}`
}
