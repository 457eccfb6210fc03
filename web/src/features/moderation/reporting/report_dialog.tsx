import type { ReportReason, ReportReceipt } from '@saajha/contract/report'
import { useState } from 'react'
import { FormDialog } from '@/components/form_dialog'
import type { ReportedKind } from '@/features/moderation/reporting/reasons'
import { ReportForm } from '@/features/moderation/reporting/report_form'
import { ReportSent } from '@/features/moderation/reporting/report_sent'
import { ReportSubjects } from '@/features/moderation/reporting/report_subjects'
import { drafts } from '@/messages/drafts'
import { report } from '@/messages/report'

/** What can be reported; a message's id is `{conversationId}:{no}`. */
export type ReportedSubject = {
  kind: ReportedKind
  id: string
  /** How it is called where it is one of several. */
  label?: string
  /** The text that becomes evidence, of a message or in a booking. */
  text?: string
  /** A problem with a rental: the name of the other member, the reasons that fit, and the one that is chosen at first. */
  problem?: { name: string; reasons: readonly ReportReason[]; first?: ReportReason | undefined }
}

type Props = {
  subject: ReportedSubject
  /** Several subjects to choose from, or only the one. */
  choices: readonly ReportedSubject[]
  onChoose: (subject: ReportedSubject) => void
  open: boolean
  onOpenChange: (open: boolean) => void
}

/**
 * Reports a listing, a member, a message, what the other member wrote in a booking or a problem with the rental, and shows the
 * ticket.
 */
export function ReportDialog({ subject, choices, onChoose, open, onOpenChange }: Props) {
  const [receipt, setReceipt] = useState<ReportReceipt | null>(null)

  return (
    <FormDialog
      open={open}
      onOpenChange={onOpenChange}
      title={subject.problem ? report.problemHeading : report.headings[subject.kind]}
      description={subject.problem ? report.problemHint(subject.problem) : report.hint}
      {...(receipt?.key && { closeHint: report.keepLink, keepLabel: drafts.stay })}
    >
      {receipt ? (
        <ReportSent receipt={receipt} onDone={() => onOpenChange(false)} />
      ) : (
        <>
          <ReportSubjects {...{ subject, choices, onChoose }} />
          <ReportForm subject={subject} onSent={setReceipt} />
        </>
      )}
    </FormDialog>
  )
}
