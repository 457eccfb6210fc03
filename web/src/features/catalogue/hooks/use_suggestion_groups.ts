import { useEffect, useState } from 'react'
import { matchingOptions, type Option } from '@/components/matching_options'
import { useSuggestions } from '@/features/catalogue/hooks/use_suggestions'
import {
  cityOffers,
  offersBeforeTyping,
  offersWhileTyping,
  type SuggestionGroup,
} from '@/features/catalogue/suggestion_groups'
import { forgetSearches, readRecentSearches } from '@/features/catalogue/recent_searches'

const CITIES_SHOWN = 8

/** What a search box offers for its text, and how to forget what was searched for. */
export function useSearchSuggestions(text: string) {
  const [recent, setRecent] = useState(readRecentSearches)
  const suggested = useSuggestions(text)
  const forget = () => {
    forgetSearches()
    setRecent([])
  }
  const groups = text.trim()
    ? offersWhileTyping(text, recent, suggested)
    : offersBeforeTyping(recent)
  return { groups, forget }
}

/** What a box that asks for a place offers: the big cities, or those that hold its text. */
export function useCitySuggestions(text: string): SuggestionGroup[] {
  const [cities, setCities] = useState<readonly Option[]>([])
  useEffect(() => {
    void import('@/lib/city_options').then(({ CITY_OPTIONS }) => setCities(CITY_OPTIONS))
  }, [])
  const shown = matchingOptions(cities, text).slice(0, CITIES_SHOWN)
  return cityOffers(
    shown.map(({ value }) => value),
    text.trim() !== ''
  )
}
