import { useQueryClient } from '@tanstack/react-query'
import { useEffect } from 'react'
import { useDispatch } from 'react-redux'
import { authDialogOpened } from '@/lib/session/auth_dialog_slice'
import { useCurrentUser } from '@/lib/session/use_current_user'

/**
 * Keeps the live channel open for as long as somebody is signed in, and notices when their session has ended. Guests never
 * need its code.
 */
export function useLiveUpdates() {
  const queryClient = useQueryClient()
  const dispatch = useDispatch()
  const { user } = useCurrentUser()
  const userId = user?.id

  useEffect(() => {
    if (!userId) return
    let isOver = false
    let close: (() => void) | undefined
    void import('@/lib/session/member_session').then(({ openMemberSession }) => {
      if (!isOver) close = openMemberSession(queryClient, () => dispatch(authDialogOpened('login')))
    })
    return () => {
      isOver = true
      close?.()
    }
  }, [queryClient, dispatch, userId])
}
