import type { AdminReport } from '@saajha/contract/moderation'
import { Printer } from 'lucide-react'
import { Badge } from '@/components/badge'
import { Button } from '@/components/button'
import { Card } from '@/components/card'
import { PageLoading } from '@/components/page_loading'
import { ActionList } from '@/features/moderation/desk/action_list'
import { DecisionForm } from '@/features/moderation/desk/decision_form'
import { DeskFailed } from '@/features/moderation/desk/desk_failed'
import type { DeskLocation } from '@/features/moderation/desk/desk_location'
import { EvidenceView } from '@/features/moderation/desk/evidence_view'
import { HiddenSubject } from '@/features/moderation/desk/hidden_subject'
import { LoggedReading } from '@/features/moderation/desk/logged_reading'
import { MemberFacts } from '@/features/moderation/desk/member_facts'
import { useDeskReport } from '@/features/moderation/desk/use_desk'
import { formatDateTime } from '@/lib/text/format'
import { actorName, reasonText, kindOf } from '@/lib/text/report_names'
import { desk } from '@/messages/desk'
import { report as reportMessages } from '@/messages/report'

type Props = { ticket: string; location: DeskLocation }

/** A report: what was reported, by whom, about whom, and its decision. */
export function ReportView({ ticket, location }: Props) {
  const { data: report, error, refetch } = useDeskReport(ticket)

  if (report) return <Shown report={report} location={location} />
  if (error) return <DeskFailed error={error} onRetry={() => void refetch()} />
  return <PageLoading />
}

function Shown({ report, location }: { report: AdminReport; location: DeskLocation }) {
  const { ticket, subjectKind, reason, title, state, dueAt, isOverdue, body } = report
  const at = formatDateTime(dueAt)

  return (
    <article aria-labelledby="report-heading" className="flex flex-col gap-5">
      <header className="flex flex-col gap-1">
        <div className="flex flex-wrap items-center gap-2 text-sm text-soft">
          <Badge>{kindOf(subjectKind)}</Badge> {ticket}
          <Button variant="ghost" className="ml-auto" onClick={() => window.print()}>
            <Printer aria-hidden />
            {desk.print}
          </Button>
        </div>
        <h2 id="report-heading" className="text-xl wrap-anywhere" dir="auto">
          {title}
        </h2>
        <p>
          {reportMessages.reasons[reason] ?? reason}
          {state === 'open' && (
            <span className={isOverdue ? 'font-semibold text-danger' : 'text-soft'}>
              {' · '}
              {isOverdue ? desk.overdue({ at }) : desk.due({ at })}
            </span>
          )}
        </p>
      </header>
      {body && (
        <Card as="section" className="flex flex-col gap-2 p-4">
          <h3 className="text-base">{desk.said}</h3>
          <p dir="auto" className="whitespace-pre-line wrap-anywhere">
            {body}
          </p>
        </Card>
      )}
      {subjectKind !== 'platform' && <EvidenceView report={report} />}
      {state === 'open' && <LoggedReading report={report} />}
      <div className="grid gap-4 sm:grid-cols-2">
        {report.member && <MemberFacts heading={desk.about} member={report.member} />}
        <MemberFacts heading={desk.reporter} member={report.reporter} />
      </div>
      {state === 'open' ? (
        <DecisionForm report={report} location={location} />
      ) : (
        <>
          <Decided report={report} />
          {report.hiding && <HiddenSubject report={report} hiding={report.hiding} />}
        </>
      )}
      {report.log.length > 0 && (
        <section className="flex flex-col gap-3">
          <h3 className="text-base">{desk.log}</h3>
          <ActionList actions={report.log} />
        </section>
      )}
    </article>
  )
}

function Decided({ report }: { report: AdminReport }) {
  const { state, decidedBy, decidedAt, note, message } = report

  return (
    <Card as="section" className="flex flex-col gap-2 p-4">
      <h3 className="text-base">{desk.outcomes[state]}</h3>
      {decidedBy && decidedAt && (
        <p className="text-soft">
          {desk.decidedBy({ name: actorName(decidedBy), at: formatDateTime(decidedAt) })}
        </p>
      )}
      {note && (
        <p dir="auto" className="wrap-anywhere">
          {desk.reason}: {decidedBy ? reasonText(decidedBy, note) : note}
        </p>
      )}
      {message && (
        <p dir="auto" className="wrap-anywhere">
          {desk.answer}: {message}
        </p>
      )}
    </Card>
  )
}
