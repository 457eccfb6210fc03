import { useState } from 'react'
import { useStore } from 'react-redux'
import { selectFavourites, type FavouritesState } from '@/lib/preferences/favourites'

/** The ids of at most `max` favourites when the page opened, newest first: an item whose heart is pressed stays in view. */
export function useInitialFavourites(max = Infinity): readonly string[] {
  const store = useStore<FavouritesState>()
  const [ids] = useState(() => [...selectFavourites(store.getState())].reverse().slice(0, max))
  return ids
}
