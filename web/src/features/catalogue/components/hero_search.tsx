import { LIMITS } from '@saajha/contract/limits'
import { MapPin, Search } from 'lucide-react'
import { useState, type ComponentProps, type FormEvent, type ReactNode } from 'react'
import { useNavigate } from 'react-router-dom'
import { Button } from '@/components/button'
import { home } from '@/messages/home'
import { names } from '@/messages/names'

const CITY_LIST = 'hero-cities'

/** What and where, in one pill. Blank text does nothing, whatever the place. */
export function HeroSearch() {
  const [text, setText] = useState('')
  const [place, setPlace] = useState('')
  const { cities, loadCities } = useCitySuggestions()
  const navigate = useNavigate()

  const search = (event: FormEvent) => {
    event.preventDefault()
    const q = text.trim()
    const location = names.placeMeant(place.trim())
    if (q) void navigate(`/search?${new URLSearchParams(location ? { q, location } : { q })}`)
  }

  return (
    <form
      role="search"
      aria-label={home.searchForm}
      onSubmit={search}
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
        onChange={(event) => setText(event.target.value)}
      />
      <span aria-hidden className="mx-4 h-px bg-line sm:mx-0 sm:h-10 sm:w-px" />
      <Entry
        label={home.searchLocation}
        icon={<MapPin aria-hidden />}
        placeholder={home.searchLocationHint}
        enterKeyHint="search"
        list={CITY_LIST}
        maxLength={LIMITS.location.max}
        value={place}
        onFocus={loadCities}
        onChange={(event) => setPlace(event.target.value)}
      />
      <datalist id={CITY_LIST}>
        {cities.map((city) => (
          <option key={city} value={names.place(city)} label={city} />
        ))}
      </datalist>
      <Button type="submit" variant="accent" size="lg" className="mt-1 sm:mt-0 sm:rounded-full">
        {home.search}
      </Button>
    </form>
  )
}

function Entry(props: ComponentProps<'input'> & { label: string; icon: ReactNode }) {
  const { label, icon, ...attributes } = props

  return (
    <label className="flex min-w-0 flex-1 cursor-text items-center gap-3 rounded-full px-4 py-1.5 has-focus-visible:outline-3 has-focus-visible:outline-focus [&>svg]:size-5 [&>svg]:shrink-0 [&>svg]:text-primary">
      {icon}
      <span className="min-w-0 flex-1">
        <span className="block text-xs font-semibold text-soft">{label}</span>
        <input
          className="block min-h-6 w-full bg-transparent outline-none placeholder:text-soft [&::-webkit-calendar-picker-indicator]:hidden! [&::-webkit-search-cancel-button]:hidden"
          {...attributes}
        />
      </span>
    </label>
  )
}

/** Several hundred names, read only when somebody is about to need them. */
function useCitySuggestions() {
  const [cities, setCities] = useState<readonly string[]>([])
  const loadCities = () =>
    void import('@saajha/contract/cities').then(({ CITIES }) => setCities(CITIES))
  return { cities, loadCities }
}
