import { useEffect, useRef } from 'react'

/** A decision takes its buttons off the page, and the focus with them; `focused` gets it instead. */
export function useFocusAfterDecision(documents: readonly unknown[]) {
  const focused = useRef<HTMLDivElement>(null)
  const isDecided = useRef(false)

  useEffect(() => {
    if (!isDecided.current) return
    isDecided.current = false
    focused.current?.focus({ preventScroll: true })
  }, [documents])

  return {
    focused,
    onDecided: () => {
      isDecided.current = true
    },
  }
}
