import type { Item } from '@saajha/contract/item'
import { ItemCard } from '@/features/catalogue/components/cards/item_card'
import { ItemCardSkeleton } from '@/features/catalogue/components/cards/item_card_skeleton'
import { ItemGrid } from '@/features/catalogue/components/cards/item_grid'

type Props = {
  /** Undefined while loading. */
  items: readonly Item[] | undefined
  /** Number of skeletons while loading. */
  expected: number
  columns?: 3 | 4 | 'beside'
  /** Whether the items are a row that scrolls sideways on phones. */
  isRow?: boolean
  withDetailsLink?: boolean
  /** Whether the cards name their categories. */
  withCategory?: boolean
  headingLevel?: 2 | 3
  /** Number of cards above the fold. */
  eager?: number
  /** The query string of the links to the items. */
  itemSearch?: string
  /** The note of a card, such as its distance. */
  noteOf?: (item: Item) => string | undefined
  /** The total of a card for the days of its list. */
  totalOf?: (item: Item) => string | undefined
}

/** A grid of items, or of skeletons while loading. */
export function ItemCards(props: Props) {
  const {
    items,
    expected,
    columns,
    isRow,
    withDetailsLink,
    withCategory,
    headingLevel,
    eager = 0,
    itemSearch,
    noteOf,
    totalOf,
  } = props

  if (!items) {
    return (
      <ItemGrid columns={columns} isRow={isRow}>
        {Array.from({ length: expected }, (_, index) => (
          <ItemCardSkeleton key={index} withDetailsLink={withDetailsLink} />
        ))}
      </ItemGrid>
    )
  }
  return (
    <ItemGrid columns={columns} isRow={isRow}>
      {items.map((item, index) => (
        <ItemCard
          key={item.id}
          item={item}
          withDetailsLink={withDetailsLink}
          withCategory={withCategory}
          headingLevel={headingLevel}
          eager={index < eager}
          itemSearch={itemSearch}
          note={noteOf?.(item)}
          total={totalOf?.(item)}
        />
      ))}
    </ItemGrid>
  )
}
