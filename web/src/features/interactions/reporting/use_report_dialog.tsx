import { lazy, Suspense, useState } from 'react'
import type { ReportedSubject } from '@/features/interactions/reporting/report_dialog'
import { useToast } from '@/lib/toasts/use_toast'
import { common } from '@/messages/common'

const loadDialog = () => import('@/features/interactions/reporting/report_dialog')

const ReportDialog = lazy(async () => ({ default: (await loadDialog()).ReportDialog }))

/** `report` loads and opens the dialog that reports a subject, and reports a failed load; `dialog` is to be rendered. */
export function useReportDialog() {
  const [subject, setSubject] = useState<ReportedSubject | null>(null)
  const [isOpen, setOpen] = useState(false)
  const { toastError } = useToast()

  const report = (reported: ReportedSubject): Promise<void> =>
    loadDialog().then(
      () => {
        setSubject(reported)
        setOpen(true)
      },
      () => toastError(common.somethingWentWrong, common.offlineHint)
    )

  const dialog = subject && (
    <Suspense>
      <ReportDialog subject={subject} open={isOpen} onOpenChange={setOpen} />
    </Suspense>
  )
  return { report, dialog }
}
