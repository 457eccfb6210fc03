import type { Item } from '@saajha/contract/item'
import { ItemCard } from '@/features/catalogue/components/item_card'
import { ItemCardSkeleton } from '@/features/catalogue/components/item_card_skeleton'
import { ItemGrid } from '@/features/catalogue/components/item_grid'

type Props = {
  /** `undefined` while they are on their way. */
  items: readonly Item[] | undefined
  /** How many shapes stand in until then. */
  expected: number
  columns?: 3 | 4
  withDetailsLink?: boolean
  /** How many cards are in sight when the page opens. */
  eager?: number
}

/** A grid of items, or of their shapes. */
export function ItemCards({ items, expected, columns, withDetailsLink, eager = 0 }: Props) {
  if (!items) {
    return (
      <ItemGrid columns={columns}>
        {Array.from({ length: expected }, (_, index) => (
          <ItemCardSkeleton key={index} withDetailsLink={withDetailsLink} />
        ))}
      </ItemGrid>
    )
  }
  return (
    <ItemGrid columns={columns}>
      {items.map((item, index) => (
        <ItemCard
          key={item.id}
          item={item}
          withDetailsLink={withDetailsLink}
          eager={index < eager}
        />
      ))}
    </ItemGrid>
  )
}
