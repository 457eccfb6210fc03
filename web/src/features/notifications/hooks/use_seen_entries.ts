import { useEffect, useRef, type RefObject } from 'react'

const SEEN_AFTER_MS = 1_000

/** The lowest fifth of the viewport does not count, so that more than the heading of an entry is visible. */
const MARGIN = '0px 0px -20% 0px'

/**
 * Calls `onSeen` with the ids of the entries that were in the viewport of a visible page for a second. An entry is an element
 * within `list` with a `data-seen-id`; only those of `ids` are observed. Does nothing without `IntersectionObserver`.
 */
export function useSeenEntries(
  list: RefObject<HTMLElement | null>,
  ids: readonly string[],
  onSeen: (ids: string[]) => void
) {
  const latest = useRef(onSeen)
  useEffect(() => void (latest.current = onSeen))
  const observed = ids.join()

  useEffect(() => {
    if (!observed || !('IntersectionObserver' in window)) return
    const inView = new Set<string>()
    let timer: number | undefined
    const restart = () => {
      clearTimeout(timer)
      if (inView.size === 0 || document.visibilityState === 'hidden') return
      timer = window.setTimeout(() => latest.current([...inView]), SEEN_AFTER_MS)
    }
    const observer = new IntersectionObserver(
      (entries) => {
        for (const { target, isIntersecting } of entries) {
          const id = (target as HTMLElement).dataset.seenId!
          if (isIntersecting) inView.add(id)
          else inView.delete(id)
        }
        restart()
      },
      { rootMargin: MARGIN, threshold: 1 }
    )
    for (const id of observed.split(',')) {
      const entry = list.current?.querySelector(`[data-seen-id="${id}"]`)
      if (entry) observer.observe(entry)
    }
    document.addEventListener('visibilitychange', restart)
    return () => {
      clearTimeout(timer)
      observer.disconnect()
      document.removeEventListener('visibilitychange', restart)
    }
  }, [list, observed])
}
