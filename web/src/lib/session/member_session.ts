import type { Store } from '@reduxjs/toolkit'
import type { QueryClient } from '@tanstack/react-query'
import { watchSession } from '@/lib/session/ended_session'
import { showArrivals } from '@/lib/live/arrivals'
import { openLiveChannel } from '@/lib/live/socket'
import { openPressedNotifications } from '@/lib/push/pressed_notifications'
import { removeUnusableProfile } from '@/lib/drafts/kept_profile'
import { rememberMember } from '@/lib/session/known_browser'
import type { ToastsState } from '@/lib/toasts/toasts_slice'

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
