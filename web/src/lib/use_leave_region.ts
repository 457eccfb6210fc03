import { useEffect, useRef, type RefObject } from 'react'

/** `pointerover` is what a mouse and a finger share; a lifted finger has not left for elsewhere. */
const EVENTS = ['pointerover', 'focusin'] as const

/**
 * Calls `onPageHide` when the pointer or the focus goes from a region, which takes the handlers, to elsewhere. Dialogs that the
 * region opens and notices, which lie over it, are neither within nor elsewhere.
 */
export function useLeaveRegion(region: RefObject<HTMLElement | null>, onPageHide: () => void) {
  const isInPortal = useRef(false)
  const latest = useRef(onPageHide)
  useEffect(() => void (latest.current = onPageHide))

  useEffect(() => {
    const within = { pointerover: false, focusin: false }
    const notice = ({ type, target }: Event) => {
      const wasWithin = within[type as keyof typeof within]
      const isWithin = region.current?.contains(target as Node) ?? false
      const isOver = isInPortal.current || (target as Element).closest?.('[data-notices]')
      isInPortal.current = false
      if (!isWithin && isOver) return
      within[type as keyof typeof within] = isWithin
      if (wasWithin && !isWithin) latest.current()
    }
    // React has called the handlers below by then, also for what stands in a portal.
    for (const type of EVENTS) document.addEventListener(type, notice)
    return () => {
      for (const type of EVENTS) document.removeEventListener(type, notice)
    }
  }, [region])

  const mark = () => void (isInPortal.current = true)
  return { onPointerOverCapture: mark, onFocusCapture: mark }
}
