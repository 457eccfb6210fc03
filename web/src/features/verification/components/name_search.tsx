import { LIMITS } from '@saajha/contract/limits'
import { Search, X } from 'lucide-react'
import { useState, type FormEvent } from 'react'
import { Link, useNavigate } from 'react-router-dom'
import { queryOf, type ReviewChoice } from '@/features/verification/status_filter'
import { admin } from '@/messages/admin'

/** Filters the list by name, on submit only: each fetch of the list is logged. */
export function NameSearch({ choice }: { choice: ReviewChoice }) {
  const [name, setName] = useState(choice.name)
  const [searched, setSearched] = useState(choice.name)
  // Back and links change the search too. A new box would lose the focus.
  if (searched !== choice.name) {
    setSearched(choice.name)
    setName(choice.name)
  }
  const navigate = useNavigate()

  const search = (event: FormEvent) => {
    event.preventDefault()
    void navigate(
      { search: queryOf({ ...choice, name: name.trim() }) },
      { preventScrollReset: true }
    )
  }

  return (
    <form
      role="search"
      aria-label={admin.search}
      onSubmit={search}
      className="relative w-full min-w-0 lg:w-72"
    >
      <input
        type="search"
        enterKeyHint="search"
        // The browser of an administrator stores no names of members.
        autoComplete="off"
        aria-label={admin.search}
        placeholder={admin.searchPlaceholder}
        maxLength={LIMITS.searchText.max}
        value={name}
        onChange={(event) => setName(event.target.value)}
        className="control rounded-full pr-24 pl-5 [&::-webkit-search-cancel-button]:hidden"
      />
      {choice.name && (
        <Link
          to={{ search: queryOf({ ...choice, name: '' }) }}
          preventScrollReset
          aria-label={admin.clearSearch}
          className="absolute inset-y-0 right-11 grid w-11 place-items-center rounded-full text-soft hover:text-primary"
        >
          <X aria-hidden className="size-5" />
        </Link>
      )}
      <button
        type="submit"
        aria-label={admin.searchButton}
        className="absolute inset-y-0 right-0 grid w-12 place-items-center rounded-full text-primary hover:bg-primary-tint"
      >
        <Search aria-hidden className="size-5" />
      </button>
    </form>
  )
}
