import { useEffect } from 'react'
import { useDispatch } from 'react-redux'
import { FAVOURITES_KEY, favouritesRead, readFavourites } from '@/lib/preferences/favourites'

/** Follows changes of the favourites in other tabs, also those made while the page was in the back/forward cache. */
export function useFavouritesOfTabs() {
  const dispatch = useDispatch()

  useEffect(() => {
    const read = () => dispatch(favouritesRead(readFavourites()))
    const onStorage = ({ key }: StorageEvent) => {
      if (key === FAVOURITES_KEY || key === null) read()
    }
    const onPageShow = ({ persisted }: PageTransitionEvent) => {
      if (persisted) read()
    }
    window.addEventListener('storage', onStorage)
    window.addEventListener('pageshow', onPageShow)
    return () => {
      window.removeEventListener('storage', onStorage)
      window.removeEventListener('pageshow', onPageShow)
    }
  }, [dispatch])
}
