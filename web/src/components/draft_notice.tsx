import { Alert } from '@/components/alert'
import { Button } from '@/components/button'
import { formatSavedAt } from '@/lib/drafts/format_saved_at'
import { drafts } from '@/messages/drafts'

type Props = {
  /** The restored draft; null without one. */
  draft: { savedAt: string; isOutdated: boolean } | null
  /** Whether files of the draft could not be stored. */
  hasLostFiles?: boolean
  /** Whether photos of the draft are uploaded again. */
  hasRenewedFiles?: boolean
  onDiscard: () => void
}

/** A notice that a draft was restored, with a button to discard it. */
export function DraftNotice(props: Props) {
  const { draft, hasLostFiles = false, hasRenewedFiles = false, onDiscard } = props

  return (
    // Absolute while it is empty: a form puts a gap after each of its rows.
    <div role="status" className="empty:absolute">
      {draft && (
        <Alert
          className="mb-6"
          variant={draft.isOutdated ? 'warning' : 'info'}
          action={
            <Button variant="outline" onClick={onDiscard}>
              {drafts.discard}
            </Button>
          }
        >
          <p>{drafts.restored({ time: formatSavedAt(draft.savedAt) })}</p>
          {draft.isOutdated && <p>{drafts.outdated}</p>}
          {hasLostFiles && <p>{drafts.filesLost}</p>}
          {hasRenewedFiles && <p>{drafts.filesRenewed}</p>}
        </Alert>
      )}
    </div>
  )
}
