import { reportsUrl } from '@saajha/contract/member_urls'
import type {
  AdminReport,
  AdminReportSummary,
  DeskMember,
  ModerationAction,
} from '@saajha/contract/moderation'
import type { SystemReport } from '@saajha/contract/system'
import { useQueryClient } from '@tanstack/react-query'
import type { DeskLocation } from '@/features/moderation/desk/desk_location'
import { DESK_KEY, useDeskQuery } from '@/features/moderation/desk/use_desk_query'
import { queryPath } from '@/lib/http/api'
import { usePages } from '@/lib/queries/use_pages'

/** One report with its evidence and members. */
export const useDeskReport = (ticket: string) =>
  useDeskQuery<AdminReport>(`/api/admin/reports/${encodeURIComponent(ticket)}`)

/** The checks of the installation. */
export const useSystemReport = () => useDeskQuery<SystemReport>('/api/admin/system')

/** The members whom a search finds; nothing is fetched without one. */
export const useDeskMembers = (q: string) =>
  useDeskQuery<DeskMember[]>(queryPath(['/api/admin/members', { q }]), { isEnabled: q !== '' })

/** The queue of reports, the one due first at the top; of decided ones the latest. */
export function useDeskReports({ state, kind, reason, q }: DeskLocation) {
  return useDeskPages<AdminReportSummary>(reportsUrl({ state, kind, reason, q }))
}

/** The log of actions, of one member, one listing or all, newest first. */
export function useActions({ userId, itemId }: DeskLocation) {
  return useDeskPages<ModerationAction>(queryPath(['/api/admin/actions', { userId, itemId }]))
}

function useDeskPages<Entry>(url: string) {
  return usePages<Entry>([...DESK_KEY, 'pages', url], url, { isAlwaysFresh: true })
}

/** Fetches again what the desk shows. */
export function useRefetchDesk() {
  const queryClient = useQueryClient()
  return () => queryClient.invalidateQueries({ queryKey: DESK_KEY })
}
