import { Badge } from '@/components/badge'
import { useReportCounts } from '@/features/moderation/desk/use_report_counts'
import { deskEntry } from '@/messages/desk_entry'

/** The content of an administrator's menu entry: its name and the number of reports that wait, or are overdue. */
export function ReportsEntry() {
  const { data } = useReportCounts()

  return (
    <>
      {deskEntry.review}{' '}
      {data && data.open > 0 && (
        <Badge variant={data.overdue > 0 ? 'danger' : 'accent'} className="ml-auto">
          {deskEntry.waiting(data)}
        </Badge>
      )}
    </>
  )
}
