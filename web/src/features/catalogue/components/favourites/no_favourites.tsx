import { Heart } from 'lucide-react'
import { Link } from 'react-router-dom'
import { Button } from '@/components/button'
import { EmptyState } from '@/components/empty_state'
import { favourites } from '@/messages/favourites'
import { sections } from '@/messages/sections'

/** The empty state of the favourites; `areUnlisted` says that there are some, which are not listed now. */
export function NoFavourites({ areUnlisted }: { areUnlisted: boolean }) {
  return (
    <EmptyState
      icon={<Heart aria-hidden />}
      title={areUnlisted ? favourites.unlisted : favourites.empty}
      description={areUnlisted ? favourites.unlistedHint : favourites.emptyHint}
      action={
        <Button asChild>
          <Link to="/search">{sections.browseAll}</Link>
        </Button>
      }
    />
  )
}
