import type { Item } from '@saajha/contract/item'
import { longerPrices } from '@saajha/contract/price'
import { AvailabilityDot } from '@/features/catalogue/components/cards/availability_dot'
import { PriceTag } from '@/features/catalogue/components/cards/price_tag'
import { ItemTerms } from '@/features/catalogue/components/item/item_terms'
import { cardView } from '@/features/catalogue/card_view'
import { formatRupees } from '@/lib/text/format'
import { price as messages } from '@/messages/price'

/** An item's price, availability and terms. */
export function ItemPrice({ item }: { item: Item }) {
  return (
    <div className="flex flex-col gap-2">
      <div className="flex flex-wrap items-center justify-between gap-3">
        <div>
          <PriceTag item={item} size="large" />
          <LongerPrices item={item} />
        </div>
        <AvailabilityDot availability={cardView(item).availability} labelled />
      </div>
      <ItemTerms item={item} />
    </div>
  )
}

/** The prices of an item for a week and a month, as far as the owner has set them. */
function LongerPrices({ item }: { item: Item }) {
  const { weeklyPrice, monthlyPrice } = longerPrices(item)
  const prices = [
    weeklyPrice && `${formatRupees(weeklyPrice)}${messages.perUnit.week}`,
    monthlyPrice && `${formatRupees(monthlyPrice)}${messages.perUnit.month}`,
  ].filter(Boolean)
  if (prices.length === 0) return null
  return <p className="font-semibold">{prices.join(', ')}</p>
}
