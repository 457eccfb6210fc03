import type { Notification } from '@saajha/contract/notification'
import type { QueryClient } from '@tanstack/react-query'

/** The key of the mutation that deletes a notification. It is pending while the deletion can be undone and while it is sent. */
export const DELETION_KEY = ['notificationDeletion'] as const

/** Returns the ids of the notifications whose deletion is pending. They are hidden and not counted. */
export function pendingDeletions(queryClient: QueryClient) {
  return queryClient
    .getMutationCache()
    .findAll({ mutationKey: DELETION_KEY, status: 'pending' })
    .map(({ state }) => (state.variables as Notification).id)
}
