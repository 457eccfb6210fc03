import { useDispatch } from 'react-redux'
import { FAVOURITES_KEY, favouritesRead, readFavourites } from '@/lib/preferences/favourites'
import { useChangesOfTabs } from '@/lib/preferences/use_changes_of_tabs'

/** Follows changes of the favourites in other tabs, also those made while the page was in the back/forward cache. */
export function useFavouritesOfTabs() {
  const dispatch = useDispatch()
  useChangesOfTabs(FAVOURITES_KEY, () => void dispatch(favouritesRead(readFavourites())))
}
