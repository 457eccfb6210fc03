import type { PublicUser } from '@saajha/contract/user'
import { useQuery } from '@tanstack/react-query'
import { PackagePlus, Star, UserX } from 'lucide-react'
import { Link } from 'react-router-dom'
import { Avatar } from '@/components/avatar'
import { Button } from '@/components/button'
import { EmptyState } from '@/components/empty_state'
import { PageLoading } from '@/components/page_loading'
import { ShowMore } from '@/components/show_more'
import { ItemCards } from '@/features/catalogue/components/cards/item_cards'
import { VerifiedMark } from '@/features/catalogue/components/cards/verified_mark'
import { FetchFailed } from '@/features/catalogue/components/results/fetch_failed'
import { useItemPages } from '@/features/catalogue/hooks/use_item_pages'
import { ReviewsOnScreen } from '@/features/reviews/public'
import { ApiError } from '@/lib/http/api_error'
import { formatDate, formatRating } from '@/lib/text/format'
import { langOf } from '@/lib/text/lang_of'
import { item as itemMessages } from '@/messages/item'
import { ownerProfile as messages } from '@/messages/owner_profile'
import { pages } from '@/messages/pages'

const CARDS = 8

/** The page of an owner: who they are and how reliable, their listings, and what renters wrote about them. */
export function OwnerProfile({ id }: { id: string }) {
  const { data: owner, error, refetch } = useQuery<PublicUser>({ queryKey: ['/api/users', id] })
  const isMissing = error instanceof ApiError && error.status === 404

  if (owner) return <Shown owner={owner} />
  if (isMissing)
    return (
      <div className="page py-8">
        <title>{pages.title({ page: messages.missing })}</title>
        <EmptyState
          icon={<UserX aria-hidden />}
          title={messages.missing}
          description={messages.missingHint}
          action={
            <Button asChild>
              <Link to="/search">{messages.browseAll}</Link>
            </Button>
          }
        />
      </div>
    )
  if (error) return <FetchFailed error={error} onRetry={() => void refetch()} />
  return <PageLoading />
}

function Shown({ owner }: { owner: PublicUser }) {
  const { id, fullName: name } = owner
  const list = useItemPages(`/api/items?ownerId=${id}&limit=24`)

  return (
    <div className="page flex flex-col gap-8 py-4 sm:py-8">
      <title>{pages.title({ page: messages.heading({ name }) })}</title>
      <header className="flex items-center gap-4">
        <Avatar name={name} src={owner.profileImageUrl} className="size-20! shrink-0 text-2xl!" />
        <div className="min-w-0">
          <h1 className="flex items-center gap-2 text-heading sm:text-title">
            <bdi lang={langOf(name)} className="wrap-anywhere">
              {name}
            </bdi>
            {owner.isVerified && <VerifiedMark />}
          </h1>
          <ul className="text-soft">
            {factsOf(owner).map((fact) => (
              <li key={fact}>{fact}</li>
            ))}
            <Rating owner={owner} />
          </ul>
        </div>
      </header>
      <section aria-label={messages.heading({ name })}>
        {list.isFailed ? (
          <FetchFailed error={list.error} onRetry={list.refetch} />
        ) : list.items?.length === 0 ? (
          <EmptyState icon={<PackagePlus aria-hidden />} title={messages.none} />
        ) : (
          <ItemCards
            items={list.items}
            expected={CARDS}
            columns={4}
            headingLevel={2}
            withCategory
          />
        )}
        <ShowMore
          hasMore={list.hasMore}
          busy={list.isFetchingMore}
          onShowMore={list.showMore}
          failure={list.isMoreFailed && itemMessages.failed}
        />
      </section>
      <ReviewsOnScreen
        of="users"
        id={id}
        isExpected={Boolean(owner.reviewCount || owner.completedRentals)}
        className="max-w-3xl"
      />
    </div>
  )
}

function Rating({ owner }: { owner: PublicUser }) {
  const rating = formatRating(owner)

  return (
    rating && (
      <li className="flex items-center gap-1.5 text-ink">
        <Star aria-hidden className="size-4 fill-accent text-accent" />
        <span className="sr-only">{itemMessages.rated({ rating })}</span>
        <span aria-hidden className="font-semibold">
          {rating}
        </span>
        <span className="text-soft">({itemMessages.reviews({ count: owner.reviewCount! })})</span>
      </li>
    )
  )
}

/** What is known of an owner's reliability. Nothing is said before there is something to count. */
function factsOf(owner: PublicUser): string[] {
  const { createdAt, responseMinutes, completedRentals = 0, cancelledShare } = owner
  // The minutes are those of answered requests: who leaves most of them open does not usually answer.
  const isAnswering = (owner.responseShare ?? 1) >= 0.5
  return [
    messages.memberSince({ date: formatDate(createdAt) }),
    isAnswering && responseMinutes && messages.answers({ hours: responseMinutes / 60 }),
    completedRentals > 0 && messages.rentals({ count: completedRentals }),
    typeof cancelledShare === 'number' &&
      (cancelledShare === 0
        ? messages.neverCancelled
        : messages.cancelled({ percent: Math.max(1, Math.round(cancelledShare * 100)) })),
  ].filter((fact) => typeof fact === 'string')
}
