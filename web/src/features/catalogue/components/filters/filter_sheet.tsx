import { SlidersHorizontal } from 'lucide-react'
import { useDeferredValue, useState, type FormEvent } from 'react'
import { Button } from '@/components/button'
import { Sheet } from '@/components/sheet'
import { useLeaveOverlay } from '@/components/use_leave_overlay'
import { activeFilters, withoutFilters } from '@/features/catalogue/active_filters'
import { FilterFields } from '@/features/catalogue/components/filters/filter_fields'
import { formatFacetCount } from '@/features/catalogue/facet_counts'
import { useFacets } from '@/features/catalogue/hooks/use_facets'
import type { ChangeQuery } from '@/features/catalogue/hooks/use_search_query'
import { withCategory, searchUrl, type SearchQuery } from '@saajha/contract/search_query'
import { filters as messages } from '@/messages/filters'

type Props = {
  query: SearchQuery
  onChange: ChangeQuery
  category?: string
}

/** The filters of small screens; changes in the sheet update the counts and apply with Show. */
export function FilterSheet({ query, onChange, category }: Props) {
  const [isOpen, setOpen] = useState(false)
  const leaveBy = useLeaveOverlay()
  const show = (chosen: SearchQuery) => {
    const isOther = searchUrl(chosen) !== searchUrl(query)
    if (isOther) leaveBy(() => onChange(chosen, { replace: true }))
    setOpen(false)
  }

  return (
    <>
      <Button
        variant="outline"
        className="max-sm:px-2.5 max-sm:text-sm"
        aria-haspopup="dialog"
        aria-expanded={isOpen}
        onClick={() => setOpen(true)}
      >
        <SlidersHorizontal aria-hidden className="max-sm:hidden" />
        {messages.open({ count: activeFilters(query).length })}
      </Button>
      <Sheet open={isOpen} onOpenChange={setOpen} title={messages.heading} side="bottom">
        <Choosing query={query} onShow={show} category={category} />
      </Sheet>
    </>
  )
}

type Choice = { query: SearchQuery; onShow: (chosen: SearchQuery) => void; category?: string }

/**
 * The sheet's content; mounted with each opening, so that it begins with the active filters. The sheet is painted before its
 * fields, which take a slow phone a while, at the height that they need.
 */
function Choosing({ query, onShow, category }: Choice) {
  const [chosen, setChosen] = useState(query)
  const [clearings, setClearings] = useState(0)
  const isDrawn = useDeferredValue(true, false)
  const change = (changed: Partial<SearchQuery>) =>
    setChosen((latest) => ({ ...latest, ...changed }))
  const { facets, isCounting } = useFacets(withCategory(chosen, category))
  const count = isCounting ? null : formatFacetCount(facets, facets?.total)

  const clear = () => {
    change(withoutFilters(chosen))
    setClearings((count) => count + 1)
  }

  const show = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault()
    const wrong = event.currentTarget.querySelector<HTMLInputElement>('input:invalid')
    if (wrong) wrong.focus()
    else onShow(chosen)
  }

  return (
    <form noValidate className="flex flex-col gap-5 px-3" onSubmit={show}>
      {isDrawn ? (
        <FilterFields
          // Without a new key a price that was typed and not chosen, such as a wrong one, would stay.
          key={clearings}
          query={chosen}
          facets={facets}
          onChange={change}
          category={category}
        />
      ) : (
        <div className="h-dvh" />
      )}
      <div className="sticky -bottom-4 -mx-7 -mb-4 flex flex-wrap gap-3 border-t border-line bg-raised px-7 pt-3 pb-[max(0.75rem,env(safe-area-inset-bottom))]">
        <Button variant="ghost" onClick={clear}>
          {messages.clearAll}
        </Button>
        <Button type="submit" className="min-w-0 flex-1 basis-32">
          {count === null
            ? messages.showAny
            : count === '0'
              ? messages.showNone
              : messages.show({ count })}
        </Button>
      </div>
    </form>
  )
}
