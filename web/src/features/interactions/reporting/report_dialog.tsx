import type { ReportBody, ReportReceipt } from '@saajha/contract/report'
import { useState } from 'react'
import { Dialog } from '@/components/dialog'
import { ReportForm } from '@/features/interactions/reporting/report_form'
import { ReportSent } from '@/features/interactions/reporting/report_sent'
import { report } from '@/messages/report'

/** What is reported; a message's id is `{conversationId}:{no}`. */
export type ReportedSubject = { kind: ReportBody['subjectKind']; id: string }

type Props = {
  subject: ReportedSubject
  open: boolean
  onOpenChange: (open: boolean) => void
}

/** Reports a listing, a member or a message, and shows the ticket. */
export function ReportDialog({ subject, open, onOpenChange }: Props) {
  return (
    <Dialog
      open={open}
      onOpenChange={onOpenChange}
      title={report.headings[subject.kind]}
      description={report.hint}
    >
      <ReportSteps subject={subject} onDone={() => onOpenChange(false)} />
    </Dialog>
  )
}

/** The form and then the ticket; another opening begins with the form. */
function ReportSteps({ subject, onDone }: { subject: ReportedSubject; onDone: () => void }) {
  const [receipt, setReceipt] = useState<ReportReceipt | null>(null)

  if (receipt) return <ReportSent receipt={receipt} onDone={onDone} />
  return <ReportForm subject={subject} onSent={setReceipt} />
}
