import { CloudAlert, PackageX } from 'lucide-react'
import { Link } from 'react-router-dom'
import { Button } from '@/components/button'
import { EmptyState } from '@/components/empty_state'
import { common } from '@/messages/common'
import { details } from '@/messages/details'
import { pages } from '@/messages/pages'

type Props = {
  /** Set if the request failed, so that the item may exist. */
  onRetry?: () => void
}

/** The error state of an item's page. */
export function ItemMissing({ onRetry }: Props) {
  const title = onRetry ? details.loadFailed : details.notFound

  return (
    <div className="page py-12">
      <title>{pages.title({ page: title })}</title>
      <EmptyState
        headingLevel={1}
        icon={onRetry ? <CloudAlert aria-hidden /> : <PackageX aria-hidden />}
        title={title}
        description={onRetry ? common.offlineHint : details.notFoundHint}
        action={
          <>
            {onRetry && <Button onClick={onRetry}>{common.tryAgain}</Button>}
            <Button asChild variant={onRetry ? 'outline' : 'primary'}>
              <Link to="/">{common.backToHome}</Link>
            </Button>
          </>
        }
      />
    </div>
  )
}
