import type { Item } from '@saajha/contract/item'
import { ItemCard } from '@/features/catalogue/components/item_card'
import { ItemCardSkeleton } from '@/features/catalogue/components/item_card_skeleton'
import { ItemGrid } from '@/features/catalogue/components/item_grid'

type Props = {
  /** `undefined` while they are on their way. */
  items: readonly Item[] | undefined
  /** How many shapes stand in until then. */
  expected: number
  columns?: 3 | 4 | 'beside'
  withDetailsLink?: boolean
  headingLevel?: 2 | 3
  /** How many cards are in sight when the page opens. */
  eager?: number
}

/** A grid of items, or of their shapes. */
export function ItemCards(props: Props) {
  const { items, expected, columns, withDetailsLink, headingLevel, eager = 0 } = props

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
          headingLevel={headingLevel}
          eager={index < eager}
        />
      ))}
    </ItemGrid>
  )
}
