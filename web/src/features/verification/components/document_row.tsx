import { isUsualNumber } from '@saajha/contract/document_number'
import type { SubmittedDocument } from '@saajha/contract/verification'
import { TriangleAlert } from 'lucide-react'
import { memo, useState, type KeyboardEvent } from 'react'
import { Avatar } from '@/components/avatar'
import { Badge } from '@/components/badge'
import { PrivateImageViewer } from '@/components/private_image_viewer'
import { PrivateThumbnails } from '@/components/private_thumbnails'
import { DecisionButtons } from '@/features/verification/components/decision_buttons'
import { DocumentCell } from '@/features/verification/components/document_cell'
import { DocumentDetails } from '@/features/verification/components/document_details'
import { DocumentReadings } from '@/features/verification/components/document_readings'
import { StatusBadge } from '@/features/verification/components/status_badge'
import type { ListedDocument } from '@/features/verification/hooks/use_stable_documents'
import { namesDiffer } from '@/features/verification/names_differ'
import { pressShortcut } from '@/features/verification/row_keys'
import { formatDate } from '@/lib/text/format'
import { langOf } from '@/lib/text/lang_of'
import { useKeepMounted } from '@/lib/hooks/use_keep_mounted'
import { admin } from '@/messages/admin'
import { verification } from '@/messages/verification'

type Props = { document: ListedDocument; onDecided: (id: string) => void }

/**
 * A submitted document for review: a table row, or a card on narrow screens. Memoized, so that a decision does not re-
 * render the other rows.
 */
export const DocumentRow = memo(function DocumentRow({ document, onDecided }: Props) {
  const [shown, setShown] = useState<number | null>(null)
  const [seenRevision, setSeenRevision] = useState<number | null>(null)
  const { submitter, documentImageUrls, fullDocumentNumber, status } = document
  const open = (index: number) => {
    setShown(index)
    // Without images the other details are all there is to see.
    if (documentImageUrls.length === 0) setSeenRevision(document.revision)
  }
  const wasPending = useKeepMounted(status === 'pending')
  const type = verification.types[document.documentType]
  const title = admin.whose({ document: type, member: submitter.fullName })
  const isDecided = status !== 'pending' || document.isOutdated
  const isSeen = seenRevision === document.revision
  const isNameOther = wasPending && namesDiffer(document.holderName, submitter.fullName)
  const isUnreadable = status === 'pending' && document.isNumberUnreadable
  const number = isUnreadable
    ? admin.numberUnreadable
    : (fullDocumentNumber ?? document.documentNumber)
  const isNumberUnusual =
    fullDocumentNumber !== null && !isUsualNumber(document.documentType, fullDocumentNumber)

  return (
    <tr
      role="row"
      data-document={document.id}
      tabIndex={0}
      className="flex scroll-mt-36 scroll-mb-24 flex-col gap-3 rounded-card border border-line bg-surface p-4 -outline-offset-2 shadow-soft xl:table-row xl:rounded-none xl:border-0 xl:bg-transparent xl:shadow-none"
    >
      <DocumentCell name={admin.member} isNamed={false}>
        <div className="flex items-center gap-3">
          <Avatar name={submitter.fullName} src={submitter.profileImageUrl} size="sm" />
          <p className="min-w-0 font-semibold wrap-anywhere xl:min-w-28">{submitter.fullName}</p>
        </div>
      </DocumentCell>
      <DocumentCell name={admin.document}>
        <button
          type="button"
          aria-label={admin.open({ title })}
          aria-keyshortcuts={isSeen || isDecided ? 'Enter' : 'Enter V'}
          onClick={() => open(0)}
          className="text-left font-semibold text-primary underline-offset-4 hover:underline"
        >
          {type}
        </button>
        <p className="text-sm text-soft wrap-anywhere">{document.holderName}</p>
        {isNameOther && <Warning>{admin.namesDiffer}</Warning>}
        {status === 'pending' && document.verifiedName !== null && (
          <p className="mt-1 max-w-80 rounded-control bg-accent-tint px-2 py-1 text-sm text-accent-ink wrap-anywhere">
            {admin.nameChanged({ name: document.verifiedName })}
          </p>
        )}
      </DocumentCell>
      <DocumentCell name={admin.number}>
        <span className="block tabular-nums wrap-anywhere">{number}</span>
        {isNumberUnusual && <Warning>{admin.numberUnusual}</Warning>}
      </DocumentCell>
      <DocumentCell name={admin.images}>
        {documentImageUrls.length > 0 ? (
          <PrivateThumbnails title={title} imageUrls={documentImageUrls} onShow={setShown} />
        ) : (
          <span className="text-soft">{admin.noImages}</span>
        )}
      </DocumentCell>
      <DocumentCell name={admin.submitted}>{formatDate(document.createdAt)}</DocumentCell>
      <DocumentCell name={admin.status}>
        {document.isOutdated ? (
          <Badge>{admin.noLongerPending}</Badge>
        ) : (
          <StatusBadge status={status} />
        )}
      </DocumentCell>
      <DocumentCell name={admin.decision} isNamed={!wasPending}>
        {isUnreadable ? (
          <p className="max-w-80 text-sm text-danger">{admin.numberUnreadableHint}</p>
        ) : wasPending ? (
          <DecisionButtons
            document={document}
            title={title}
            isSeen={isSeen}
            onDecided={onDecided}
          />
        ) : (
          <Decision document={document} />
        )}
        <PrivateImageViewer
          title={title}
          imageUrls={documentImageUrls}
          shown={shown}
          onShow={setShown}
          onClose={() => setShown(null)}
          onSeen={() => setSeenRevision(document.revision)}
          onKeyDown={pressShortcutOfPanel}
          actions={
            wasPending &&
            !isUnreadable && (
              <DecisionButtons
                document={document}
                title={title}
                isSeen={isSeen}
                onDecided={(id) => {
                  setShown(null)
                  onDecided(id)
                }}
              />
            )
          }
        >
          <DocumentDetails
            details={[
              [admin.member, submitter.fullName],
              [verification.holder, document.holderName],
              [admin.number, number],
              [admin.submitted, formatDate(document.createdAt)],
            ]}
          />
          <DocumentReadings documentId={document.id} />
          {isNameOther && <Warning>{admin.namesDiffer}</Warning>}
          {isNumberUnusual && <Warning>{admin.numberUnusual}</Warning>}
          {!isDecided && documentImageUrls.length === 0 && (
            <p className="mt-2 text-sm text-soft">{admin.noImagesHint}</p>
          )}
        </PrivateImageViewer>
      </DocumentCell>
    </tr>
  )
})

function Warning({ children }: { children: string }) {
  return (
    <Badge variant="accent" className="my-1 h-auto! min-h-6 whitespace-normal!">
      <TriangleAlert aria-hidden />
      {children}
    </Badge>
  )
}

function Decision({ document }: { document: SubmittedDocument }) {
  return (
    <>
      {document.verifiedAt && <p className="text-sm">{formatDate(document.verifiedAt)}</p>}
      {document.rejectionReason && (
        <p
          lang={langOf(document.rejectionReason)}
          className="max-w-80 text-sm text-soft wrap-anywhere"
        >
          {document.rejectionReason}
        </p>
      )}
    </>
  )
}

/**
 * Presses the buttons of an open panel by their keys. React events of a dialog that the panel opens bubble here too, but in
 * the DOM it is outside the panel.
 */
function pressShortcutOfPanel(event: KeyboardEvent<HTMLElement>) {
  const { target, currentTarget } = event
  if (target instanceof Node && currentTarget.contains(target)) pressShortcut(event, currentTarget)
}
