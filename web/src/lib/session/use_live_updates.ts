import { useQueryClient } from '@tanstack/react-query'
import { useEffect } from 'react'
import { useStore } from 'react-redux'
import { useNavigate } from 'react-router-dom'
import { useCurrentUser } from '@/lib/session/use_current_user'
import type { ToastsState } from '@/lib/toasts/toasts_slice'
import { useToast } from '@/lib/toasts/use_toast'

/**
 * Runs the member session, with the live channel and the session check, while a member is signed in, and refreshes a page that
 * returns from the back/forward cache. Most guests never load its code.
 */
export function useLiveUpdates() {
  const queryClient = useQueryClient()
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
    void import('@/lib/session/member_session').then(({ openMemberSession }) => {
      if (isStopped) return
      close = openMemberSession(userId, queryClient, store, navigate, toast)
    })
    return () => {
      isStopped = true
      close?.()
    }
  }, [queryClient, store, toast, navigate, userId])
}
