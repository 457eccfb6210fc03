import { useEffect } from 'react'
import { useDispatch } from 'react-redux'
import { FAVOURITES_KEY, favouritesRead, readFavourites } from '@/lib/preferences/favourites'

/** Follows changes of the favourites in other tabs. */
export function useFavouritesOfTabs() {
  const dispatch = useDispatch()

  useEffect(() => {
    const follow = (event: StorageEvent) => {
      if (event.key === FAVOURITES_KEY) dispatch(favouritesRead(readFavourites()))
    }
    window.addEventListener('storage', follow)
    return () => window.removeEventListener('storage', follow)
  }, [dispatch])
}
