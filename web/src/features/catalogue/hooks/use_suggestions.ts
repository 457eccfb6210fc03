import type { Suggestion } from '@saajha/contract/item'
import { LIMITS } from '@saajha/contract/limits'
import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { useDebouncedValue } from '@/lib/hooks/use_debounced_value'

/** The debounce time of typing, in milliseconds. */
const DEBOUNCE_MS = 150

/**
 * The server's suggestions for a typed text. The previous ones stay while a request is pending; outdated requests are
 * aborted, and failed ones yield no suggestions.
 */
export function useSuggestions(text: string): Suggestion[] {
  const q = useDebouncedValue(text.trim(), DEBOUNCE_MS)
  const isAsked = q.length >= LIMITS.suggestedText.min
  const { data } = useQuery<Suggestion[]>({
    queryKey: ['/api/items/suggestions', { q }],
    enabled: isAsked,
    placeholderData: keepPreviousData,
  })
  return isAsked && text.trim().length >= LIMITS.suggestedText.min && data ? data : []
}
