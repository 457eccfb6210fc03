import type { MouseEvent } from 'react'
import { Link } from 'react-router-dom'
import { Button } from '@/components/button'
import { Spinner } from '@/components/spinner'
import { common } from '@/messages/common'

type Props = {
  hasMore: boolean
  busy: boolean
  onShowMore: () => void
  /** The message of the last failed request. */
  failure?: string | false
  /** The URL of an HTML page that begins with the next entries. */
  ahead?: string | null
}

/** The button that loads the next page of a list. */
export function ShowMore({ hasMore, busy, onShowMore, failure, ahead }: Props) {
  if (!hasMore) return null
  return (
    <div className="mt-8 flex flex-col items-center gap-3">
      {failure && !busy && (
        <p role="alert" className="text-danger">
          {failure}
        </p>
      )}
      {ahead ? (
        <Button asChild variant="outline" size="lg">
          <Link
            to={ahead}
            rel="next"
            aria-busy={busy || undefined}
            onClick={(event) => {
              if (opensElsewhere(event)) return
              event.preventDefault()
              if (!busy) onShowMore()
            }}
          >
            {busy && <Spinner />}
            <span>{common.showMore}</span>
          </Link>
        </Button>
      ) : (
        <Button variant="outline" size="lg" busy={busy} onClick={onShowMore}>
          {common.showMore}
        </Button>
      )}
    </div>
  )
}

/** Whether the click opens another tab or window. */
function opensElsewhere({ metaKey, ctrlKey, shiftKey, altKey }: MouseEvent) {
  return metaKey || ctrlKey || shiftKey || altKey
}
