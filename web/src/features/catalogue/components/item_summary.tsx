import type { Item } from '@saajha/contract/item'
import { MapPin } from 'lucide-react'
import { AvailabilityDot } from '@/features/catalogue/components/availability_dot'
import { FavouriteButton } from '@/features/catalogue/components/favourite_button'
import { PriceTag } from '@/features/catalogue/components/price_tag'
import { cardView } from '@/features/catalogue/card_view'

/** What an item is, where, and for how much. */
export function ItemSummary({ item }: { item: Item }) {
  const { title, location, availability } = cardView(item)

  return (
    <div>
      <div className="flex items-start gap-3">
        <h1 className="min-w-0 flex-1 text-2xl leading-tight sm:text-3xl">{title}</h1>
        <FavouriteButton itemId={item.id} variant="outline" />
      </div>
      <p className="mt-1 flex items-center gap-1.5 text-soft">
        <MapPin aria-hidden className="size-5 shrink-0" />
        {location}
      </p>
      <div className="mt-4 flex flex-wrap items-center justify-between gap-3">
        <PriceTag item={item} size="large" />
        <AvailabilityDot availability={availability} labelled />
      </div>
    </div>
  )
}
