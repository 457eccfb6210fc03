import type { Item } from '@saajha/contract/item'
import { useParams } from 'react-router-dom'
import { Card } from '@/components/card'
import { cardView } from '@/features/catalogue/card_view'
import { ItemBreadcrumbs } from '@/features/catalogue/components/item_breadcrumbs'
import { ItemDescription } from '@/features/catalogue/components/item_description'
import { ItemGallery } from '@/features/catalogue/components/item_gallery'
import { ItemMissing } from '@/features/catalogue/components/item_missing'
import { ItemSkeleton } from '@/features/catalogue/components/item_skeleton'
import { ItemSummary } from '@/features/catalogue/components/item_summary'
import { OwnListingNote } from '@/features/catalogue/components/own_listing_note'
import { OwnerCard } from '@/features/catalogue/components/owner_card'
import { SimilarListings } from '@/features/catalogue/components/similar_listings'
import { useItem } from '@/features/catalogue/hooks/use_item'
import { BookingBar } from '@/features/interactions/components/booking_bar'
import { BookingSection } from '@/features/interactions/components/booking_section'
import { ContactButtons } from '@/features/interactions/components/contact_buttons'
import { ContactCount } from '@/features/interactions/components/contact_count'
import { contactLink } from '@/features/interactions/contact_link'
import { useChosenDays } from '@/features/interactions/hooks/use_chosen_days'
import { ApiError } from '@/lib/api_error'
import { ownerName } from '@/lib/owner_name'
import { ownerPhone } from '@/lib/owner_phone'
import { useCurrentUser } from '@/lib/session/use_current_user'
import { pages } from '@/messages/pages'

const CALENDAR = 'booking'

/** One item: what the catalogue knows of it, and the ways to reach its owner. */
export function ItemPage() {
  const { id = '' } = useParams()
  const { data: item, error, refetch } = useItem(id)

  if (item) return <ItemDetails key={item.id} item={item} />
  if (!error) return <ItemSkeleton />
  const isGone = error instanceof ApiError && error.status === 404
  return <ItemMissing onRetry={isGone ? undefined : () => void refetch()} />
}

function ItemDetails({ item }: { item: Item }) {
  const [chosen, choose] = useChosenDays()
  const { user } = useCurrentUser()
  const isOwn = user?.id === item.ownerId
  const { title } = cardView(item)
  const name = ownerName(item.owner)
  const requestLink = contactLink({ itemId: item.id, title, ownerName: name }, chosen)
  const booking = { item, chosen, requestLink }

  return (
    <div className="page pt-2 pb-8 sm:pt-4">
      <title>{pages.title({ page: title })}</title>
      <ItemBreadcrumbs categoryId={item.categoryId} />
      <div className="grid gap-x-10 gap-y-8 lg:grid-cols-[minmax(0,1fr)_24rem]">
        <ItemGallery item={item} />
        <div className="lg:row-span-2">
          <Card className="flex flex-col gap-5 p-5 lg:sticky lg:top-22">
            <ItemSummary item={item} />
            <div className="border-t border-line pt-5">
              <OwnerCard name={name} owner={item.owner} phone={ownerPhone(item)} />
            </div>
            {isOwn ? (
              <OwnListingNote itemId={item.id} />
            ) : (
              <ContactButtons item={item} ownerName={name} />
            )}
          </Card>
        </div>
        <div className="min-w-0">
          <ItemDescription item={item} facts={<ContactCount itemId={item.id} />} />
          {!isOwn && <BookingSection id={CALENDAR} onChoose={choose} {...booking} />}
        </div>
      </div>
      <SimilarListings itemId={item.id} />
      {!isOwn && <BookingBar calendarId={CALENDAR} {...booking} />}
    </div>
  )
}
