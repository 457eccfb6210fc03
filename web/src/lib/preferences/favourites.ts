import {
  createSlice,
  type ListenerMiddlewareInstance,
  type PayloadAction,
  type WithSlice,
} from '@reduxjs/toolkit'
import { readStored, writeStored } from '@/lib/preferences/browser_storage'
import { PRODUCT_NAME } from '@/lib/preferences/product'

/** The `localStorage` key of the favourites, a JSON array of item ids. */
export const FAVOURITES_KEY = `${PRODUCT_NAME}_favorites`

/** The detail of the `favoriteToggled` event on `window`. */
type FavouriteToggled = { id: string; action: 'added' | 'removed' }

/** The stored ids of the favourites, newest last; empty if the stored text is invalid. */
export function readFavourites(): string[] {
  try {
    const ids: unknown = JSON.parse(readStored(FAVOURITES_KEY) ?? '[]')
    return Array.isArray(ids) ? ids.filter((id) => typeof id === 'string') : []
  } catch {
    return []
  }
}

function withToggled(ids: string[], { id, action }: FavouriteToggled) {
  const others = ids.filter((favourite) => favourite !== id)
  return action === 'added' ? [...others, id] : others
}

/** The ids of the favourites, newest last. */
export const favouritesSlice = createSlice({
  name: 'favourites',
  initialState: readFavourites,
  reducers: {
    favouriteToggled: (ids, { payload }: PayloadAction<FavouriteToggled>) =>
      withToggled(ids, payload),
    favouritesRead: (_, { payload }: PayloadAction<string[]>) => payload,
  },
  selectors: {
    selectFavourites: (ids) => ids,
    selectIsFavourite: (ids, id: string) => ids.includes(id),
  },
})

/** The part of the store that the selectors read. */
export type FavouritesState = WithSlice<typeof favouritesSlice>

export const { favouriteToggled, favouritesRead } = favouritesSlice.actions
export const { selectFavourites, selectIsFavourite } = favouritesSlice.selectors

/** Stores each change; a toggled one also dispatches `favoriteToggled` on `window`. */
export function listenToFavourites({ startListening }: ListenerMiddlewareInstance) {
  startListening({
    actionCreator: favouriteToggled,
    effect: ({ payload: detail }) => {
      // The stored list may have changes of another tab that this one missed in the back/forward cache.
      writeStored(FAVOURITES_KEY, JSON.stringify(withToggled(readFavourites(), detail)))
      window.dispatchEvent(new CustomEvent<FavouriteToggled>('favoriteToggled', { detail }))
    },
  })
}
