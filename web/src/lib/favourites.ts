import { useSyncExternalStore } from 'react'
import { readStored, store } from '@/lib/browser_storage'
import { PRODUCT_NAME } from '@/lib/product'

/** Favourites live in this browser alone, as a list of item ids under this key. */
export const FAVOURITES_KEY = `${PRODUCT_NAME}_favorites`

/** What `window` hears as `favoriteToggled` when an item joins or leaves the favourites. */
export type FavouriteToggled = { id: string; action: 'added' | 'removed' }

const NONE: readonly string[] = []
let parsed: { text: string | null; ids: readonly string[] } = { text: null, ids: NONE }

/** The ids of the favourites, newest last; the same array until something changes. */
export function readFavourites(): readonly string[] {
  const text = readStored(FAVOURITES_KEY)
  if (text !== parsed.text) parsed = { text, ids: parseIds(text) }
  return parsed.ids
}

/** Adds or removes an item and tells the window which of the two it was. */
export function toggleFavourite(id: string): FavouriteToggled['action'] {
  const ids = readFavourites()
  const action = ids.includes(id) ? 'removed' : 'added'
  const next = action === 'added' ? [...ids, id] : ids.filter((kept) => kept !== id)
  store(FAVOURITES_KEY, JSON.stringify(next))
  window.dispatchEvent(
    new CustomEvent<FavouriteToggled>('favoriteToggled', { detail: { id, action } })
  )
  return action
}

/** Whether an item is a favourite, live across the cards of this tab and of others. */
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
