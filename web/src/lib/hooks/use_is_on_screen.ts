import { useEffect, useRef, useState } from 'react'

/**
 * Whether the element of the returned ref is on the screen, also within a scrolled list; true without
 * `IntersectionObserver`. A CSS margin makes the observed part of the screen larger, or smaller if it is negative.
 */
export function useIsOnScreen<Observed extends HTMLElement>(margin = '0px') {
  const observed = useRef<Observed>(null)
  const [isOnScreen, setOnScreen] = useState(!('IntersectionObserver' in window))

  useEffect(() => {
    if (!observed.current || !('IntersectionObserver' in window)) return
    const observer = new IntersectionObserver(
      (entries) => setOnScreen(entries.at(-1)!.isIntersecting),
      { rootMargin: margin }
    )
    observer.observe(observed.current)
    return () => observer.disconnect()
  }, [margin])

  return [observed, isOnScreen] as const
}
