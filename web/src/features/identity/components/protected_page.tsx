import { PAGES } from '@saajha/contract/pages'
import { LockKeyhole } from 'lucide-react'
import type { ReactNode } from 'react'
import { Outlet, useLocation } from 'react-router-dom'
import { AccountUnknown } from '@/components/lazy_account_unknown'
import { Button } from '@/components/button'
import { EmptyState } from '@/components/empty_state'
import { PageLoading } from '@/components/page_loading'
import { DashboardSkeleton } from '@/features/identity/components/dashboard_skeleton'
import { useAuthDialogPress } from '@/lib/session/use_auth_dialog'
import { useCurrentUser } from '@/lib/session/use_current_user'
import { signInRequired } from '@/messages/sign_in_required'

type Props = {
  /** What a page shows above the reason while the server cannot say who is signed in. */
  whileUnknown?: ReactNode
}

/** Renders the child route for members only: a loading state, then the page, or the log-in prompt for guests. */
export function ProtectedPage({ whileUnknown }: Props) {
  const { isPending, isUnknown, isSignedIn } = useCurrentUser()
  const { pathname, search } = useLocation()
  const logIn = useAuthDialogPress('login')

  const isOwnPage = pathname === PAGES.dashboard.path && !search.includes('show=')
  if (isPending) return isOwnPage ? <DashboardSkeleton /> : <PageLoading />
  if (isSignedIn) return <Outlet />
  if (isUnknown) {
    return (
      <div className="page py-10">
        {whileUnknown}
        <AccountUnknown />
      </div>
    )
  }
  return (
    <div className="page py-10">
      <EmptyState
        headingLevel={1}
        icon={<LockKeyhole aria-hidden />}
        title={signInRequired.required}
        description={signInRequired.requiredHint}
        action={<Button {...logIn}>{signInRequired.signInToContinue}</Button>}
      />
    </div>
  )
}
