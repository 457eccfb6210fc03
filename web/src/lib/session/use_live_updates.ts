import { useQueryClient } from '@tanstack/react-query'
import { useEffect, useState } from 'react'
import { useStore } from 'react-redux'
import { useNavigate } from 'react-router-dom'
import { fetchCode } from '@/lib/build/fetch_code'
import { useIsOnline } from '@/lib/page/use_is_online'
import { useCurrentUser } from '@/lib/session/use_current_user'
import type { ToastsState } from '@/lib/toasts/toasts_slice'
import { useToast } from '@/lib/toasts/use_toast'

const RETRY_MS = 30_000

type MemberSession = typeof import('@/lib/session/member_session')

/**
 * Runs the member session, with the live channel and the session check, while a member is signed in, and refreshes a page that
 * returns from the back/forward cache. Most guests never load its code. A failed load is repeated when the network is back, and after a while.
 */
export function useLiveUpdates() {
  const queryClient = useQueryClient()
  const store = useStore<ToastsState>()
  const { toast } = useToast()
  const navigate = useNavigate()
  const { user } = useCurrentUser()
  const userId = user?.id
  const isMember = userId !== undefined
  const isOnline = useIsOnline()
  const [session, setSession] = useState<MemberSession | null>(null)
  const [failures, setFailures] = useState(0)

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
    if (!isMember || session) return
    let timer: number | undefined
    loadMemberSession().then(setSession, () => {
      timer = window.setTimeout(() => setFailures((before) => before + 1), RETRY_MS)
    })
    return () => clearTimeout(timer)
  }, [isMember, session, isOnline, failures])

  useEffect(() => {
    if (userId && session)
      return session.openMemberSession(userId, queryClient, store, navigate, toast)
  }, [queryClient, store, toast, navigate, userId, session])
}

async function loadMemberSession(): Promise<MemberSession> {
  await fetchCode('member_session')
  return import('@/lib/session/member_session')
}
