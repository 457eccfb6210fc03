import { CloudAlert } from 'lucide-react'
import { useEffect } from 'react'
import { useRouteError } from 'react-router-dom'
import { Button } from '@/components/button'
import { EmptyState } from '@/components/empty_state'
import { everywhere } from '@/messages/everywhere'

/** Stands where a page broke. Both ways forward load afresh, so that no broken state is carried on. */
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
