import { useDispatch } from 'react-redux'
import { useNavigate } from 'react-router-dom'
import { recentSearchAdded, type Search } from '@/features/catalogue/recent_searches'

/**
 * The target of a suggestion: a search, a category by its slug, or a city. `isEverywhere` says that the search is for all
 * cities, whatever the location of the search box.
 */
export type SuggestionTarget =
  | ({ kind: 'search'; isEverywhere?: boolean } & Search)
  | { kind: 'category'; slug: string }
  | { kind: 'city'; city: string }

/** A suggested search with the location of the search box, unless it has one or is for all cities. */
export function withLocation(target: SuggestionTarget, location: string): SuggestionTarget {
  if (target.kind !== 'search' || target.isEverywhere || target.location) return target
  return { ...target, location }
}

/** Functions that navigate to a search or suggestion and store it as a recent search. */
export function useSearch() {
  const navigate = useNavigate()
  const dispatch = useDispatch()
  const results = (search: Partial<Search>) =>
    void navigate(
      `/search?${new URLSearchParams(Object.entries(search).filter(([, text]) => text))}`
    )

  const search = ({ q, location }: Search) => {
    dispatch(recentSearchAdded({ q, location }))
    results({ q, location })
  }
  const follow = (target: SuggestionTarget) => {
    if (target.kind === 'search') search(target)
    else if (target.kind === 'city') results({ location: target.city })
    else void navigate(`/category/${target.slug}`)
  }
  return { search, follow }
}
