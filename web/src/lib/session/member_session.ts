import type { Dispatch } from '@reduxjs/toolkit'
import type { QueryClient } from '@tanstack/react-query'
import { watchSession } from '@/lib/session/ended_session'
import { openLiveChannel } from '@/lib/live/socket'

/** Starts the session check and the live channel of a member. Returns a function that stops both. */
export function openMemberSession(queryClient: QueryClient, dispatch: Dispatch) {
  const stopWatching = watchSession(queryClient, dispatch)
  const closeChannel = openLiveChannel(queryClient)
  return () => {
    stopWatching()
    closeChannel()
  }
}
