import { useQueryClient } from '@tanstack/react-query'
import { useNavigate } from 'react-router-dom'
import { nextReportPath } from '@/features/moderation/desk/next_report_path'

/** The navigations of an administrator's entries in the menus; `replace` replaces the history entry of the slide-out menu. */
export function useAdminLinks(options: { replace?: boolean } = {}) {
  const navigate = useNavigate()
  const queryClient = useQueryClient()

  return {
    toReports: () => void navigate(nextReportPath(queryClient), options),
    toReviews: () => void navigate('/admin?status=pending', options),
  }
}
