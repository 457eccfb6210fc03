import type { VerificationDocument } from '@saajha/contract/verification'
import { RotateCw } from 'lucide-react'
import type { ReactNode } from 'react'
import { Button } from '@/components/button'
import { toast } from '@/components/toast_queue'
import { DocumentImages } from '@/features/verification/components/document_images'
import { StatusBadge } from '@/features/verification/components/status_badge'
import { formatDate } from '@/lib/format'
import { verification } from '@/messages/verification'

/** A document that a member handed in, and how it stands with it. */
export function DocumentCard({ document }: { document: VerificationDocument }) {
  const { documentType, documentNumber, holderName, status, createdAt } = document
  const title = verification.types[documentType]

  return (
    <li className="rounded-card border border-line p-4">
      <div className="flex flex-wrap items-center justify-between gap-x-3 gap-y-1">
        <h3 className="text-lg">{title}</h3>
        <StatusBadge status={status} />
      </div>
      <dl className="mt-2 grid grid-cols-2 gap-x-6 gap-y-2 sm:grid-cols-3">
        <Fact name={verification.number}>
          <span className="tabular-nums">{documentNumber}</span>
        </Fact>
        <Fact name={verification.holder}>{holderName}</Fact>
        <Fact name={verification.submitted}>{formatDate(createdAt)}</Fact>
      </dl>
      {document.documentImageUrls.length > 0 && (
        <div className="mt-3">
          <DocumentImages title={title} imageUrls={document.documentImageUrls} />
        </div>
      )}
      {verification.statusHints[status] && (
        <p className="mt-3 text-sm text-soft">{verification.statusHints[status]}</p>
      )}
      {status === 'rejected' && <Rejection reason={document.rejectionReason} />}
    </li>
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

function Rejection({ reason }: { reason: string | null }) {
  const announce = () =>
    toast({ title: verification.resubmitSoon, description: verification.resubmitSoonHint })

  return (
    <div className="mt-3 flex flex-wrap items-center justify-between gap-3 rounded-control bg-danger-tint p-3 pl-4">
      <p className="min-w-0 flex-1 basis-56">
        <span className="block text-sm font-semibold text-danger">{verification.reason}</span>
        <span className="wrap-anywhere">{reason}</span>
      </p>
      <Button variant="outline" onClick={announce}>
        <RotateCw aria-hidden />
        {verification.resubmit}
      </Button>
    </div>
  )
}
