import { CloudAlert } from 'lucide-react'
import { useEffect } from 'react'
import { useRouteError } from 'react-router-dom'
import { Button } from '@/components/button'
import { EmptyState } from '@/components/empty_state'
import { common } from '@/messages/common'

/** Error boundary page. Both links reload the document, so that no broken state survives. */
export function ErrorPage() {
  const error = useRouteError()

  useEffect(() => console.error(error), [error])

  return (
    <div className="page py-12">
      <EmptyState
        headingLevel={1}
        icon={<CloudAlert aria-hidden />}
        title={common.somethingWentWrong}
        description={common.somethingWentWrongHint}
        action={
          <>
            <Button onClick={() => window.location.reload()}>{common.tryAgain}</Button>
            <Button asChild variant="outline">
              <a href="/">{common.backToHome}</a>
            </Button>
          </>
        }
      />
    </div>
  )
}
