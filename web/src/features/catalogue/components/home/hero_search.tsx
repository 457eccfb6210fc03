import { SEARCH_LIMITS } from '@saajha/contract/limits'
import { CalendarCheck, MapPin, Search } from 'lucide-react'
import {
  useRef,
  useState,
  type ComponentProps,
  type FormEvent,
  type KeyboardEvent,
  type ReactNode,
} from 'react'
import { useDispatch, useSelector } from 'react-redux'
import { Button } from '@/components/button'
import { DaysPicker } from '@/features/catalogue/components/days/days_picker'
import { SuggestInput } from '@/features/catalogue/components/suggestions/suggest_input'
import {
  useSearch,
  withLocation,
  type SuggestionTarget,
} from '@/features/catalogue/hooks/use_search'
import { ANY_DAYS } from '@/features/catalogue/searched_days'
import { useFocusOnRemoval } from '@/lib/hooks/use_focus_on_removal'
import { citySearched, myCityChosen, selectMyCity } from '@/lib/preferences/my_city'
import { formatDays } from '@/lib/text/format'
import { isComposing } from '@/lib/text/is_composing'
import { city } from '@/messages/city'
import { home } from '@/messages/home'
import { sections } from '@/messages/sections'
import { names } from '@/messages/names'

const ENTRY =
  'flex min-w-0 flex-4 items-center gap-3 rounded-full px-4 py-1.5 [&>svg]:size-5 [&>svg]:shrink-0 [&>svg]:text-primary'

/**
 * The hero's search form with text, location, initially the visitor's city, and days. The search button acts only on a text, and
 * otherwise asks for it; Enter in the location alone finds everything there.
 */
export function HeroSearch() {
  const [text, setText] = useState('')
  const [days, setDays] = useState(ANY_DAYS)
  const myCity = useSelector(selectMyCity) ?? ''
  const dispatch = useDispatch()
  /** Null until the visitor changes it. */
  const [typedLocation, setTypedLocation] = useState<string | null>(null)
  const locationText = typedLocation ?? names.location(myCity)
  const { search, follow, searchLocation } = useSearch(days)
  const location = names.englishLocation(locationText.trim())

  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault()
    const q = text.trim()
    if (q) search({ q, location })
    else event.currentTarget.querySelector('input')?.focus()
  }
  const searchOnEnter = (event: KeyboardEvent) => {
    const isEnter = event.key === 'Enter' && !event.defaultPrevented
    if (!isEnter || isComposing(event.nativeEvent) || text.trim() || !location) return
    event.preventDefault()
    searchLocation(location)
  }
  const choose = (target: SuggestionTarget) => follow(withLocation(target, location))
  const chooseLocation = (target: SuggestionTarget) => {
    if (target.kind !== 'city') return
    dispatch(citySearched(target.city))
    setTypedLocation(names.location(target.city))
  }
  const removeLocation = () => {
    const isMine = location === myCity
    setTypedLocation(isMine ? null : '')
    if (isMine) dispatch(myCityChosen(null))
  }

  return (
    <form
      role="search"
      aria-label={home.searchForm}
      onSubmit={submit}
      className="forced-edge flex w-full max-w-2xl flex-col gap-1 rounded-panel bg-raised p-2 ring-1 ring-on-deep/10 text-ink shadow-float xl:max-w-none xl:flex-row xl:items-center xl:rounded-full"
    >
      <div className="flex min-w-0 flex-col gap-1 sm:flex-row sm:items-center xl:flex-5">
        <Entry
          label={home.searchText}
          icon={<Search aria-hidden />}
          placeholder={home.searchTextHint}
          type="search"
          enterKeyHint="search"
          maxLength={SEARCH_LIMITS.searchText.max}
          value={text}
          onValueChange={setText}
          onChoose={choose}
        />
        <span aria-hidden className="mx-4 h-px bg-line sm:mx-0 sm:h-10 sm:w-px" />
        <div className="flex min-w-0 flex-4 items-center" onKeyDown={searchOnEnter}>
          <Entry
            label={home.searchLocation}
            icon={<MapPin aria-hidden />}
            placeholder={home.searchLocationHint}
            enterKeyHint="search"
            suggestions="cities"
            maxLength={SEARCH_LIMITS.location.max}
            value={locationText}
            onValueChange={setTypedLocation}
            onChoose={chooseLocation}
          />
          {locationText && <RemoveLocation location={locationText} onRemove={removeLocation} />}
        </div>
      </div>
      <span aria-hidden className="mx-4 h-px bg-line xl:mx-0 xl:h-10 xl:w-px" />
      <div className="flex min-w-0 flex-wrap items-center gap-1 xl:flex-3 xl:flex-nowrap">
        <DaysPicker
          days={days}
          onChoose={setDays}
          className={`${ENTRY} basis-36 text-left focus-visible:outline-3 focus-visible:outline-focus`}
        >
          <CalendarCheck aria-hidden />
          <span className="min-w-0">
            <span className="block text-xs font-semibold text-soft">{sections.days}</span>
            <span className="block">
              {days.from ? formatDays(days.from, days.to) : sections.anyDays}
            </span>
          </span>
        </DaysPicker>
        <Button type="submit" variant="accent" size="lg" className="grow xl:grow-0 xl:rounded-full">
          {home.search}
        </Button>
      </div>
    </form>
  )
}

function RemoveLocation({ location, onRemove }: { location: string; onRemove: () => void }) {
  const button = useFocusOnRemoval<HTMLButtonElement>('[type="submit"]')

  return (
    <button
      ref={button}
      type="button"
      aria-label={city.remove({ city: location })}
      onClick={onRemove}
      className="grid size-11 shrink-0 place-items-center rounded-full text-soft hover:bg-primary-tint"
    >
      <span aria-hidden className="text-xl">
        ×
      </span>
    </button>
  )
}

function Entry(props: ComponentProps<typeof SuggestInput> & { label: string; icon: ReactNode }) {
  const { label, icon, ...attributes } = props
  const frame = useRef<HTMLLabelElement>(null)

  return (
    <label
      ref={frame}
      className={`${ENTRY} cursor-text first:flex-5 has-focus-visible:outline-3 has-focus-visible:outline-focus`}
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
