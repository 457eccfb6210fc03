import type { Item } from '@saajha/contract/item'
import { isPriceNegotiable } from '@saajha/contract/price'
import { formatRupees } from '@/lib/text/format'
import { price } from '@/messages/price'

type Props = {
  item: Pick<Item, 'price' | 'priceUnit' | 'isNegotiable'>
  /** `large` on an item's page. */
  size?: 'normal' | 'large'
}

/** An item's price, with the amount emphasized over the unit. */
export function PriceTag({ item, size = 'normal' }: Props) {
  const textSize = size === 'large' ? 'text-3xl' : 'text-xl'

  if (isPriceNegotiable(item)) {
    return (
      <p
        className={`font-display leading-tight font-bold text-primary ${size === 'large' ? 'text-2xl' : 'text-lg'}`}
      >
        {price.negotiable}
      </p>
    )
  }
  return (
    <p>
      <span className={`font-display leading-tight font-bold text-primary ${textSize}`}>
        {formatRupees(item.price ?? 0)}
      </span>
      <span className="text-sm text-soft">{price.perUnit[item.priceUnit]}</span>
    </p>
  )
}
