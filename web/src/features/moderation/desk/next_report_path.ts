import type { WaitingReports } from '@saajha/contract/moderation'
import type { QueryClient } from '@tanstack/react-query'
import { deskSearch } from '@/features/moderation/desk/desk_location'
import { COUNTS_KEY } from '@/features/moderation/desk/use_report_counts'

/** The path of the report that is due first, as it was counted last; of all reports if none waits or they were not counted. */
export function nextReportPath(queryClient: QueryClient): string {
  const counts = queryClient.getQueryData<WaitingReports>(COUNTS_KEY)
  return `/admin${deskSearch({ area: 'reports', ticket: counts?.next ?? '' })}`
}
