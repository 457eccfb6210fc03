import { useState } from 'react'

/**
 * Whether something has been so since this was drawn. What opens over a page is drawn from its first opening on: its code
 * is loaded with that, and it stays, so that it can close softly.
 */
export function useKeepMounted(now: boolean) {
  const [before, setBefore] = useState(now)
  if (now && !before) setBefore(true)
  return now || before
}
