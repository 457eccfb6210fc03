import { useQueryClient } from '@tanstack/react-query'
import { useEffect } from 'react'
import { useDispatch } from 'react-redux'
import { useCurrentUser } from '@/lib/session/use_current_user'

/**
 * Runs the member session, with the live channel and the session check, while a member is signed in. Guests never load its
 * code.
 */
export function useLiveUpdates() {
  const queryClient = useQueryClient()
  const dispatch = useDispatch()
  const { user } = useCurrentUser()
  const userId = user?.id

  useEffect(() => {
    if (!userId) return
    let isStopped = false
    let close: (() => void) | undefined
    void import('@/lib/session/member_session').then(({ openMemberSession }) => {
      if (!isStopped) close = openMemberSession(queryClient, dispatch)
    })
    return () => {
      isStopped = true
      close?.()
    }
  }, [queryClient, dispatch, userId])
}
