/** Values that `localStorage` rejected, by key; they last until the page is left. */
const inMemory = new Map<string, string>()

/** Reads a key of `localStorage`; if storage is denied or full, the value stored since the page was loaded. */
export function readStored(key: string): string | null {
  const unstored = inMemory.get(key)
  if (unstored !== undefined) return unstored
  try {
    return localStorage.getItem(key)
  } catch {
    return null
  }
}

/** Writes a text to `localStorage`; if storage is denied or full, keeps it until the page is left. */
export function writeStored(key: string, text: string): void {
  try {
    localStorage.setItem(key, text)
    inMemory.delete(key)
  } catch {
    inMemory.set(key, text)
  }
}

/** Removes a key from `localStorage`. */
export function removeStored(key: string): void {
  inMemory.delete(key)
  try {
    localStorage.removeItem(key)
  } catch {
    // Without storage there is nothing to remove.
  }
}
