import { useRef, type ReactNode } from 'react'
import { useSearchParams } from 'react-router-dom'
import { AccountUnknown } from '@/components/lazy_account_unknown'
import { Badge } from '@/components/badge'
import { lazyPart } from '@/components/lazy_part'
import { MissingContent } from '@/components/missing_content'
import { PageLoading } from '@/components/page_loading'
import { PageMissing } from '@/components/page_missing'
import { Tabs } from '@/components/tabs'
import { deskLocation, type DeskLocation } from '@/features/moderation/desk/desk_location'
import { useRefetchDesk } from '@/features/moderation/desk/use_desk'
import { useReportCounts } from '@/features/moderation/desk/use_report_counts'
import { WaitingReports } from '@/features/moderation/desk/waiting_reports'
import { AccessDenied } from '@/features/verification/components/access_denied'
import { DocumentsSkeleton } from '@/features/verification/components/documents_skeleton'
import { useReviewError } from '@/features/verification/hooks/use_review_error'
import { ApiError } from '@/lib/http/api_error'
import { useCurrentUser } from '@/lib/session/use_current_user'
import { admin } from '@/messages/admin'
import { pages } from '@/messages/pages'

const Desk = lazyPart(
  'desk',
  async () => (await import('@/features/moderation/desk/desk')).Desk,
  PageMissing
)

const SecondFactorForm = lazyPart(
  'second_factor_form',
  async () => (await import('@/features/identity/components/second_factor_form')).SecondFactorForm,
  PageMissing
)

const SecondFactorMissing = lazyPart(
  'second_factor_missing',
  async () =>
    (await import('@/features/identity/components/second_factor_missing')).SecondFactorMissing,
  PageMissing
)

const SubmittedDocuments = lazyPart(
  'submitted_documents',
  async () =>
    (await import('@/features/verification/components/submitted_documents')).SubmittedDocuments,
  (missing) => (
    <MissingContent {...missing}>
      <DocumentsSkeleton />
    </MissingContent>
  )
)

/** Page where administrators review identity documents and decide reports. */
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
  const [parameters] = useSearchParams()
  const location = deskLocation(parameters)

  return location ? <DeskDashboard location={location} /> : <DocumentsDashboard />
}

function DocumentsDashboard() {
  const { code, readAgain } = useReviewError()

  return (
    <Secured code={code} readAgain={readAgain}>
      <Areas />
    </Secured>
  )
}

function DeskDashboard({ location }: { location: DeskLocation }) {
  const { error } = useReportCounts()
  const code = error instanceof ApiError ? error.response.code : undefined

  return (
    <Secured code={code} readAgain={useRefetchDesk()}>
      <Desk location={location} />
    </Secured>
  )
}

type SecuredProps = {
  /** The code of the error with which the server rejects the content. */
  code: string | undefined
  readAgain: () => Promise<void>
  children: ReactNode
}

/** The heading, and the content or the question for the second factor that it needs. */
function Secured({ code, readAgain, children }: SecuredProps) {
  const heading = useRef<HTMLHeadingElement>(null)
  const onPassed = () => {
    heading.current?.focus()
    return readAgain()
  }

  return (
    <>
      <div className="mb-6 flex flex-wrap items-center justify-between gap-x-6 gap-y-1 print:hidden">
        <h1 ref={heading} tabIndex={-1} className="text-title outline-none">
          {admin.heading}
        </h1>
        <WaitingReports />
      </div>
      {code === 'secondFactorRequired' ? (
        <SecondFactorForm onPassed={onPassed} />
      ) : code === 'secondFactorMissing' ? (
        <SecondFactorMissing />
      ) : (
        children
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
