import { startTransition, useEffect, useState } from 'react'

/** How many are drawn with each step: more than a phone shows at a time. */
const STEP = 6

/**
 * Of a list with which the app takes the place of the page's first sight: its beginning, and with each picture that the
 * browser has drawn some more, so that a slow phone can answer a touch between them. Any other list is there at once, and
 * Back or a reload finds its place in it.
 */
export function useProgressiveRender<Entry>(entries: readonly Entry[] | undefined) {
  const [count, setCount] = useState(() =>
    document.querySelector('.prerendered-shell') && isFirstVisit() ? STEP : Infinity
  )
  const isWhole = !entries || count >= entries.length

  useEffect(() => {
    if (!entries || count === Infinity) return
    const next = isWhole ? Infinity : count + STEP
    const frame = requestAnimationFrame(() => startTransition(() => setCount(next)))
    return () => cancelAnimationFrame(frame)
  }, [entries, count, isWhole])

  return { drawn: isWhole ? entries : entries.slice(0, count), isWhole }
}

/** Not a reload, nor a way back from elsewhere. */
function isFirstVisit() {
  const [visit] = performance.getEntriesByType('navigation') as PerformanceNavigationTiming[]
  return visit?.type === 'navigate'
}
