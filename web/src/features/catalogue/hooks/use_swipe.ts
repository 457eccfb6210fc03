import { useRef, type PointerEvent } from 'react'

/** The minimum horizontal distance of a swipe, in pixels. */
const MIN_DISTANCE = 50

/** The touch handlers that report a swipe to the left (1, next) or right (-1, previous). */
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
      if (Math.abs(across) >= MIN_DISTANCE && Math.abs(across) > Math.abs(along)) {
        onSwipe(across < 0 ? 1 : -1)
      }
    },
    onPointerCancel: () => {
      start.current = null
    },
  }
}
