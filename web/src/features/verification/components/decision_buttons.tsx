import { Check, X } from 'lucide-react'
import { useState, type MouseEvent } from 'react'
import { Button } from '@/components/button'
import { useDecideDocument } from '@/features/verification/hooks/use_decide_document'
import type { ListedDocument } from '@/features/verification/hooks/use_stable_documents'
import { fetchCode } from '@/lib/build/fetch_code'
import { useCodeOfPress } from '@/lib/hooks/use_code_of_press'
import { formatDate } from '@/lib/text/format'
import { admin } from '@/messages/admin'

const loadDialog = async () => {
  await fetchCode('reject_dialog')
  return import('@/features/verification/components/reject_dialog')
}

type Props = {
  document: ListedDocument
  /** The document's title, for the accessible names of the buttons. */
  title: string
  /** Whether the key V verifies. It requires that the document was visible. */
  isSeen: boolean
  onDecided: (id: string) => void
}

/**
 * Verify and Reject for a pending document. The decision takes the space of the buttons, so that no other row moves.
 */
export function DecisionButtons({ document, title, isSeen, onDecided }: Props) {
  const { revision } = document
  // The revision on screen when the dialog opened: the list may be refetched below it.
  const [rejection, setRejection] = useState({ revision, isOpen: false })
  const close = () => setRejection((last) => ({ ...last, isOpen: false }))
  const { RejectDialog } = useCodeOfPress(loadDialog, rejection.isOpen, close)
  const { decide, isPending: isDeciding } = useDecideDocument(document, {
    onDecided: () => onDecided(document.id),
    closeDialog: close,
  })
  const isPending = document.status === 'pending' && !document.isOutdated

  return (
    <div className="flex min-h-11 flex-wrap items-center gap-2">
      {isPending ? (
        <>
          <Button
            aria-label={admin.verifyWhose({ title })}
            aria-keyshortcuts={isSeen ? 'V' : undefined}
            disabled={isDeciding}
            onClick={once(() => decide({ status: 'verified', revision }))}
            className="flex-1 xl:flex-none"
          >
            <Check aria-hidden />
            {admin.verify}
          </Button>
          <Button
            variant="outline"
            aria-label={admin.rejectWhose({ title })}
            aria-keyshortcuts="R"
            disabled={isDeciding}
            onClick={once(() => setRejection({ revision, isOpen: true }))}
            className="flex-1 xl:flex-none"
          >
            <X aria-hidden />
            {admin.reject}
          </Button>
        </>
      ) : (
        <p className="line-clamp-2 max-w-80 text-sm text-soft wrap-anywhere">
          {document.rejectionReason ?? (document.verifiedAt && formatDate(document.verifiedAt))}
        </p>
      )}
      {RejectDialog && (
        <RejectDialog
          key={rejection.revision}
          open={rejection.isOpen}
          onOpenChange={(open) => !open && close()}
          member={document.submitter.fullName}
          isBusy={isDeciding}
          onReject={(rejectionReason) =>
            decide({
              status: 'rejected',
              rejectionReason,
              revision: rejection.revision,
            })
          }
        />
      )}
    </div>
  )
}

/** Ignores the second click of a double click, whose target may be a dialog that the first one closed. */
function once(act: () => void) {
  return ({ detail }: MouseEvent) => {
    if (detail < 2) act()
  }
}
