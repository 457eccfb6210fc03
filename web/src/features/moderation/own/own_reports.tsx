import type { Report } from '@saajha/contract/report'
import { ShowMore } from '@/components/show_more'
import { ReportState } from '@/features/moderation/own/report_state'
import { usePages } from '@/lib/queries/use_pages'
import { desk } from '@/messages/desk'

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
          <li key={report.ticket} className="rounded-card border border-line bg-surface p-3">
            <ReportState report={report} />
          </li>
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
