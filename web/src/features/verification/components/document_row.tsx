import type { SubmittedDocument } from '@saajha/contract/verification'
import type { ReactNode } from 'react'
import { Avatar } from '@/components/avatar'
import { DecisionButtons } from '@/features/verification/components/decision_buttons'
import { DocumentImages } from '@/features/verification/components/document_images'
import { StatusBadge } from '@/features/verification/components/status_badge'
import { classes } from '@/lib/classes'
import { formatDate } from '@/lib/format'
import { admin } from '@/messages/admin'
import { verification } from '@/messages/verification'

type Props = { document: SubmittedDocument; onDecided: () => void }

/** A submitted document, as an administrator judges it: a row of the table, or a card of its own. */
export function DocumentRow({ document, onDecided }: Props) {
  const { submitter, documentImageUrls, fullDocumentNumber, status } = document
  const type = verification.types[document.documentType]
  const title = admin.whose({ document: type, member: submitter.fullName })

  return (
    <tr
      role="row"
      className="flex flex-col gap-3 rounded-card border border-line bg-surface p-4 shadow-soft xl:table-row xl:rounded-none xl:border-0 xl:shadow-none"
    >
      <Cell name={admin.member} isNamed={false}>
        <div className="flex items-center gap-3">
          <Avatar name={submitter.fullName} src={submitter.profileImageUrl} size="sm" />
          <div className="min-w-0 xl:min-w-32">
            <p className="font-semibold wrap-anywhere">{submitter.fullName}</p>
            <p className="text-sm text-soft">
              {admin.submittedOn({ date: formatDate(document.createdAt) })}
            </p>
          </div>
        </div>
      </Cell>
      <Cell name={admin.document}>
        <p className="font-semibold whitespace-nowrap">{type}</p>
        <p className="text-sm text-soft wrap-anywhere">{document.holderName}</p>
      </Cell>
      <Cell name={admin.number}>
        <span className="block tabular-nums wrap-anywhere xl:min-w-[13ch]">
          {fullDocumentNumber ?? document.documentNumber}
        </span>
      </Cell>
      <Cell name={admin.images}>
        {documentImageUrls.length > 0 ? (
          <DocumentImages title={title} imageUrls={documentImageUrls} />
        ) : (
          <span className="text-soft">{admin.noImages}</span>
        )}
      </Cell>
      <Cell name={admin.status}>
        <StatusBadge status={status} />
      </Cell>
      <Cell name={admin.decision} isNamed={status !== 'pending'}>
        {status === 'pending' ? (
          <DecisionButtons document={document} title={title} onDecided={onDecided} />
        ) : (
          <Decision document={document} />
        )}
      </Cell>
    </tr>
  )
}

/** Of a card, every cell bears the name that the column's head gives it in the table. */
function Cell(props: { name: string; isNamed?: boolean; children: ReactNode }) {
  const { name, isNamed = true, children } = props

  return (
    <td
      role="cell"
      className={classes(
        'block xl:table-cell xl:border-t xl:border-line xl:px-4 xl:py-3 xl:align-middle',
        isNamed && 'grid grid-cols-[5.5rem_1fr] gap-3'
      )}
    >
      {isNamed && (
        <span aria-hidden className="text-sm text-soft xl:hidden">
          {name}
        </span>
      )}
      <div className="min-w-0">{children}</div>
    </td>
  )
}

function Decision({ document }: { document: SubmittedDocument }) {
  return (
    <>
      {document.verifiedAt && <p className="text-sm">{formatDate(document.verifiedAt)}</p>}
      {document.rejectionReason && (
        <p className="max-w-80 text-sm text-soft wrap-anywhere">{document.rejectionReason}</p>
      )}
    </>
  )
}
