import type { Item } from '@saajha/contract/item'
import { Avatar } from '@/components/avatar'
import { Card } from '@/components/card'
import { ItemCard } from '@/features/catalogue/components/cards/item_card'
import { ItemCardSkeleton } from '@/features/catalogue/components/cards/item_card_skeleton'
import { ItemGrid } from '@/features/catalogue/components/cards/item_grid'
import { OwnerCard } from '@/features/catalogue/components/item/owner_card'
import { BookingCalendar } from '@/features/bookings/components/booking_calendar'
import { BookingSummary } from '@/features/bookings/components/booking_summary'
import { ActivityChart } from '@/features/listings/components/activity_chart'
import { Row } from './row.tsx'

const ITEM: Item = {
  id: 'i1',
  title: 'Canon EOS R6 with two lenses and a bag',
  description: '',
  price: '1450.00',
  priceUnit: 'day',
  isNegotiable: false,
  categoryId: 'camera',
  location: 'Pune, Maharashtra',
  contactPhone: '+919800000001',
  imageUrls: [],
  videoUrl: null,
  ownerId: 'u1',
  isAvailable: true,
  isFeatured: true,
  minRentalDuration: 1,
  maxRentalDuration: null,
  deposit: null,
  moderationStatus: 'approved',
  rejectionReason: null,
  createdAt: '2026-11-01T06:00:00.000Z',
  owner: { fullName: 'Asha Rao', phone: null, profileImageUrl: null, isVerified: true },
}
const GONE: Item = { ...ITEM, id: 'i2', isAvailable: false, isFeatured: false, price: null }
const CHOSEN = { start: '2026-12-10', end: '2026-12-14' }
const VIEWS = Array.from({ length: 30 }, (_, day) => (day * day) % 17)

/** Domain components of the marketplace. */
export function Things() {
  return (
    <>
      <ItemGrid columns={3}>
        <ItemCard item={ITEM} eager />
        <ItemCard item={GONE} eager withDetailsLink />
        <ItemCardSkeleton />
      </ItemGrid>
      <Row>
        <Avatar name="Asha Rao" size="sm" />
        <Avatar name="ललित मीणा" />
        <Avatar name="João Fernandes" size="lg" />
        <OwnerCard id="u1" name="Asha Rao" owner={ITEM.owner} phone="+919800000001" />
      </Row>
      <div className="grid gap-5 sm:grid-cols-2">
        <BookingCalendar item={ITEM} chosen={CHOSEN} onChoose={() => {}} />
        <Card className="p-5">
          <BookingSummary
            item={ITEM}
            chosen={CHOSEN}
            units={1}
            requestLink="/"
            calendarId="booking"
          />
        </Card>
      </div>
      <Card className="p-4">
        <ActivityChart
          activity={{ firstDay: '2026-10-23', views: VIEWS, contacts: VIEWS.map((n) => +(n > 14)) }}
        />
      </Card>
    </>
  )
}
