import { useEffect, useRef, useState } from 'react'

/**
 * Whether the element of the returned ref is on the screen, also within a scrolled list; true without
 * `IntersectionObserver`.
 */
export function useIsOnScreen<Observed extends HTMLElement>() {
  const observed = useRef<Observed>(null)
  const [isOnScreen, setOnScreen] = useState(!('IntersectionObserver' in window))

  useEffect(() => {
    if (!observed.current || !('IntersectionObserver' in window)) return
    const observer = new IntersectionObserver((entries) =>
      setOnScreen(entries.at(-1)!.isIntersecting)
    )
    observer.observe(observed.current)
    return () => observer.disconnect()
  }, [])

  return [observed, isOnScreen] as const
}
