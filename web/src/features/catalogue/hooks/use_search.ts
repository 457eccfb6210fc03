import { categoryPath } from '@saajha/contract/category_path'
import { useDispatch } from 'react-redux'
import { useNavigate, useSearchParams } from 'react-router-dom'
import { recentSearchAdded, type Search } from '@/features/catalogue/recent_searches'
import type { SearchedDays } from '@/features/catalogue/searched_days'
import { citySearched } from '@/lib/preferences/my_city'

/**
 * The target of a suggestion: a search, a category by its slug, or a city. `isEverywhere` says that the search is for all
 * cities, whatever the location of the search box.
 */
export type SuggestionTarget =
  | ({ kind: 'search'; isEverywhere?: boolean } & Search)
  | { kind: 'category'; slug: string; location?: string }
  | { kind: 'city'; city: string }

/** A suggested search or category with the location of the search box, unless it has one or is for all cities. */
export function withLocation(target: SuggestionTarget, location: string): SuggestionTarget {
  if (target.kind === 'city' || target.location) return target
  if (target.kind === 'search' && target.isEverywhere) return target
  return { ...target, location }
}

/**
 * Functions that navigate to a search, suggestion or location; a search is stored as a recent one, and a chosen city as the
 * visitor's. The days of the present list and their number of pieces stay, unless other days are given.
 */
export function useSearch(days?: SearchedDays) {
  const navigate = useNavigate()
  const dispatch = useDispatch()
  const [present] = useSearchParams()
  const open = (path: string, parameters: Partial<Search>) => {
    const set = Object.entries({ ...parameters, ...(days ?? daysIn(present)) }).filter(
      ([, text]) => text
    )
    void navigate(withParameters(path, set as [string, string][]))
  }
  const results = (search: Partial<Search>) => open('/search', search)

  const search = ({ q, location }: Search) => {
    dispatch(recentSearchAdded({ q, location }))
    results({ q, location })
  }
  const follow = (target: SuggestionTarget) => {
    if (target.kind === 'search') search(target)
    else if (target.kind === 'category')
      open(categoryPath(target.slug), { location: target.location })
    else {
      dispatch(citySearched(target.city))
      results({ location: target.city })
    }
  }
  const searchLocation = (location: string) => results({ location })
  return { search, follow, searchLocation }
}

/** The days of a list's URL and their number of pieces; `units` of an item's page, which has other days, is left out. */
function daysIn(list: URLSearchParams) {
  const [from, to, units] = ['from', 'to', 'units'].map((name) => list.get(name))
  return { from, to, units: from && units }
}

function withParameters(path: string, parameters: [string, string][]) {
  return parameters.length > 0 ? `${path}?${new URLSearchParams(parameters)}` : path
}
