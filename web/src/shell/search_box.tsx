import { Search } from 'lucide-react'
import { useState, type FormEvent } from 'react'
import { SEARCH_LIMITS } from '@saajha/contract/limits'
import { lazyPart } from '@/components/lazy_part'
import { SuggestInput } from '@/features/catalogue/components/suggestions/suggest_input'
import {
  useSearch,
  withLocation,
  type SuggestionTarget,
} from '@/features/catalogue/hooks/use_search'
import { useSearchCity } from '@/features/catalogue/hooks/use_search_city'
import { classes } from '@/lib/classes'
import { shell } from '@/messages/shell'

/** Most visitors of the first page have no city yet. */
const CityChip = lazyPart(
  'city_chip',
  async () => (await import('@/features/catalogue/components/city/city_chip')).CityChip
)

/** The header's search field with the city of the search, initially with the current search text; blank text is ignored. */
export function SearchBox({ current = '' }: { current?: string }) {
  const [text, setText] = useState(current)
  const { search, follow } = useSearch()
  const { city, change, remove } = useSearchCity()

  const submit = (event: FormEvent) => {
    event.preventDefault()
    const q = text.trim()
    if (q) search({ q, location: city })
  }
  const choose = (target: SuggestionTarget) => {
    setText(target.kind === 'search' ? target.q : '')
    follow(withLocation(target, city))
  }

  return (
    <form role="search" onSubmit={submit} className="relative">
      <SuggestInput
        type="search"
        enterKeyHint="search"
        aria-label={shell.searchLabel}
        placeholder={shell.searchPlaceholder}
        maxLength={SEARCH_LIMITS.searchText.max}
        value={text}
        onValueChange={setText}
        onChoose={choose}
        className={classes(
          'control rounded-full pl-5 [&::-webkit-search-cancel-button]:hidden',
          city ? 'pr-44' : 'pr-14'
        )}
      />
      {city && (
        <div className="absolute inset-y-0 right-11 flex">
          <CityChip city={city} onChange={change} onRemove={remove} />
        </div>
      )}
      <button
        type="submit"
        aria-label={shell.search}
        className="absolute inset-y-0 right-0 grid w-12 place-items-center rounded-full text-primary hover:bg-primary-tint"
      >
        <Search aria-hidden className="size-5" />
      </button>
    </form>
  )
}
