import { inMemory } from '@/lib/preferences/browser_storage'

/** Removes a key from `localStorage`. */
export function removeStored(key: string): void {
  inMemory.delete(key)
  try {
    localStorage.removeItem(key)
  } catch {
    // Without storage there is nothing to remove.
  }
}

/** The keys in `localStorage` with a prefix. */
export function storedKeys(prefix: string): string[] {
  try {
    return Object.keys(localStorage).filter((key) => key.startsWith(prefix))
  } catch {
    return []
  }
}
