import { useEffect, useRef } from 'react'
import { useSearchParams } from 'react-router-dom'
import { readSearch, writeSearch, type SearchQuery } from '@saajha/contract/search_query'

/** Asks for something else; `replace` where the last step was not one of a search. */
export type Ask = (asked: Partial<SearchQuery>, options?: { replace: boolean }) => void

/**
 * What the address asks for, as this page reads it, and how to ask for something else: each change is a
 * step that Back takes back.
 */
export function useSearchQuery(read = readSearch): [SearchQuery, Ask] {
  const [parameters, setParameters] = useSearchParams()
  const query = read(parameters)

  // A field that is left by ticking another one makes two changes before the page is drawn again.
  const latest = useRef(query)
  useEffect(() => {
    latest.current = query
  })
  const ask: Ask = (change, options) => {
    latest.current = { ...latest.current, ...change }
    setParameters(writeSearch(latest.current), options)
  }
  return [query, ask]
}
