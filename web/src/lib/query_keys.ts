/** Keys that the shell and several features share; every key is the address it reads. */
export const CURRENT_USER_KEY = ['/api/auth/user'] as const
export const ITEMS_KEY = ['/api/items'] as const
export const HIDDEN_ITEMS_KEY = ['/api/user/items/hidden'] as const
export const NOTIFICATIONS_KEY = ['/api/notifications'] as const
export const UNREAD_COUNT_KEY = ['/api/notifications/unread-count'] as const
/** No address: the notification that a member has just deleted and may still take back. It is shown and counted nowhere. */
export const PENDING_DELETION_KEY = ['held notification'] as const
export const DOCUMENTS_KEY = ['/api/verification-documents'] as const
/** Where the keys begin of what everybody is answered alike. */
export const PUBLIC_ROOTS: readonly unknown[] = ['/api/items', '/api/categories']
