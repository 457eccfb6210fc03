import { useEffect, useRef, type RefObject } from 'react'

/** Mouse and touch both fire `pointerover`; a lifted finger fires no event and does not leave the region. */
const EVENTS = ['pointerover', 'focusin'] as const

/**
 * Calls `onLeave` when the pointer or the focus moves out of a region; spread the returned handlers on its parent. Dialogs
 * that the region opens and notices above it count as neither inside nor outside.
 */
export function useLeaveRegion(region: RefObject<HTMLElement | null>, onLeave: () => void) {
  const isInPortal = useRef(false)
  const latest = useRef(onLeave)
  useEffect(() => void (latest.current = onLeave))

  useEffect(() => {
    const within = { pointerover: false, focusin: false }
    const onMove = ({ type, target }: Event) => {
      const wasWithin = within[type as keyof typeof within]
      const isWithin = region.current?.contains(target as Node) ?? false
      const isOver = isInPortal.current || (target as Element).closest?.('[data-notices]')
      isInPortal.current = false
      if (!isWithin && isOver) return
      within[type as keyof typeof within] = isWithin
      if (wasWithin && !isWithin) latest.current()
    }
    // React calls the handlers below first, also for elements in a portal.
    for (const type of EVENTS) document.addEventListener(type, onMove)
    return () => {
      for (const type of EVENTS) document.removeEventListener(type, onMove)
    }
  }, [region])

  const mark = () => void (isInPortal.current = true)
  return { onPointerOverCapture: mark, onFocusCapture: mark }
}
