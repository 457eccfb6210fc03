import type { SubmittedDocument } from '@saajha/contract/verification'
import { Check, X } from 'lucide-react'
import { useState } from 'react'
import { Button } from '@/components/button'
import { RejectDialog } from '@/features/verification/components/reject_dialog'
import { useDecideDocument } from '@/features/verification/hooks/use_decide_document'
import { admin } from '@/messages/admin'

type Props = {
  document: SubmittedDocument
  /** Says which of many documents a button is about, to those who hear the buttons alone. */
  title: string
  onDecided: () => void
}

/** The two answers to a pending document. */
export function DecisionButtons({ document, title, onDecided }: Props) {
  const [isRejecting, setRejecting] = useState(false)
  const decision = useDecideDocument(document, onDecided)

  return (
    <div className="flex gap-2">
      <Button
        aria-label={admin.verifyWhose({ title })}
        aria-keyshortcuts="V"
        disabled={decision.isPending}
        onClick={() => decision.mutate({ status: 'verified' })}
        className="flex-1 xl:flex-none"
      >
        <Check aria-hidden />
        {admin.verify}
      </Button>
      <Button
        variant="outline"
        aria-label={admin.rejectWhose({ title })}
        aria-keyshortcuts="R"
        disabled={decision.isPending}
        onClick={() => setRejecting(true)}
        className="flex-1 xl:flex-none"
      >
        <X aria-hidden />
        {admin.reject}
      </Button>
      <RejectDialog
        open={isRejecting}
        onOpenChange={setRejecting}
        member={document.submitter.fullName}
        isBusy={decision.isPending}
        onReject={(rejectionReason) => decision.mutate({ status: 'rejected', rejectionReason })}
      />
    </div>
  )
}
