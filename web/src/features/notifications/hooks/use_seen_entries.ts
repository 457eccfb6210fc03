import { LIMITS } from '@saajha/contract/limits'
import { useEffect, useEffectEvent, useRef, type RefObject } from 'react'

const SEEN_AFTER_MS = 1_000

/** Fine enough for an entry of ten viewports to be reported when it covers half of one. */
const THRESHOLDS = Array.from({ length: 41 }, (_, index) => index / 40)

/**
 * Calls `onSeen` with the ids of the entries that were visible for a second: whole, or on half of the viewport. Entries seen
 * while the list scrolls are collected and reported together when it rests, is left or has as many as one request may mark.
 * An entry is an element within `list` with a `data-seen-id`; only those of `ids` are observed. Does nothing without
 * `IntersectionObserver`.
 */
export function useSeenEntries(
  list: RefObject<HTMLElement | null>,
  ids: readonly string[],
  onSeen: (ids: string[]) => void
) {
  const seen = useRef(new Set<string>())
  const observed = ids.join()

  const report = useEffectEvent(() => {
    const unreported = ids.filter((id) => seen.current.has(id))
    seen.current.clear()
    if (unreported.length > 0) onSeen(unreported)
  })

  useEffect(() => {
    if (!observed || !('IntersectionObserver' in window)) return
    const visible = new Set<string>()
    const timers = new Map<string, number>()
    const stop = (id: string) => {
      clearTimeout(timers.get(id))
      timers.delete(id)
    }
    const reportAtRest = () => {
      if (timers.size === 0 || seen.current.size === LIMITS.notificationsMarkedAtOnce) report()
    }
    const start = (id: string) => {
      const onTime = () => {
        timers.delete(id)
        seen.current.add(id)
        reportAtRest()
      }
      if (!timers.has(id) && !seen.current.has(id)) {
        timers.set(id, window.setTimeout(onTime, SEEN_AFTER_MS))
      }
    }
    const update = () => {
      const isHidden = document.visibilityState === 'hidden'
      for (const id of [...timers.keys()]) if (isHidden || !visible.has(id)) stop(id)
      if (!isHidden) visible.forEach(start)
      reportAtRest()
    }
    const observer = new IntersectionObserver(
      (entries) => {
        for (const entry of entries) {
          const id = (entry.target as HTMLElement).dataset.seenId!
          if (isVisible(entry)) visible.add(id)
          else visible.delete(id)
        }
        update()
      },
      { rootMargin: coveredMargin(), threshold: THRESHOLDS }
    )
    for (const id of observed.split(',')) {
      const entry = list.current?.querySelector(`[data-seen-id="${id}"]`)
      if (entry) observer.observe(entry)
    }
    document.addEventListener('visibilitychange', update)
    return () => {
      timers.forEach((timer) => clearTimeout(timer))
      observer.disconnect()
      document.removeEventListener('visibilitychange', update)
    }
  }, [list, observed])

  useEffect(() => () => report(), [])
}

function isVisible({ intersectionRatio, intersectionRect, rootBounds }: IntersectionObserverEntry) {
  const viewportHeight = rootBounds?.height ?? window.innerHeight
  return intersectionRatio > 0.99 || intersectionRect.height >= viewportHeight / 2
}

/** The header and the bar at the bottom cover what the page keeps free when it scrolls to an element. */
function coveredMargin() {
  const { scrollPaddingTop, scrollPaddingBottom } = getComputedStyle(document.documentElement)
  const [top, bottom] = [scrollPaddingTop, scrollPaddingBottom].map((px) => parseFloat(px) || 0)
  return `-${top}px 0px -${bottom}px 0px`
}
