import { useRef, type PointerEvent } from 'react'

/** How far a finger must travel sideways to mean it, in pixels. */
const MEANT = 50

/** Tells a swipe to the left (1, onwards) from one to the right (-1, back); spread the result. */
export function useSwipe(onSwipe: (by: 1 | -1) => void) {
  const start = useRef<{ x: number; y: number } | null>(null)

  return {
    onPointerDown: (event: PointerEvent) => {
      start.current = event.isPrimary ? { x: event.clientX, y: event.clientY } : null
    },
    onPointerUp: (event: PointerEvent) => {
      if (!start.current) return
      const across = event.clientX - start.current.x
      const along = event.clientY - start.current.y
      start.current = null
      if (Math.abs(across) >= MEANT && Math.abs(across) > Math.abs(along)) {
        onSwipe(across < 0 ? 1 : -1)
      }
    },
    onPointerCancel: () => {
      start.current = null
    },
  }
}
