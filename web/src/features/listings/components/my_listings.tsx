import type { Item } from '@saajha/contract/item'
import { HouseIcon, PackagePlus, Plus } from 'lucide-react'
import { useEffect, useState, type ReactNode } from 'react'
import { Link, useLocation, useNavigate } from 'react-router-dom'
import { Button } from '@/components/button'
import { EmptyState } from '@/components/empty_state'
import { LoadFailed } from '@/components/load_failed'
import { ShowMore } from '@/components/show_more'
import { ActivityChart } from '@/features/listings/components/activity_chart'
import { DeleteListingDialog } from '@/features/listings/components/delete_listing_dialog'
import { MyListing } from '@/features/listings/components/my_listing'
import { MyListingSkeletons } from '@/features/listings/components/my_listing_skeletons'
import { PublishedNote } from '@/features/listings/components/published_note'
import { useActivity } from '@/features/listings/hooks/use_activity'
import { useHiddenListings } from '@/features/listings/hooks/use_hidden_listings'
import { useMyListings } from '@/features/listings/hooks/use_my_listings'
import { savedListing } from '@/features/listings/saved_state'
import { ownListings } from '@/messages/own_listings'

type Props = {
  ownerId: string
  /** Shown below the empty state. */
  firstSteps: ReactNode
  /** Shows the open requests for a listing. */
  requestsFor: (itemId: string) => ReactNode
}

/** A member's own listings with their edit and delete actions. */
export function MyListings({ ownerId, firstSteps, requestsFor }: Props) {
  const { entries: shown, isFailed, ...list } = useMyListings(ownerId)
  // Hidden ones come first: without them the others would move.
  const hidden = useHiddenListings()
  const items = hidden.isLoading ? undefined : shown && [...(hidden.data ?? []), ...shown]
  const activity = useActivity()
  const saved = useSavedListing()
  const published = saved?.isNew && shown?.find(({ id }) => id === saved.id)
  const [doomed, setDoomed] = useState<Item | null>(null)

  return (
    <>
      <div className="mb-5 flex flex-wrap gap-3 sm:justify-end">
        <Button asChild variant="outline">
          <Link to="/">
            <HouseIcon aria-hidden />
            {ownListings.home}
          </Link>
        </Button>
        <Button asChild className="flex-1 sm:flex-none">
          <Link to="/create-listing">
            <Plus aria-hidden />
            {ownListings.addNew}
          </Link>
        </Button>
      </div>
      {!items && !isFailed && <MyListingSkeletons />}
      {isFailed && <LoadFailed title={ownListings.listFailed} onRetry={list.refetch} />}
      {hidden.isLoadingError && !isFailed && (
        <LoadFailed title={ownListings.hiddenFailed} onRetry={hidden.refetch} />
      )}
      {items?.length === 0 && !hidden.isLoadingError && (
        <>
          <EmptyState
            icon={<PackagePlus aria-hidden />}
            title={ownListings.empty}
            action={
              <Button asChild>
                <Link to="/create-listing">{ownListings.createFirst}</Link>
              </Button>
            }
          />
          {firstSteps}
        </>
      )}
      {published && <PublishedNote item={published} />}
      {items && items.length > 0 && (
        <ul aria-label={ownListings.myListings} className="grid grid-cols-1 gap-3 xl:grid-cols-2">
          {items.map((item) => (
            <MyListing
              key={item.id}
              item={item}
              isUpdated={saved?.id === item.id && !saved.isNew}
              requests={requestsFor(item.id)}
              chart={!activity.isError && <ActivityChart activity={activity.activityOf(item.id)} />}
              onDelete={() => setDoomed(item)}
            />
          ))}
        </ul>
      )}
      <ShowMore
        hasMore={list.hasMore}
        busy={list.isFetchingMore}
        failure={list.isMoreFailed && ownListings.listFailed}
        onShowMore={list.showMore}
      />
      <DeleteListingDialog item={doomed} onClose={() => setDoomed(null)} />
    </>
  )
}

/**
 * The listing that was just published or updated, until the page is left; `null` without one. It is removed from the
 * history entry, since Back or a reload opens that entry again.
 */
function useSavedListing() {
  const { search, hash, ...location } = useLocation()
  const navigate = useNavigate()
  const isOfEntry = savedListing(location.state) !== null
  const [saved] = useState(() => savedListing(location.state))

  useEffect(() => {
    if (!isOfEntry) return
    void navigate({ search, hash }, { replace: true, state: null, preventScrollReset: true })
  }, [isOfEntry, search, hash, navigate])
  return saved
}
