import { lazy, Suspense, useState } from 'react'
import type { ReportedSubject } from '@/features/moderation/reporting/report_dialog'
import { useToast } from '@/lib/toasts/use_toast'
import { common } from '@/messages/common'

const loadDialog = () => import('@/features/moderation/reporting/report_dialog')

const ReportDialog = lazy(async () => ({ default: (await loadDialog()).ReportDialog }))

/**
 * `report` loads and opens the dialog that reports a subject, at first the given one of several `choices`, and reports a failed
 * load; `dialog` is to be rendered. `onOpenChange` is called when it opens and closes.
 */
export function useReportDialog(onOpenChange?: (open: boolean) => void) {
  const [choices, setChoices] = useState<readonly ReportedSubject[]>([])
  const [subject, setSubject] = useState<ReportedSubject | null>(null)
  const [isOpen, setOpen] = useState(false)
  const [openings, setOpenings] = useState(0)
  const { toastError } = useToast()
  const change = (open: boolean) => {
    setOpen(open)
    onOpenChange?.(open)
  }

  const report = (reported: ReportedSubject, from = [reported]): Promise<void> =>
    loadDialog().then(
      () => {
        setChoices(from)
        setSubject(reported)
        setOpenings((count) => count + 1)
        change(true)
      },
      () => toastError(common.somethingWentWrong, common.offlineHint)
    )

  const dialog = subject && (
    <Suspense>
      <ReportDialog
        // Another opening begins with an empty form.
        key={openings}
        {...{ subject, choices }}
        onChoose={setSubject}
        open={isOpen}
        onOpenChange={change}
      />
    </Suspense>
  )
  return { report, dialog }
}
