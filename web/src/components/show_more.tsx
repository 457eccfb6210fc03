import { Button } from '@/components/button'
import { everywhere } from '@/messages/everywhere'

type Props = { hasMore: boolean; busy: boolean; onShowMore: () => void }

/** Reads the next part of a long list. */
export function ShowMore({ hasMore, busy, onShowMore }: Props) {
  if (!hasMore) return null
  return (
    <div className="mt-8 flex justify-center">
      <Button variant="outline" size="lg" busy={busy} onClick={onShowMore}>
        {everywhere.showMore}
      </Button>
    </div>
  )
}
