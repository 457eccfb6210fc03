import { useQueryClient } from '@tanstack/react-query'
import { useEffect } from 'react'
import { useCurrentUser } from '@/lib/session/use_current_user'

/** Keeps the live channel open for as long as somebody is signed in. Guests never need its code. */
export function useLiveUpdates() {
  const queryClient = useQueryClient()
  const { user } = useCurrentUser()
  const userId = user?.id

  useEffect(() => {
    if (!userId) return
    let isOver = false
    let close: (() => void) | undefined
    void import('@/lib/socket').then(({ openLiveChannel }) => {
      if (!isOver) close = openLiveChannel(queryClient)
    })
    return () => {
      isOver = true
      close?.()
    }
  }, [queryClient, userId])
}
