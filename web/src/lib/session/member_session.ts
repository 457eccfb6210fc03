import type { Store } from '@reduxjs/toolkit'
import type { QueryClient, QueryKey } from '@tanstack/react-query'
import { watchSession } from '@/lib/session/ended_session'
import { showArrivals } from '@/lib/live/arrivals'
import { openLiveChannel } from '@/lib/live/socket'
import { openPressedNotifications } from '@/lib/push/pressed_notifications'
import { removeUnusableProfile } from '@/lib/drafts/kept_profile'
import { CURRENT_USER_KEY, isPersonal } from '@/lib/queries/query_keys'
import { rememberMember } from '@/lib/session/known_browser'
import type { ToastsState } from '@/lib/toasts/toasts_slice'

/** The member whose data a query cache has. */
const memberOfCache = new WeakMap<QueryClient, string>()

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

/**
 * Removes the cached data of another member. The session may have changed in another tab, or after it ended, without a sign-in in
 * this tab.
 */
function dropDataOfOther(memberId: string, queryClient: QueryClient): void {
  const previousId = memberOfCache.get(queryClient)
  memberOfCache.set(queryClient, memberId)
  if (previousId === undefined || previousId === memberId) return
  const predicate = (query: { queryKey: QueryKey }) =>
    query.queryKey[0] !== CURRENT_USER_KEY[0] && isPersonal(query)
  queryClient.removeQueries({ type: 'inactive', predicate })
  void queryClient.resetQueries({ predicate })
}
