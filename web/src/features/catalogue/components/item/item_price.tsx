import type { Item } from '@saajha/contract/item'
import { AvailabilityDot } from '@/features/catalogue/components/cards/availability_dot'
import { PriceTag } from '@/features/catalogue/components/cards/price_tag'
import { ItemTerms } from '@/features/catalogue/components/item/item_terms'
import { cardView } from '@/features/catalogue/card_view'

/** An item's price, availability and terms. */
export function ItemPrice({ item }: { item: Item }) {
  return (
    <div className="flex flex-col gap-2">
      <div className="flex flex-wrap items-center justify-between gap-3">
        <PriceTag item={item} size="large" />
        <AvailabilityDot availability={cardView(item).availability} labelled />
      </div>
      <ItemTerms item={item} />
    </div>
  )
}
