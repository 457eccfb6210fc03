import { useEffect, useState } from 'react'
import { useDispatch, useSelector } from 'react-redux'
import { matchingOptions, type Option } from '@/components/matching_options'
import { useSuggestions } from '@/features/catalogue/hooks/use_suggestions'
import {
  citySuggestions,
  suggestionsBeforeTyping,
  suggestionsWhileTyping,
  type SuggestionGroup,
} from '@/features/catalogue/suggestion_groups'
import { recentSearchesCleared, selectRecentSearches } from '@/features/catalogue/recent_searches'

const CITIES_SHOWN = 8

/** The suggestions of a search input, and a function that removes the recent searches. */
export function useSearchSuggestions(text: string) {
  const recent = useSelector(selectRecentSearches)
  const dispatch = useDispatch()
  const suggested = useSuggestions(text)
  const forget = () => void dispatch(recentSearchesCleared())
  const groups = text.trim()
    ? suggestionsWhileTyping(text, recent, suggested)
    : suggestionsBeforeTyping(recent)
  return { groups, forget }
}

/** The suggestions of a location input: the big cities, or those that contain its text. */
export function useCitySuggestions(text: string): SuggestionGroup[] {
  const [cities, setCities] = useState<readonly Option[]>([])
  useEffect(() => {
    // Without the list the input has no suggestions, but still accepts any text.
    import('@/lib/text/city_options').then(
      ({ CITY_OPTIONS }) => setCities(CITY_OPTIONS),
      () => {}
    )
  }, [])
  const shown = matchingOptions(cities, text).slice(0, CITIES_SHOWN)
  return citySuggestions(
    shown.map(({ value }) => value),
    text.trim() !== ''
  )
}
