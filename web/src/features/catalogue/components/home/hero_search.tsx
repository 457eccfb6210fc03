import { LIMITS } from '@saajha/contract/limits'
import { MapPin, Search } from 'lucide-react'
import { useRef, useState, type ComponentProps, type FormEvent, type ReactNode } from 'react'
import { Button } from '@/components/button'
import { SuggestInput } from '@/features/catalogue/components/suggestions/suggest_input'
import { useSearch, type SuggestionTarget } from '@/features/catalogue/hooks/use_search'
import { home } from '@/messages/home'
import { names } from '@/messages/names'

/** The hero's search form with text and location. Blank text is ignored, whatever the location. */
export function HeroSearch() {
  const [text, setText] = useState('')
  const [locationText, setLocationText] = useState('')
  const { search, follow } = useSearch()
  const location = names.englishLocation(locationText.trim())

  const submit = (event: FormEvent) => {
    event.preventDefault()
    const q = text.trim()
    if (q) search({ q, location })
  }
  const choose = (target: SuggestionTarget) =>
    follow(target.kind === 'search' ? { ...target, location: target.location || location } : target)
  const chooseLocation = (target: SuggestionTarget) => {
    if (target.kind === 'city') setLocationText(names.location(target.city))
  }

  return (
    <form
      role="search"
      aria-label={home.searchForm}
      onSubmit={submit}
      className="flex w-full max-w-2xl flex-col gap-1 rounded-panel bg-raised p-2 ring-1 ring-on-deep/10 text-ink shadow-float sm:flex-row sm:items-center sm:rounded-full"
    >
      <Entry
        label={home.searchText}
        icon={<Search aria-hidden />}
        placeholder={home.searchTextHint}
        type="search"
        enterKeyHint="search"
        maxLength={LIMITS.searchText.max}
        value={text}
        onValueChange={setText}
        onChoose={choose}
      />
      <span aria-hidden className="mx-4 h-px bg-line sm:mx-0 sm:h-10 sm:w-px" />
      <Entry
        label={home.searchLocation}
        icon={<MapPin aria-hidden />}
        placeholder={home.searchLocationHint}
        enterKeyHint="search"
        suggestions="cities"
        maxLength={LIMITS.location.max}
        value={locationText}
        onValueChange={setLocationText}
        onChoose={chooseLocation}
      />
      <Button type="submit" variant="accent" size="lg" className="mt-1 sm:mt-0 sm:rounded-full">
        {home.search}
      </Button>
    </form>
  )
}

function Entry(props: ComponentProps<typeof SuggestInput> & { label: string; icon: ReactNode }) {
  const { label, icon, ...attributes } = props
  const frame = useRef<HTMLLabelElement>(null)

  return (
    <label
      ref={frame}
      className="flex min-w-0 flex-4 cursor-text items-center gap-3 rounded-full px-4 py-1.5 first:flex-5 has-focus-visible:outline-3 has-focus-visible:outline-focus [&>svg]:size-5 [&>svg]:shrink-0 [&>svg]:text-primary"
    >
      {icon}
      <span className="min-w-0 flex-1">
        <span className="block text-xs font-semibold text-soft">{label}</span>
        <SuggestInput
          frame={frame}
          className="block min-h-6 w-full bg-transparent outline-none placeholder:text-soft [&::-webkit-search-cancel-button]:hidden"
          {...attributes}
        />
      </span>
    </label>
  )
}
