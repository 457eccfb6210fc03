import type { Item } from '@saajha/contract/item'
import { formatRupees, isPriceNegotiable } from '@/lib/format'
import { price } from '@/messages/price'

type Props = {
  item: Pick<Item, 'price' | 'priceUnit' | 'isNegotiable'>
  /** `large` for an item's own page. */
  size?: 'normal' | 'large'
}

/** What an item costs: the amount weighs more than its unit. */
export function PriceTag({ item, size = 'normal' }: Props) {
  const looks = size === 'large' ? 'text-3xl' : 'text-xl'

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
      <span className={`font-display leading-tight font-bold text-primary ${looks}`}>
        {formatRupees(item.price ?? 0)}
      </span>
      <span className="text-sm text-soft">{price.perUnit[item.priceUnit]}</span>
    </p>
  )
}
