import { NAMED_CATEGORIES } from '@saajha/contract/category_names'
import { useQueries } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import { Button } from '@/components/button'
import { activeFilters } from '@/features/catalogue/active_filters'
import { formatFacetCount } from '@/features/catalogue/facet_counts'
import { facetsOf, useFacets } from '@/features/catalogue/hooks/use_facets'
import type { ChangeQuery } from '@/features/catalogue/hooks/use_search_query'
import { CategorySuggestions } from '@/features/catalogue/components/results/category_suggestions'
import { sameStateFirst } from '@/features/catalogue/same_state_first'
import { withCategory, type SearchQuery } from '@saajha/contract/search_query'
import { filters as messages } from '@/messages/filters'
import { names } from '@/messages/names'

/** Maximum number of suggested cities and of suggested categories. */
const MAX_SUGGESTED = 4

type Props = { query: SearchQuery; onChange: ChangeQuery; category?: string }

/** Suggestions for a search without results: filters to remove, other cities and other categories, each with results. */
export function NoResultsSuggestions({ query, onChange, category }: Props) {
  const { facets } = useFacets(withCategory(query, category))
  const { dropped, isCounting } = useDropped(query, category)
  const locations = query.location ? sameStateFirst(facets?.locations ?? [], query.location) : []
  const categories = query.category ? (facets?.categories ?? []) : []
  const hasNone = dropped.length + locations.length + categories.length === 0
  const target = (label: string, changed: Partial<SearchQuery>) => (
    <li key={label}>
      <Button variant="outline" onClick={() => onChange(changed)}>
        {label}
      </Button>
    </li>
  )
  const named = (name: string, count: number) =>
    messages.choice({ name, count: formatFacetCount(facets, count) })

  return (
    <div className="mx-auto flex max-w-2xl flex-col gap-6 pb-8 text-center">
      <SuggestedLinks>{dropped.map(({ label, without }) => target(label, without))}</SuggestedLinks>
      <SuggestedLinks heading={messages.elsewhere}>
        {locations
          .slice(0, MAX_SUGGESTED)
          .map(({ value, count }) =>
            target(named(names.location(value), count), { location: value })
          )}
      </SuggestedLinks>
      <SuggestedLinks heading={messages.otherCategories}>
        {categories
          .slice(0, MAX_SUGGESTED)
          .map(({ value, count }) =>
            target(named(categoryName(value), count), { category: value })
          )}
      </SuggestedLinks>
      {!category && !isCounting && facets && hasNone && (
        <CategorySuggestions q={query.q} location={query.location} />
      )}
    </div>
  )
}

function SuggestedLinks({ heading, children }: { heading?: string; children: ReactNode[] }) {
  if (children.length === 0) return null
  return (
    <div>
      {heading && <h3 className="mb-3 text-heading">{heading}</h3>}
      <ul className="flex flex-wrap justify-center gap-2">{children}</ul>
    </div>
  )
}

/** The filters whose removal yields results, with the number of results. */
function useDropped(query: SearchQuery, category: string | undefined) {
  const active = activeFilters(query)
  const counted = useQueries({
    queries: active.map(({ without }) =>
      facetsOf(withCategory({ ...query, ...without }, category))
    ),
  })
  const dropped = active.flatMap(({ name, label, without }, index) => {
    const facets = counted[index]?.data
    const count = formatFacetCount(facets, facets?.total)
    if (!facets?.total || count === null) return []
    const offer =
      name === 'location'
        ? messages.withoutCity({ count })
        : messages.without({ filter: label, count })
    return [{ label: offer, without }]
  })
  return { dropped, isCounting: counted.some(({ isPending }) => isPending) }
}

function categoryName(id: string) {
  const category = NAMED_CATEGORIES.find((each) => each.id === id)
  return category ? names.category(category).name : id
}
