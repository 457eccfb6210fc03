import { CloudAlert } from 'lucide-react'
import { useEffect } from 'react'
import { useRouteError } from 'react-router-dom'
import { Button } from '@/components/button'
import { EmptyState } from '@/components/empty_state'
import { everywhere } from '@/messages/everywhere'

/** Error boundary page. Both links reload the document, so that no broken state survives. */
export function ErrorPage() {
  const error = useRouteError()

  useEffect(() => console.error(error), [error])

  return (
    <div className="page py-12">
      <EmptyState
        headingLevel={1}
        icon={<CloudAlert aria-hidden />}
        title={everywhere.somethingWentWrong}
        description={everywhere.somethingWentWrongHint}
        action={
          <>
            <Button onClick={() => window.location.reload()}>{everywhere.tryAgain}</Button>
            <Button asChild variant="outline">
              <a href="/">{everywhere.backToHome}</a>
            </Button>
          </>
        }
      />
    </div>
  )
}
