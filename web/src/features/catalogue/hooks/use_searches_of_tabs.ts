import { useDispatch } from 'react-redux'
import {
  readRecentSearches,
  RECENT_SEARCHES_KEY,
  recentSearchesRead,
} from '@/features/catalogue/recent_searches'
import { useChangesOfTabs } from '@/lib/preferences/use_changes_of_tabs'

/** Follows changes of the recent searches in other tabs, also those made while the page was in the back/forward cache. */
export function useSearchesOfTabs() {
  const dispatch = useDispatch()
  useChangesOfTabs(
    RECENT_SEARCHES_KEY,
    () => void dispatch(recentSearchesRead(readRecentSearches()))
  )
}
