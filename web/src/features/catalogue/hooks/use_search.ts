import { useNavigate } from 'react-router-dom'
import { rememberSearch, type Search } from '@/features/catalogue/recent_searches'

/** What a search box may offer: a search, a category by its slug, or a city. */
export type SuggestionTarget =
  | ({ kind: 'search' } & Search)
  | { kind: 'category'; slug: string }
  | { kind: 'city'; city: string }

/** Goes where a search box leads, and keeps what was searched for. */
export function useSearch() {
  const navigate = useNavigate()
  const results = (asked: Partial<Search>) =>
    void navigate(
      `/search?${new URLSearchParams(Object.entries(asked).filter(([, text]) => text))}`
    )

  const search = ({ q, location }: Search) => {
    rememberSearch({ q, location })
    results({ q, location })
  }
  const follow = (target: SuggestionTarget) => {
    if (target.kind === 'search') search(target)
    else if (target.kind === 'city') results({ location: target.city })
    else void navigate(`/category/${target.slug}`)
  }
  return { search, follow }
}
