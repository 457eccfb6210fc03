import { useSyncExternalStore } from 'react'
import { readStored, store } from '@/lib/browser_storage'
import { PRODUCT_NAME } from '@/lib/product'

/** The `localStorage` key of the favourites, a JSON array of item ids. */
export const FAVOURITES_KEY = `${PRODUCT_NAME}_favorites`

/** The detail of the `favoriteToggled` event on `window`. */
export type FavouriteToggled = { id: string; action: 'added' | 'removed' }

const NONE: readonly string[] = []
let parsed: { text: string | null; ids: readonly string[] } = { text: null, ids: NONE }

/** The ids of the favourites, newest last; the same array until they change. */
export function readFavourites(): readonly string[] {
  const text = readStored(FAVOURITES_KEY)
  if (text !== parsed.text) parsed = { text, ids: parseIds(text) }
  return parsed.ids
}

/** Adds or removes an item, dispatches `favoriteToggled`, and returns the action. */
export function toggleFavourite(id: string): FavouriteToggled['action'] {
  const ids = readFavourites()
  const action = ids.includes(id) ? 'removed' : 'added'
  const next = action === 'added' ? [...ids, id] : ids.filter((favourite) => favourite !== id)
  store(FAVOURITES_KEY, JSON.stringify(next))
  window.dispatchEvent(
    new CustomEvent<FavouriteToggled>('favoriteToggled', { detail: { id, action } })
  )
  return action
}

/** Whether an item is a favourite; updates with changes in this and other tabs. */
export function useIsFavourite(id: string) {
  return useSyncExternalStore(listen, readFavourites, () => NONE).includes(id)
}

function listen(onChange: () => void) {
  window.addEventListener('favoriteToggled', onChange)
  window.addEventListener('storage', onChange)
  return () => {
    window.removeEventListener('favoriteToggled', onChange)
    window.removeEventListener('storage', onChange)
  }
}

function parseIds(text: string | null): readonly string[] {
  try {
    const ids: unknown = JSON.parse(text ?? '[]')
    return Array.isArray(ids) ? ids.filter((id) => typeof id === 'string') : NONE
  } catch {
    return NONE
  }
}
