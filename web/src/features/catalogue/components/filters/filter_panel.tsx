import { useId } from 'react'
import { useLeaveOverlay } from '@/components/use_leave_overlay'
import { FilterFields } from '@/features/catalogue/components/filters/filter_fields'
import { useFacets } from '@/features/catalogue/hooks/use_facets'
import type { ChangeQuery } from '@/features/catalogue/hooks/use_search_query'
import { withCategory, type SearchQuery } from '@saajha/contract/search_query'
import { filters as messages } from '@/messages/filters'

type Props = {
  query: SearchQuery
  onChange: ChangeQuery
  category?: string
}

/** The filters next to a list on wide screens; each change applies immediately. */
export function FilterPanel({ query, onChange, category }: Props) {
  const id = useId()
  const { facets } = useFacets(withCategory(query, category))
  const leaveBy = useLeaveOverlay()
  const change: ChangeQuery = (changed, options) => {
    if (options?.replace) leaveBy(() => onChange(changed, options))
    else onChange(changed)
  }

  return (
    <section
      aria-labelledby={id}
      className="sticky top-22 max-h-[calc(100dvh-7rem)] self-start overflow-y-auto overscroll-contain rounded-card border border-line bg-surface p-4"
    >
      <h2 id={id} className="mb-4 text-heading">
        {messages.heading}
      </h2>
      <form className="flex flex-col gap-5" onSubmit={(event) => event.preventDefault()}>
        <FilterFields query={query} facets={facets} onChange={change} category={category} />
      </form>
    </section>
  )
}
