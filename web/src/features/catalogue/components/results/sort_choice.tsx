import type { ItemSort } from '@saajha/contract/item'
import { Select } from '@/components/select'
import type { ChangeQuery } from '@/features/catalogue/hooks/use_search_query'
import { defaultSort, sortsOf, type SearchQuery } from '@saajha/contract/search_query'
import { filters as messages } from '@/messages/filters'

type Props = { query: SearchQuery; onChange: ChangeQuery }

/** The select of a list's sort order. */
export function SortChoice({ query, onChange }: Props) {
  return (
    <Select
      aria-label={messages.sort}
      className="min-w-0 flex-1 basis-22 max-sm:[&>select]:pr-9 max-sm:[&>select]:pl-2.5 sm:w-56 sm:flex-none"
      value={query.sort ?? defaultSort(query)}
      onChange={(event) => onChange({ sort: event.target.value as ItemSort })}
      options={sortsOf(query).map((sort) => ({ value: sort, label: messages.sorts[sort] }))}
    />
  )
}
