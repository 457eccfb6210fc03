import { lazy, Suspense, type ComponentType, type ReactNode } from 'react'
import { ItemCards } from '@/features/catalogue/components/cards/item_cards'
import { ElsewhereHeading } from '@/features/catalogue/components/results/elsewhere_heading'
import { NoResultsSuggestions } from '@/features/catalogue/components/results/no_results_suggestions'
import type { ChangeQuery } from '@/features/catalogue/hooks/use_search_query'
import { withCategory, type SearchQuery } from '@saajha/contract/search_query'

/** Loaded for searches without results only, because it has the coordinates of all cities. */
const ElsewhereItems = lazy(
  async (): Promise<{ default: ComponentType<{ query: SearchQuery }> }> => {
    try {
      const { ElsewhereItems } =
        await import('@/features/catalogue/components/results/elsewhere_items')
      return { default: ElsewhereItems }
    } catch {
      return { default: () => null }
    }
  }
)

type Props = { query: SearchQuery; onChange: ChangeQuery; category?: string; empty: ReactNode }

/** An empty list: the items of other cities, `empty`, and suggestions. */
export function NoResults({ query, onChange, category, empty }: Props) {
  const within = withCategory(query, category)
  const loading = (
    <>
      <ElsewhereHeading query={within} />
      <ItemCards items={undefined} expected={4} columns="beside" withDetailsLink />
    </>
  )

  return (
    <>
      {query.location && (
        <Suspense fallback={loading}>
          <ElsewhereItems query={within} />
        </Suspense>
      )}
      {empty}
      <NoResultsSuggestions query={query} onChange={onChange} category={category} />
    </>
  )
}
