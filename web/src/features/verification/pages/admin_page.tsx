import { AccountUnknown } from '@/components/account_unknown'
import { Badge } from '@/components/badge'
import { PageLoading } from '@/components/page_loading'
import { Tabs } from '@/components/tabs'
import { AccessDenied } from '@/features/verification/components/access_denied'
import { SubmittedDocuments } from '@/features/verification/components/submitted_documents'
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
  return (
    <>
      <h1 className="mb-6 text-title">{admin.heading}</h1>
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
    </>
  )
}

function comingSoon(value: string, label: string) {
  return { value, label, badge: <Badge>{admin.comingSoon}</Badge>, content: null, disabled: true }
}
