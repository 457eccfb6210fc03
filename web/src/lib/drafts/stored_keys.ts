import { untilReload } from '@/lib/browser_storage'

/** Removes what is kept under a key. */
export function removeStored(key: string): void {
  untilReload.delete(key)
  try {
    localStorage.removeItem(key)
  } catch {
    // Where storing is denied, nothing is there.
  }
}

/** The keys that begin with a text. */
export function storedKeys(prefix: string): string[] {
  try {
    return Object.keys(localStorage).filter((key) => key.startsWith(prefix))
  } catch {
    return []
  }
}
