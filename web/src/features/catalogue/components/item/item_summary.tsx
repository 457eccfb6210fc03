import type { Item } from '@saajha/contract/item'
import { MapPin } from 'lucide-react'
import { FavouriteButton } from '@/features/catalogue/components/cards/favourite_button'
import { ShareButton } from '@/features/catalogue/components/item/share_button'
import { cardView } from '@/features/catalogue/card_view'

/** An item's title, location, and the buttons that share it and add it to the favourites. */
export function ItemSummary({ item }: { item: Item }) {
  const { title, location } = cardView(item)

  return (
    <div className="flex items-start gap-3">
      <div className="min-w-0 flex-1">
        <h1 className="text-title">{title}</h1>
        <p className="mt-1 flex items-center gap-1.5 text-soft">
          <MapPin aria-hidden className="size-5 shrink-0" />
          {location}
        </p>
      </div>
      <ShareButton item={item} />
      <FavouriteButton itemId={item.id} title={item.title} variant="outline" />
    </div>
  )
}
