import type { WaitingReports } from '@saajha/contract/moderation'
import { DESK_KEY, useDeskQuery } from '@/features/moderation/desk/use_desk_query'

const PATH = '/api/admin/reports/counts'
export const COUNTS_KEY = [...DESK_KEY, PATH]

/**
 * How many reports wait, and which one is due first; counted again with each mount, undefined while loading. Apart from the other
 * queries of the desk: the menus of every page load it.
 */
export const useReportCounts = () => useDeskQuery<WaitingReports>(PATH)
