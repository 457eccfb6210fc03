import type { ReportCounts } from '@saajha/contract/moderation'
import { useDeskQuery } from '@/features/moderation/desk/use_desk_query'

/**
 * How many reports wait; counted again with each mount, undefined while loading. Apart from the other queries of the desk: the
 * menus of every page load it.
 */
export const useReportCounts = () => useDeskQuery<ReportCounts>('/api/admin/reports/counts')
