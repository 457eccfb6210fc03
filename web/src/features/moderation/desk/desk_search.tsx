import { LIMITS } from '@saajha/contract/limits'
import { Search } from 'lucide-react'
import { useState, type FormEvent } from 'react'
import { useNavigate } from 'react-router-dom'
import { deskSearch, type DeskLocation } from '@/features/moderation/desk/desk_location'
import { desk } from '@/messages/desk'

type Props = { location: DeskLocation; label: string; placeholder: string }

/** Searches an area of the desk when it is submitted; the search is part of the URL. */
export function DeskSearch({ location, label, placeholder }: Props) {
  const [q, setQ] = useState(location.q)
  const [searched, setSearched] = useState(location.q)
  // Back and links change the search too. A new box would lose the focus, and the next letters would be the desk's keys.
  if (searched !== location.q) {
    setSearched(location.q)
    setQ(location.q)
  }
  const navigate = useNavigate()

  const search = (event: FormEvent) => {
    event.preventDefault()
    void navigate({ search: deskSearch({ ...location, q: q.trim(), ticket: '' }) })
  }

  return (
    <form role="search" aria-label={label} onSubmit={search} className="relative w-full min-w-0">
      <input
        type="search"
        enterKeyHint="search"
        // The browser of an administrator stores no names of members.
        autoComplete="off"
        aria-label={label}
        placeholder={placeholder}
        maxLength={LIMITS.searchText.max}
        value={q}
        onChange={(event) => setQ(event.target.value)}
        className="control rounded-full pr-14 pl-5"
      />
      <button
        type="submit"
        aria-label={desk.searchButton}
        className="absolute inset-y-0 right-0 grid w-12 place-items-center rounded-full text-primary hover:bg-primary-tint"
      >
        <Search aria-hidden className="size-5" />
      </button>
    </form>
  )
}
