import { Flag } from 'lucide-react'
import { Button } from '@/components/button'
import type { ReportedSubject } from '@/features/moderation/reporting/report_dialog'
import { useReportDialog } from '@/features/moderation/reporting/use_report_dialog'
import { usePress } from '@/lib/hooks/use_press'

type Props = {
  /** What is reported at first, and all that can be chosen. */
  subject: ReportedSubject
  choices?: ReportedSubject[]
  label: string
  /** The accessible name of one of several buttons; it contains the label. */
  name?: string
  className?: string
}

/** The button that reports a text of another member. */
export function ReportButton({ subject, choices, label, name, className }: Props) {
  const { report, dialog } = useReportDialog()
  const press = usePress(() => report(subject, choices))

  return (
    <>
      <Button variant="ghost" aria-label={name} className={className} {...press}>
        <Flag aria-hidden />
        {label}
      </Button>
      {dialog}
    </>
  )
}
