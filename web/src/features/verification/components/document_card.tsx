import type { VerificationDocument } from '@saajha/contract/verification'
import { Pencil, RotateCw } from 'lucide-react'
import { useEffect, useRef, type ReactNode } from 'react'
import { Button } from '@/components/button'
import { PrivateImages } from '@/components/private_images'
import { StatusBadge } from '@/features/verification/components/status_badge'
import { formatDate } from '@/lib/text/format'
import { langOf } from '@/lib/text/lang_of'
import { useToast } from '@/lib/toasts/use_toast'
import { verification } from '@/messages/verification'

type Props = {
  document: VerificationDocument
  /** Whether it was submitted on this page. */
  isNew: boolean
  /** Opens the correction form; null while another document is being corrected. */
  onEdit: (() => void) | null
  /** The correction form, while it is open. */
  correction: ReactNode
  /** Whether the form for another document is below. */
  isFormBelow: boolean
}

/** A member's submitted document with its status. */
export function DocumentCard({ document, isNew, onEdit, correction, isFormBelow }: Props) {
  const { documentType, status } = document
  const title = verification.types[documentType]
  const card = useFocusAfter(Boolean(correction), isNew)

  return (
    <li ref={card} tabIndex={-1} className="rounded-card border border-line p-4">
      <div className="flex flex-wrap items-center justify-between gap-x-3 gap-y-1">
        <h3 className="text-lg">{title}</h3>
        <StatusBadge status={status} />
      </div>
      {correction ? <div className="mt-4">{correction}</div> : <Facts document={document} />}
      {!correction && status === 'pending' && (
        <Button
          variant="outline"
          aria-label={verification.editWhich({ title })}
          disabled={!onEdit}
          onClick={onEdit ?? undefined}
          className="mt-3"
        >
          <Pencil aria-hidden />
          {verification.edit}
        </Button>
      )}
      {status === 'rejected' && (
        <Rejection reason={document.rejectionReason} isFormBelow={isFormBelow} />
      )}
    </li>
  )
}

/** Focuses the card when its form closes, or a new one whose form was submitted, if the focus would be lost. */
function useFocusAfter(isOpen: boolean, isNew: boolean) {
  const card = useRef<HTMLLIElement>(null)
  const wasOpen = useRef(isOpen || isNew)

  useEffect(() => {
    const hasClosed = wasOpen.current && !isOpen
    wasOpen.current = isOpen
    if (hasClosed && window.document.activeElement === window.document.body) card.current?.focus()
  }, [isOpen])
  return card
}

function Facts({ document }: { document: VerificationDocument }) {
  const { documentType, documentNumber, holderName, status, createdAt } = document

  return (
    <>
      <dl className="mt-2 grid grid-cols-2 gap-x-6 gap-y-2 sm:grid-cols-3">
        <Fact name={verification.number}>
          <span className="tabular-nums">{documentNumber}</span>
        </Fact>
        <Fact name={verification.holder}>{holderName}</Fact>
        <Fact name={verification.submitted}>{formatDate(createdAt)}</Fact>
      </dl>
      {document.documentImageUrls.length > 0 && (
        <div className="mt-3">
          <PrivateImages
            title={verification.types[documentType]}
            imageUrls={document.documentImageUrls}
          />
        </div>
      )}
      {verification.statusHints[status] && (
        <p className="mt-3 text-sm text-soft">{verification.statusHints[status]}</p>
      )}
    </>
  )
}

function Fact({ name, children }: { name: string; children: ReactNode }) {
  return (
    <div className="min-w-0">
      <dt className="text-sm text-soft">{name}</dt>
      <dd className="wrap-anywhere">{children}</dd>
    </div>
  )
}

function Rejection({ reason, isFormBelow }: { reason: string | null; isFormBelow: boolean }) {
  const { toast } = useToast()
  const announce = () =>
    toast({
      title: verification.resubmitSoon,
      description: isFormBelow ? verification.resubmitSoonHint : undefined,
      variant: 'info',
    })

  return (
    <div className="mt-3 flex flex-wrap items-center justify-between gap-3 rounded-control bg-danger-tint p-3 pl-4">
      <p className="min-w-0 flex-1 basis-56">
        <span className="block text-sm font-semibold text-danger">{verification.reason}</span>
        <span lang={langOf(reason ?? '')} className="wrap-anywhere">
          {reason}
        </span>
      </p>
      <Button variant="outline" onClick={announce}>
        <RotateCw aria-hidden />
        {verification.resubmit}
      </Button>
      {isFormBelow && <p className="basis-full text-sm">{verification.resubmitInstead}</p>}
    </div>
  )
}
