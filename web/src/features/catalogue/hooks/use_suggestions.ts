import type { Suggestion } from '@saajha/contract/item'
import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { useDebouncedValue } from '@/lib/use_debounced_value'

/** So long a pause is no typing any more, in milliseconds. */
const PAUSE = 150
/** The server has nothing to say to less. */
const SHORTEST = 2

/**
 * What the server offers for a text that is being typed. Until its answer is here the one before stands; a request that
 * nobody waits for any more is given up, and one that fails offers nothing.
 */
export function useSuggestions(text: string): Suggestion[] {
  const q = useDebouncedValue(text.trim(), PAUSE)
  const isAsked = q.length >= SHORTEST
  const { data } = useQuery<Suggestion[]>({
    queryKey: ['/api/items/suggestions', { q }],
    enabled: isAsked,
    placeholderData: keepPreviousData,
  })
  return isAsked && text.trim().length >= SHORTEST && data ? data : []
}
