import type { Dispatch } from '@reduxjs/toolkit'
import type { QueryClient } from '@tanstack/react-query'
import { watchSession } from '@/lib/session/ended_session'
import { arrivalNotice } from '@/lib/live/arrival_notice'
import { openLiveChannel } from '@/lib/live/socket'
import { openPressedNotifications } from '@/lib/push/pressed_notifications'
import { rememberMember } from '@/lib/session/known_browser'
import type { Notice } from '@/lib/toasts/toasts_slice'

/**
 * Starts the session check, the live channel and the response to presses on notifications of a member, whose browser is known
 * from now on; `navigate` opens a path, `onArrival` shows the notice of a pushed notification. Returns a function that stops them.
 */
export function openMemberSession(
  queryClient: QueryClient,
  dispatch: Dispatch,
  navigate: (path: string) => unknown,
  onArrival: (notice: Notice) => void
) {
  rememberMember()
  const stopWatching = watchSession(queryClient, dispatch)
  const closeChannel = openLiveChannel(queryClient, (notification) => {
    const notice = arrivalNotice(notification)
    if (notice) onArrival(notice)
  })
  const stopOpening = openPressedNotifications(navigate)
  return () => {
    stopWatching()
    closeChannel()
    stopOpening()
  }
}
