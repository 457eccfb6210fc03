import { Compass } from 'lucide-react'
import { Link } from 'react-router-dom'
import { Button } from '@/components/button'
import { EmptyState } from '@/components/empty_state'
import { everywhere } from '@/messages/everywhere'
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
            <Link to="/">{everywhere.backToHome}</Link>
          </Button>
        }
      />
    </div>
  )
}
