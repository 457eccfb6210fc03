import { Search } from 'lucide-react'
import { useState, type FormEvent } from 'react'
import { LIMITS } from '@saajha/contract/limits'
import { SuggestInput } from '@/features/catalogue/components/suggestions/suggest_input'
import { useSearch, type SuggestionTarget } from '@/features/catalogue/hooks/use_search'
import { shell } from '@/messages/shell'

/** The header's search field, initially with the current search text; blank text is ignored. */
export function SearchBox({ current = '' }: { current?: string }) {
  const [text, setText] = useState(current)
  const { search, follow } = useSearch()

  const submit = (event: FormEvent) => {
    event.preventDefault()
    const q = text.trim()
    if (q) search({ q, location: '' })
  }
  const choose = (target: SuggestionTarget) => {
    setText(target.kind === 'search' ? target.q : '')
    follow(target)
  }

  return (
    <form role="search" onSubmit={submit} className="relative">
      <SuggestInput
        type="search"
        enterKeyHint="search"
        aria-label={shell.searchLabel}
        placeholder={shell.searchPlaceholder}
        maxLength={LIMITS.searchText.max}
        value={text}
        onValueChange={setText}
        onChoose={choose}
        className="control rounded-full pr-14 pl-5 [&::-webkit-search-cancel-button]:hidden"
      />
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
