import { Alert } from '@/components/alert'
import { Button } from '@/components/button'
import { formatSavedAt } from '@/lib/drafts/format_saved_at'
import { drafts } from '@/messages/drafts'

type Props = {
  /** The draft that was restored; null while there is none. */
  draft: { savedAt: string; isOutdated: boolean } | null
  /** Whether chosen files could not be kept. */
  hasLostFiles?: boolean
  onDiscard: () => void
}

/** Says that a form goes on where it was left, and takes that back. */
export function DraftNotice({ draft, hasLostFiles = false, onDiscard }: Props) {
  return (
    <div role="status">
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
        </Alert>
      )}
    </div>
  )
}
