import type { Dispatch } from '@reduxjs/toolkit'
import type { QueryClient } from '@tanstack/react-query'
import { watchSession } from '@/lib/session/ended_session'
import { arrivalNotice } from '@/lib/live/arrival_notice'
import { openLiveChannel } from '@/lib/live/socket'
import { rememberMember } from '@/lib/session/known_browser'
import type { Notice } from '@/lib/toasts/toasts_slice'

/**
 * Starts the session check and the live channel of a member, whose browser is known from now on; `onArrival` shows the notice of a pushed notification. Returns a
 * function that stops both.
 */
export function openMemberSession(
  queryClient: QueryClient,
  dispatch: Dispatch,
  onArrival: (notice: Notice) => void
) {
  rememberMember()
  const stopWatching = watchSession(queryClient, dispatch)
  const closeChannel = openLiveChannel(queryClient, (notification) => {
    const notice = arrivalNotice(notification)
    if (notice) onArrival(notice)
  })
  return () => {
    stopWatching()
    closeChannel()
  }
}
