import { Button } from '@/components/button'
import { everywhere } from '@/messages/everywhere'

type Props = {
  hasMore: boolean
  busy: boolean
  onShowMore: () => void
  /** Said when the last try failed. */
  failure?: string | false
}

/** Reads the next part of a long list. */
export function ShowMore({ hasMore, busy, onShowMore, failure }: Props) {
  if (!hasMore) return null
  return (
    <div className="mt-8 flex flex-col items-center gap-3">
      {failure && !busy && (
        <p role="alert" className="text-danger">
          {failure}
        </p>
      )}
      <Button variant="outline" size="lg" busy={busy} onClick={onShowMore}>
        {everywhere.showMore}
      </Button>
    </div>
  )
}
