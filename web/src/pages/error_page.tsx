import { CloudAlert } from 'lucide-react'
import { useEffect, useState } from 'react'
import { useLocation, useNavigate, useRouteError } from 'react-router-dom'
import { Button } from '@/components/button'
import { EmptyState } from '@/components/empty_state'
import { common } from '@/messages/common'

/** The path that was rendered again. */
let recoveredPath = ''

/**
 * Error boundary page. Both links reload the document, so that no broken state survives. The browser's translation and
 * extensions move nodes that React then does not find: such a page is rendered again, once for each path.
 */
export function ErrorPage() {
  const error = useRouteError()
  const here = useLocation()
  const navigate = useNavigate()
  const [isRecovering] = useState(
    () =>
      error instanceof DOMException &&
      error.name === 'NotFoundError' &&
      recoveredPath !== here.pathname
  )

  useEffect(() => {
    console.error(error)
    if (!isRecovering) return
    recoveredPath = here.pathname
    // The router renders a page again after a navigation, also to the same URL.
    void navigate(here, { replace: true, state: here.state as unknown })
  }, [error, isRecovering, here, navigate])

  if (isRecovering) return null
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
