import type { Item } from '@saajha/contract/item'
import { MapPin } from 'lucide-react'
import { FavouriteButton } from '@/features/catalogue/components/cards/favourite_button'
import { ShareButton } from '@/features/catalogue/components/item/share_button'
import { cardView } from '@/features/catalogue/card_view'
import { langOf } from '@/lib/text/lang_of'

/**
 * An item's title, location, and the buttons that share it and add it to the favourites; on phones the title has the whole
 * width, as in the prerendered shell.
 */
export function ItemSummary({ item }: { item: Item }) {
  const { title, location } = cardView(item)

  return (
    <div className="flex flex-wrap items-center gap-x-3 md:flex-nowrap md:items-start">
      <div className="contents min-w-0 flex-1 md:block">
        <h1 lang={langOf(title)} className="w-full text-title">
          {title}
        </h1>
        <p className="flex min-w-0 flex-1 basis-32 items-center gap-1.5 text-soft md:mt-1">
          <MapPin aria-hidden className="size-5 shrink-0" />
          <span lang={langOf(location)}>{location}</span>
        </p>
      </div>
      <ShareButton item={item} />
      <FavouriteButton itemId={item.id} title={item.title} variant="outline" />
    </div>
  )
}
