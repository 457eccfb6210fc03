import { useQueryClient } from '@tanstack/react-query'
import { useEffect } from 'react'
import { useDispatch, useStore } from 'react-redux'
import { useNavigate } from 'react-router-dom'
import { useCurrentUser } from '@/lib/session/use_current_user'
import { selectOpenToast, type ToastsState } from '@/lib/toasts/toasts_slice'
import { useToast } from '@/lib/toasts/use_toast'

/**
 * Runs the member session, with the live channel and the session check, while a member is signed in, and refreshes a page that
 * returns from the back/forward cache. Most guests never load its code.
 */
export function useLiveUpdates() {
  const queryClient = useQueryClient()
  const dispatch = useDispatch()
  const store = useStore<ToastsState>()
  const { toast } = useToast()
  const navigate = useNavigate()
  const { user } = useCurrentUser()
  const userId = user?.id

  useEffect(() => {
    const onPageShow = ({ persisted }: PageTransitionEvent) => {
      if (!persisted) return
      void import('@/lib/session/restored_page').then((page) =>
        page.refreshRestoredPage(queryClient)
      )
    }
    window.addEventListener('pageshow', onPageShow)
    return () => window.removeEventListener('pageshow', onPageShow)
  }, [queryClient])

  useEffect(() => {
    if (!userId) return
    let isStopped = false
    let close: (() => void) | undefined
    let arrivalId: string | undefined
    void import('@/lib/session/member_session').then(({ openMemberSession }) => {
      if (isStopped) return
      close = openMemberSession(queryClient, dispatch, navigate, (notice) => {
        // Replacing a notice ends its Undo, or hides an error before it is read.
        const open = selectOpenToast(store.getState())
        const isKept = open?.action !== undefined || open?.variant === 'destructive'
        if (isKept && open?.id !== arrivalId) return
        arrivalId = toast(
          notice,
          (isPressed) => isPressed && void navigate('/dashboard?tab=notifications')
        )
      })
    })
    return () => {
      isStopped = true
      close?.()
    }
  }, [queryClient, dispatch, store, toast, navigate, userId])
}
