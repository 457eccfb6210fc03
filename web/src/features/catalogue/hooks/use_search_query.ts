import { useEffect, useRef } from 'react'
import { useSearchParams } from 'react-router-dom'
import {
  parseSearchQuery,
  formatSearchQuery,
  type SearchQuery,
} from '@saajha/contract/search_query'

/** Changes the search query; `replace` replaces the current history entry. */
export type ChangeQuery = (changed: Partial<SearchQuery>, options?: { replace: boolean }) => void

/**
 * The search query of the page's URL, and a function that changes it; each change adds a history entry.
 */
export function useSearchQuery(read = parseSearchQuery): [SearchQuery, ChangeQuery] {
  const [parameters, setParameters] = useSearchParams()
  const query = read(parameters)

  // A blur and a click on another field make two changes before the next render.
  const latest = useRef(query)
  useEffect(() => {
    latest.current = query
  })
  const changeQuery: ChangeQuery = (change, options) => {
    latest.current = { ...latest.current, ...change }
    setParameters(formatSearchQuery(latest.current), options)
  }
  return [query, changeQuery]
}
