import { PackageX } from 'lucide-react'
import { Link } from 'react-router-dom'
import { Button } from '@/components/button'
import { EmptyState } from '@/components/empty_state'
import { everywhere } from '@/messages/everywhere'
import { item as words } from '@/messages/item'
import { pages } from '@/messages/pages'

type Props = {
  /** Given when the item may well exist but could not be read. */
  onRetry?: () => void
}

/** Stands where an item's page should be. */
export function ItemMissing({ onRetry }: Props) {
  return (
    <div className="page py-12">
      <title>{pages.title({ page: words.notFound })}</title>
      <EmptyState
        headingLevel={1}
        icon={<PackageX aria-hidden />}
        title={words.notFound}
        description={onRetry ? everywhere.offlineHint : words.notFoundHint}
        action={
          <>
            {onRetry && <Button onClick={onRetry}>{everywhere.tryAgain}</Button>}
            <Button asChild variant={onRetry ? 'outline' : 'primary'}>
              <Link to="/">{everywhere.backToHome}</Link>
            </Button>
          </>
        }
      />
    </div>
  )
}
