import type { QueryClient } from '@tanstack/react-query'
import { watchSession } from '@/lib/session/ended_session'
import { openLiveChannel } from '@/lib/socket'

/** What runs for as long as a member is signed in; `signIn` opens the way back in. Returns what stops it. */
export function openMemberSession(queryClient: QueryClient, signIn: () => void) {
  const stopWatching = watchSession(queryClient, signIn)
  const closeChannel = openLiveChannel(queryClient)
  return () => {
    stopWatching()
    closeChannel()
  }
}
