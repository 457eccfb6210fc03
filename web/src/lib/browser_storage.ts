/** What could not be stored. */
export const untilReload = new Map<string, string>()

/** What this browser kept under a key; where storing is denied or full, what was put there since the page was loaded. */
export function readStored(key: string): string | null {
  const unstored = untilReload.get(key)
  if (unstored !== undefined) return unstored
  try {
    return localStorage.getItem(key)
  } catch {
    return null
  }
}

/** Keeps a text in this browser, or, where that is denied or full, until the page is left. */
export function store(key: string, text: string): void {
  try {
    localStorage.setItem(key, text)
    untilReload.delete(key)
  } catch {
    untilReload.set(key, text)
  }
}
