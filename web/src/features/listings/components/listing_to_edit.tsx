import type { Item } from '@saajha/contract/item'
import { useQuery } from '@tanstack/react-query'
import { LockKeyhole, PackageX } from 'lucide-react'
import type { ReactNode } from 'react'
import { Link } from 'react-router-dom'
import { Button } from '@/components/button'
import { EmptyState } from '@/components/empty_state'
import { LoadFailed } from '@/components/load_failed'
import { ListingSkeleton } from '@/features/listings/components/listing_skeleton'
import { useCities } from '@/features/listings/hooks/use_cities'
import { useHiddenListings } from '@/features/listings/hooks/use_hidden_listings'
import { ApiError } from '@/lib/http/api_error'
import { useCurrentUser } from '@/lib/session/use_current_user'
import { common } from '@/messages/common'
import { listing } from '@/messages/listing'

type Props = {
  id: string
  /** Renders the form; `cities` are those of the list. */
  children: (item: Item, cities: ReadonlySet<string>) => ReactNode
}

/** Fetches the current version of a member's own item for the form; shows an error state if it is unavailable. */
export function ListingToEdit(props: Props) {
  const { user } = useCurrentUser()
  const { data, error, isFetchedAfterMount, refetch } = useQuery<Item>({
    queryKey: ['/api/items', props.id],
    staleTime: 0,
    refetchOnMount: 'always',
  })

  const cities = useCities(true)
  const isMissing = error instanceof ApiError && error.status === 404
  const hidden = useHiddenListings({ enabled: isMissing })
  const hiddenItem = hidden.data?.find(({ id }) => id === props.id)

  if (!cities || !isFetchedAfterMount || (isMissing && !hidden.isFetchedAfterMount)) {
    return <ListingSkeleton />
  }
  if (hiddenItem) return props.children(hiddenItem, cities)
  if (data && data.ownerId === user?.id) return props.children(data, cities)
  if (data) {
    return (
      <EmptyState
        headingLevel={1}
        icon={<LockKeyhole aria-hidden />}
        title={listing.notYours}
        description={listing.notYoursHint}
        action={
          <>
            <ActionLink to={`/item/${data.id}`}>{listing.viewListing}</ActionLink>
            <ActionLink to="/dashboard">{listing.toDashboard}</ActionLink>
          </>
        }
      />
    )
  }
  if (isMissing) {
    return (
      <EmptyState
        headingLevel={1}
        icon={<PackageX aria-hidden />}
        title={listing.notFound}
        description={listing.notFoundHint}
        action={
          <>
            <ActionLink to="/dashboard">{listing.toDashboard}</ActionLink>
            <ActionLink to="/">{common.backToHome}</ActionLink>
          </>
        }
      />
    )
  }
  return <LoadFailed headingLevel={1} title={listing.loadFailed} onRetry={() => void refetch()} />
}

function ActionLink({ to, children }: { to: string; children: ReactNode }) {
  return (
    <Button asChild variant="outline">
      <Link to={to}>{children}</Link>
    </Button>
  )
}
