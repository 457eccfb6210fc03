import { CloudAlert, PackageX } from 'lucide-react'
import { Link } from 'react-router-dom'
import { Button } from '@/components/button'
import { EmptyState } from '@/components/empty_state'
import { ApiError } from '@/lib/http/api_error'
import { common } from '@/messages/common'
import { contact } from '@/messages/contact'
import { pages } from '@/messages/pages'

type Props = { error: Error; onRetry: () => void }

/** Error state for a missing item, or with a retry button for a failed request. */
export function NoItemToContact({ error, onRetry }: Props) {
  const isMissing = error instanceof ApiError && error.status === 404

  return (
    <div className="page py-12">
      <title>{pages.title({ page: contact.heading })}</title>
      <EmptyState
        headingLevel={1}
        icon={isMissing ? <PackageX aria-hidden /> : <CloudAlert aria-hidden />}
        title={isMissing ? contact.notFound : contact.loadFailed}
        description={isMissing ? contact.notFoundHint : common.offlineHint}
        action={
          <>
            {!isMissing && <Button onClick={onRetry}>{common.tryAgain}</Button>}
            <Button asChild variant={isMissing ? 'primary' : 'outline'}>
              <Link to="/">{common.backToHome}</Link>
            </Button>
          </>
        }
      />
    </div>
  )
}
