import type { Report } from '@saajha/contract/report'
import { formatDate, formatDateTime } from '@/lib/text/format'
import { kindOf } from '@/lib/text/report_names'
import { desk } from '@/messages/desk'
import { report as reportMessages } from '@/messages/report'

/** What its reporter reads of a report: subject, reason, state and answer. */
export function ReportState({ report }: { report: Report }) {
  const { ticket, subjectKind, reason, state, dueAt, createdAt, decidedAt, outcome } = report
  const outcomes = reason === 'appeal' ? desk.ownAppeal : desk.ownOutcome

  return (
    <>
      <p className="font-semibold">
        {kindOf(subjectKind)}: {reportMessages.reasons[reason] ?? reason}
      </p>
      <p>{state === 'open' ? desk.ownDue({ at: formatDateTime(dueAt) }) : outcomes[state]}</p>
      {outcome?.message && (
        <p dir="auto" className="whitespace-pre-line wrap-anywhere">
          {outcome.message}
        </p>
      )}
      <p className="text-sm text-soft">
        {ticket} · {formatDate(createdAt)}
        {decidedAt && ` · ${desk.ownDecided({ at: formatDate(decidedAt) })}`}
      </p>
    </>
  )
}
