import type { Report } from '@saajha/contract/report'
import { ShowMore } from '@/components/show_more'
import { usePages } from '@/lib/queries/use_pages'
import { formatDate, formatDateTime } from '@/lib/text/format'
import { kindOf } from '@/lib/text/report_names'
import { desk } from '@/messages/desk'
import { report as reportMessages } from '@/messages/report'

const URL = '/api/user/reports'

/** The reports that a member made, with their outcome. Nothing is shown to a member without one. */
export function OwnReports() {
  const list = usePages<Report>([URL], URL, { isAlwaysFresh: true })

  if (!list.entries?.length) return null
  return (
    <section aria-labelledby="own-reports" className="mt-8 flex flex-col gap-3">
      <h3 id="own-reports" className="text-lg">
        {desk.own}
      </h3>
      <ul className="flex flex-col gap-2">
        {list.entries.map((report) => (
          <OwnReport key={report.ticket} report={report} />
        ))}
      </ul>
      <ShowMore
        hasMore={list.hasMore}
        busy={list.isFetchingMore}
        onShowMore={list.showMore}
        failure={list.isMoreFailed && desk.loadFailed}
      />
    </section>
  )
}

function OwnReport({ report }: { report: Report }) {
  const { ticket, subjectKind, reason, state, dueAt, createdAt, outcome } = report

  return (
    <li className="rounded-card border border-line bg-surface p-3">
      <p className="font-semibold">
        {kindOf(subjectKind)}: {reportMessages.reasons[reason] ?? reason}
      </p>
      <p>
        {state === 'open' ? desk.ownDue({ at: formatDateTime(dueAt) }) : desk.ownOutcome[state]}
      </p>
      {outcome?.message && (
        <p dir="auto" className="whitespace-pre-line wrap-anywhere">
          {outcome.message}
        </p>
      )}
      <p className="text-sm text-soft">
        {ticket} · {formatDate(createdAt)}
      </p>
    </li>
  )
}
