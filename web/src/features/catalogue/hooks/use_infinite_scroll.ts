import { useEffect, useRef } from 'react'

/** The distance of a list's end from the viewport at which the next page is loaded. */
const PRELOAD_MARGIN = '800px'

/**
 * Calls `loadMore` when the end of a list of `pageCount` pages, marked by the returned ref, nears the viewport. Does nothing
 * while disabled or without `IntersectionObserver`.
 */
export function useInfiniteScroll(isEnabled: boolean, pageCount: number, loadMore: () => void) {
  const end = useRef<HTMLDivElement>(null)
  const latest = useRef(loadMore)
  useEffect(() => {
    latest.current = loadMore
  })

  useEffect(() => {
    if (!isEnabled || !end.current || !('IntersectionObserver' in window)) return
    const observer = new IntersectionObserver(
      ([entry]) => entry?.isIntersecting && latest.current(),
      { rootMargin: `${PRELOAD_MARGIN} 0px` }
    )
    observer.observe(end.current)
    return () => observer.disconnect()
    // An observer reports no end that a short page leaves near the viewport, so each page has its own.
  }, [isEnabled, pageCount])

  return end
}
