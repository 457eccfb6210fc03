import { Compass } from 'lucide-react'
import { Link } from 'react-router-dom'
import { Button } from '@/components/button'
import { EmptyState } from '@/components/empty_state'
import { common } from '@/messages/common'
import { pages } from '@/messages/pages'

/** 404 page. */
export function NotFoundPage() {
  return (
    <div className="page py-12">
      <title>{pages.title({ page: pages.notFound })}</title>
      <EmptyState
        headingLevel={1}
        icon={<Compass aria-hidden />}
        title={pages.notFound}
        description={pages.notFoundHint}
        action={
          <Button asChild>
            <Link to="/">{common.backToHome}</Link>
          </Button>
        }
      />
    </div>
  )
}
