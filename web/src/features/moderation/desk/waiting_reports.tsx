import { Link } from 'react-router-dom'
import { deskSearch } from '@/features/moderation/desk/desk_location'
import { useReportCounts } from '@/features/moderation/desk/use_report_counts'
import { deskEntry } from '@/messages/desk_entry'

/** The link from the administrators' page to the report that is due first, with the number of reports that wait. */
export function WaitingReports() {
  const { data } = useReportCounts()

  return (
    <Link
      to={{ pathname: '/admin', search: deskSearch({ area: 'reports', ticket: data?.next ?? '' }) }}
      className="inline-flex min-h-11 items-center font-semibold text-primary underline underline-offset-4"
    >
      {data ? deskEntry.reportsWaiting(data) : deskEntry.reports}
    </Link>
  )
}
