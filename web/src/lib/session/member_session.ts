import type { Store } from '@reduxjs/toolkit'
import type { QueryClient, QueryKey } from '@tanstack/react-query'
import { watchSession } from '@/lib/session/ended_session'
import { showArrivals } from '@/lib/live/arrivals'
import { openLiveChannel } from '@/lib/live/socket'
import { openPressedNotifications } from '@/lib/push/pressed_notifications'
import { removeUnusableProfile } from '@/lib/drafts/kept_profile'
import { CURRENT_USER_KEY, PUBLIC_ROOTS } from '@/lib/queries/query_keys'
import { rememberMember } from '@/lib/session/known_browser'
import type { ToastsState } from '@/lib/toasts/toasts_slice'

/** The member whose data a query cache has. */
const members = new WeakMap<QueryClient, string>()

/**
 * Starts the session check, the live channel and the response to presses on notifications of a member. Their browser is known
 * from now on, and its tab keeps no profile of another member; `navigate` opens a path, `toast` shows the notice of a pushed
 * notification. Returns a function that stops them.
 */
export function openMemberSession(
  memberId: string,
  queryClient: QueryClient,
  store: Store<ToastsState>,
  navigate: (path: string) => unknown,
  toast: Parameters<typeof showArrivals>[1]
) {
  rememberMember()
  dropDataOfOther(memberId, queryClient)
  removeUnusableProfile(memberId)
  const stopWatching = watchSession(queryClient, store.dispatch)
  const arrivals = showArrivals(store, toast, () => navigate('/dashboard?tab=notifications'))
  const closeChannel = openLiveChannel(queryClient, arrivals.add)
  const stopOpening = openPressedNotifications(navigate)
  return () => {
    stopWatching()
    closeChannel()
    arrivals.stop()
    stopOpening()
  }
}

/** Removes what the cache has of another member. They signed out and this one signed in in another tab, or after a lost session. */
function dropDataOfOther(memberId: string, queryClient: QueryClient): void {
  const previousId = members.get(queryClient)
  members.set(queryClient, memberId)
  if (previousId === undefined || previousId === memberId) return
  const predicate = ({ queryKey: [root] }: { queryKey: QueryKey }) =>
    root !== CURRENT_USER_KEY[0] && !PUBLIC_ROOTS.includes(root)
  queryClient.removeQueries({ type: 'inactive', predicate })
  void queryClient.resetQueries({ predicate })
}
