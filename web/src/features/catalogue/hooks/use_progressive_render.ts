import { startTransition, useEffect, useState } from 'react'

/** Number of entries rendered in each step: more than a phone's screen shows. */
const STEP = 6

/**
 * Renders a list that replaces the prerendered shell in steps, one with each animation frame, so that slow phones can handle
 * input in between. Other lists are rendered at once, as are lists after Back or a reload, since these restore the scroll
 * position.
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

/** Whether the page load is neither a reload nor a history navigation. */
function isFirstVisit() {
  const [visit] = performance.getEntriesByType('navigation') as PerformanceNavigationTiming[]
  return visit?.type === 'navigate'
}
