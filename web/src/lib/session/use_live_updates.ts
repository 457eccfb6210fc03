import { useQueryClient } from '@tanstack/react-query'
import { useEffect } from 'react'
import { useCurrentUser } from '@/lib/session/use_current_user'
import { openLiveChannel } from '@/lib/socket'

/** Keeps the live channel open for as long as somebody is signed in. */
export function useLiveUpdates() {
  const queryClient = useQueryClient()
  const { user } = useCurrentUser()
  const userId = user?.id

  useEffect(() => (userId ? openLiveChannel(queryClient) : undefined), [queryClient, userId])
}
