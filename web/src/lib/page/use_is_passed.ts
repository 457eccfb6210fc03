import { useEffect, useRef, useState } from 'react'

/** Whether an element, marked by the returned ref, is above the viewport. False without `IntersectionObserver`. */
export function useIsPassed<Marked extends Element>() {
  const marked = useRef<Marked>(null)
  const [isPassed, setIsPassed] = useState(false)

  useEffect(() => {
    if (!marked.current || !('IntersectionObserver' in window)) return
    const observer = new IntersectionObserver((entries) => {
      const { isIntersecting, boundingClientRect } = entries.at(-1)!
      setIsPassed(!isIntersecting && boundingClientRect.bottom <= 0)
    })
    observer.observe(marked.current)
    return () => observer.disconnect()
  }, [])

  return { marked, isPassed }
}
