import { useEffect, useRef } from 'react'

/** How far below the screen the end of a list may be when more is read, in pixels. */
const NEAR = '800px'

/**
 * Reads on when the end of a list comes near; give the ref to what stands there. Where it must not, or the browser cannot
 * tell, the list waits to be asked.
 */
export function useInfiniteScroll(mayReadOn: boolean, readOn: () => void) {
  const end = useRef<HTMLDivElement>(null)
  const latest = useRef(readOn)
  useEffect(() => {
    latest.current = readOn
  })

  useEffect(() => {
    if (!mayReadOn || !end.current || !('IntersectionObserver' in window)) return
    const observer = new IntersectionObserver(
      ([entry]) => entry?.isIntersecting && latest.current(),
      { rootMargin: `${NEAR} 0px` }
    )
    observer.observe(end.current)
    return () => observer.disconnect()
  }, [mayReadOn])

  return end
}
