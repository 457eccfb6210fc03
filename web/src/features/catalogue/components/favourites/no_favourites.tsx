import { Heart } from 'lucide-react'
import { Link } from 'react-router-dom'
import { Button } from '@/components/button'
import { EmptyState } from '@/components/empty_state'
import { favourites } from '@/messages/favourites'
import { sections } from '@/messages/sections'

/** The empty state of the favourites. */
export function NoFavourites() {
  return (
    <EmptyState
      icon={<Heart aria-hidden />}
      title={favourites.empty}
      description={favourites.emptyHint}
      action={
        <Button asChild>
          <Link to="/search">{sections.browseAll}</Link>
        </Button>
      }
    />
  )
}
