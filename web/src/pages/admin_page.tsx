import { useRef } from 'react'
import { AccountUnknown } from '@/components/account_unknown'
import { Badge } from '@/components/badge'
import { PageLoading } from '@/components/page_loading'
import { Tabs } from '@/components/tabs'
import { SecondFactorForm } from '@/features/identity/components/second_factor_form'
import { SecondFactorMissing } from '@/features/identity/components/second_factor_missing'
import { AccessDenied } from '@/features/verification/components/access_denied'
import { SubmittedDocuments } from '@/features/verification/components/submitted_documents'
import { useReviewError } from '@/features/verification/hooks/use_review_error'
import { useCurrentUser } from '@/lib/session/use_current_user'
import { admin } from '@/messages/admin'
import { pages } from '@/messages/pages'

/** Page where administrators review identity documents. */
export function AdminPage() {
  const { user, isPending, isUnknown } = useCurrentUser()

  return (
    <div className="page py-8">
      <title>{pages.title({ page: admin.heading })}</title>
      {isPending && <PageLoading />}
      {isUnknown && <AccountUnknown />}
      {!isPending && !isUnknown && user?.role !== 'admin' && <AccessDenied />}
      {user?.role === 'admin' && <AdminDashboard />}
    </div>
  )
}

function AdminDashboard() {
  const { code, readAgain } = useReviewError()
  const heading = useRef<HTMLHeadingElement>(null)
  const onPassed = () => {
    heading.current?.focus()
    return readAgain()
  }

  return (
    <>
      <h1 ref={heading} tabIndex={-1} className="mb-6 text-title outline-none">
        {admin.heading}
      </h1>
      {code === 'secondFactorRequired' ? (
        <SecondFactorForm onPassed={onPassed} />
      ) : code === 'secondFactorMissing' ? (
        <SecondFactorMissing />
      ) : (
        <Areas />
      )}
    </>
  )
}

function Areas() {
  return (
    <Tabs
      label={admin.tabs}
      value="documents"
      onValueChange={() => {}}
      tabs={[
        { value: 'documents', label: admin.documents, content: <SubmittedDocuments /> },
        comingSoon('users', admin.users),
        comingSoon('reports', admin.reports),
        comingSoon('analytics', admin.analytics),
      ]}
    />
  )
}

function comingSoon(value: string, label: string) {
  return { value, label, badge: <Badge>{admin.comingSoon}</Badge>, content: null, disabled: true }
}
