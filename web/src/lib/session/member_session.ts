import type { QueryClient } from '@tanstack/react-query'
import { watchSession } from '@/lib/session/ended_session'
import { openLiveChannel } from '@/lib/live/socket'

/** Starts the session check and the live channel of a member; `signIn` opens the sign-in dialog. Returns a function that stops both. */
export function openMemberSession(queryClient: QueryClient, signIn: () => void) {
  const stopWatching = watchSession(queryClient, signIn)
  const closeChannel = openLiveChannel(queryClient)
  return () => {
    stopWatching()
    closeChannel()
  }
}
