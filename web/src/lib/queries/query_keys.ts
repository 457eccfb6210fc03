import type { QueryKey } from '@tanstack/react-query'

/** Query keys that the shell and several features share; a key is the path of its endpoint. */
export const CURRENT_USER_KEY = ['/api/auth/user'] as const
export const ITEMS_KEY = ['/api/items'] as const
export const HIDDEN_ITEMS_KEY = ['/api/user/items/hidden'] as const
export const NOTIFICATIONS_KEY = ['/api/notifications'] as const
export const UNREAD_COUNT_KEY = ['/api/notifications/unread-count'] as const
export const SESSIONS_KEY = ['/api/user/sessions'] as const
export const DOCUMENTS_KEY = ['/api/verification-documents'] as const
export const BOOKINGS_KEY = ['/api/bookings'] as const
export const BOOKING_COUNTS_KEY = [...BOOKINGS_KEY, 'counts'] as const
export const CONVERSATIONS_KEY = ['/api/conversations'] as const
export const UNREAD_CONVERSATIONS_KEY = [...CONVERSATIONS_KEY, 'unread-count'] as const
/** The first segment of the keys of queries whose response is the same for all users. */
export const PUBLIC_ROOTS: readonly unknown[] = ['/api/items', '/api/categories']

/** Whether the response of a query depends on who is signed in. */
export function isPersonal({ queryKey: [root] }: { queryKey: QueryKey }): boolean {
  return !PUBLIC_ROOTS.includes(root)
}

/** The key of a member's conversation. */
export function conversationKey(id: string) {
  return [...CONVERSATIONS_KEY, id] as const
}

/** The key of the cached messages of a conversation, ascending and without gaps. */
export function messagesKey(conversationId: string) {
  return [...CONVERSATIONS_KEY, conversationId, 'messages'] as const
}

/** The key of a member's conversations about an item. */
export function conversationsOfItemKey(itemId: string) {
  return [...CONVERSATIONS_KEY, { itemId }] as const
}

/** The key of the days of an item that are taken, of any range. */
export function calendarKey(itemId: string) {
  return [...ITEMS_KEY, itemId, 'calendar'] as const
}
