import { cityOf } from '@saajha/contract/city_of'
import type { Item } from '@saajha/contract/item'
import { itemTitle } from '@saajha/contract/rent_titles'
import { useSearchParams } from 'react-router-dom'
import { Card } from '@/components/card'
import { lazyPart } from '@/components/lazy_part'
import { Reserved } from '@/components/reserved'
import { cardView } from '@/features/catalogue/card_view'
import { ItemAttributes } from '@/features/catalogue/components/item/item_attributes'
import { ItemBreadcrumbs } from '@/features/catalogue/components/item/item_breadcrumbs'
import { ItemDescription } from '@/features/catalogue/components/item/item_description'
import { ItemGallery } from '@/features/catalogue/components/item/item_gallery'
import { ItemPrice } from '@/features/catalogue/components/item/item_price'
import { ItemSummary } from '@/features/catalogue/components/item/item_summary'
import { OwnListingNote } from '@/features/catalogue/components/item/own_listing_note'
import { OwnerCard } from '@/features/catalogue/components/item/owner_card'
import { SimilarListings } from '@/features/catalogue/components/item/similar_listings'
import { UnavailableNote } from '@/features/catalogue/components/item/unavailable_note'
import { piecesLeft, takenDays } from '@/features/bookings/calendar/free_pieces'
import { BookingBar } from '@/features/bookings/components/booking_bar'
import { BookingSection } from '@/features/bookings/components/booking_section'
import { BookingSummary } from '@/features/bookings/components/booking_summary'
import { ContactButtons } from '@/features/interactions/components/contact_buttons'
import { ContactCount } from '@/features/interactions/components/contact_count'
import { LatestContact } from '@/features/interactions/components/latest_contact'
import { TextWarnings } from '@/features/moderation/fraud/text_warnings'
import { ReportListing } from '@/features/moderation/reporting/report_listing'
import { ReviewsOnScreen } from '@/features/reviews/public'
import { useItemConversations } from '@/features/interactions/conversation_list/use_conversations'
import { contactLink } from '@/features/interactions/contact_link'
import { parseUnits, unitsWithin } from '@/features/bookings/requested_days'
import { useItemCalendar } from '@/features/bookings/hooks/use_item_calendar'
import { useChosenDays } from '@/features/bookings/hooks/use_chosen_days'
import { ownerName } from '@/lib/text/owner_name'
import { ownerPhone } from '@/lib/text/owner_phone'
import { useCurrentUser } from '@/lib/session/use_current_user'
import { useIsWide } from '@/lib/page/use_screen'
import { language } from '@/lib/preferences/language'
import { names } from '@/messages/names'
import { pages } from '@/messages/pages'

const ItemConversations = lazyPart(
  'item_conversations',
  async () =>
    (await import('@/features/interactions/conversation_list/item_conversations')).ItemConversations
)

const OwnItem = lazyPart('own_item', async () => (await import('@/pages/own_item')).OwnItem)

const CALENDAR = 'booking'

type Props = {
  item: Item
  /** Whether the item comes from a list. Lists omit the owner's phone number. */
  isPartial: boolean
}

/** Details of a loaded item. On wide screens price, dates and owner stay visible in a sticky column. */
export function ItemDetails({ item, isPartial }: Props) {
  const [chosen, choose] = useChosenDays(item)
  const [parameters] = useSearchParams()
  const { user, isPending } = useCurrentUser()
  const { isNone, ...conversations } = useItemConversations(item.id)
  const isWide = useIsWide()
  const yours = user && <ItemConversations {...conversations} />
  const isOwn = user?.id === item.ownerId
  const isBookable = !isOwn && item.isAvailable
  const calendar = useItemCalendar(isBookable || isOwn ? item.id : null)
  const isUnavailable = !isOwn && !item.isAvailable
  const { title } = cardView(item)
  const name = ownerName(item.owner)
  const about = { itemId: item.id, title, ownerName: name }
  const city = names.location(cityOf(item.location ?? ''))
  const left = calendar && piecesLeft(calendar, chosen, item.bufferDays)
  const asked = parseUnits(parameters, item.quantity)
  const units = chosen.end === null ? asked : unitsWithin(asked, left)
  const requestLink = contactLink(about, chosen, units)
  const booking = { item, chosen, units, left, requestLink, calendarId: CALENDAR }

  const owner = (
    <>
      <OwnerCard id={item.ownerId} name={name} owner={item.owner} phone={ownerPhone(item)} />
      {isOwn ? (
        <OwnListingNote itemId={item.id} hasPhotos={item.imageUrls.length > 0} />
      ) : (
        <Reserved isPending={isPending}>
          {isNone && <LatestContact itemId={item.id} ownerName={name} link={contactLink(about)} />}
          <ContactButtons {...{ item, isPartial, chosen }} ownerName={name} />
        </Reserved>
      )}
    </>
  )

  const dates = isBookable && (
    <Reserved isPending={isPending}>
      <BookingSection
        id={CALENDAR}
        item={item}
        chosen={chosen}
        onChoose={choose}
        taken={calendar && takenDays(calendar, units)}
        summary={
          !isWide && (
            <Card className="p-5 md:w-72">
              <BookingSummary {...booking} />
            </Card>
          )
        }
      />
    </Reserved>
  )

  return (
    <div className="page pb-8">
      <title>{pages.title({ page: itemTitle({ ...item, title }, city, language) })}</title>
      <ItemBreadcrumbs categoryId={item.categoryId} />
      <div className="grid grid-cols-1 gap-x-8 lg:grid-cols-[minmax(0,1fr)_24rem] xl:gap-x-12">
        <div className="flex min-w-0 flex-col gap-8">
          <ItemGallery item={item} />
          <div className="-mt-2 lg:mt-0">
            <ItemSummary item={item} />
          </div>
          {!isWide && (
            <>
              <Card className="flex flex-col gap-5 p-5">
                {yours}
                <ItemPrice item={item} />
                <Reserved isPending={isPending}>{isUnavailable && <UnavailableNote />}</Reserved>
              </Card>
              {dates}
              <Card className="flex flex-col gap-5 p-5">{owner}</Card>
            </>
          )}
          <div>
            {!isPending && !isOwn && (
              <TextWarnings
                texts={[
                  item.title,
                  item.description,
                  item.location,
                  name,
                  ...textsOf(item.attributes),
                ]}
                className="mb-5"
              />
            )}
            <ItemAttributes item={item} />
            <ItemDescription item={item} details={<ContactCount itemId={item.id} />} />
            <ReportListing item={item} className="mt-2 -ml-[min(1.125rem,6vw)]" />
          </div>
          <ReviewsOnScreen
            of="items"
            id={item.id}
            isExpected={Boolean(item.reviewCount)}
            className="empty:-mt-8"
          />
          {isOwn && <OwnItem itemId={item.id} calendar={calendar} />}
          {isWide && dates}
        </div>
        {isWide && (
          <div>
            <Card as="section" className="sticky top-20 flex flex-col gap-4 p-5">
              {yours}
              <ItemPrice item={item} />
              <Reserved isPending={isPending}>
                {isBookable && <BookingSummary {...booking} />}
                {isUnavailable && <UnavailableNote />}
              </Reserved>
              <hr className="border-line" />
              {owner}
            </Card>
          </div>
        )}
      </div>
      <SimilarListings itemId={item.id} />
      <Reserved isPending={isPending}>
        {isBookable && !isWide && <BookingBar {...booking} />}
      </Reserved>
    </div>
  )
}

/** What the owner has typed of the attributes. */
function textsOf(attributes: Item['attributes'] = {}) {
  return Object.values(attributes).filter((value) => typeof value === 'string')
}
