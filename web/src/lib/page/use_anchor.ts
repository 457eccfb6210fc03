import { useEffect, useRef } from 'react'
import { useLocation } from 'react-router-dom'

/** The ref of an element that the URL's hash may name, although it is rendered after the browser has looked for it: scrolls to it. */
export function useAnchor<Target extends HTMLElement>(
  id: string,
  block: ScrollLogicalPosition = 'start'
) {
  const target = useRef<Target>(null)
  const { hash } = useLocation()
  useEffect(() => {
    if (hash === `#${id}`) target.current?.scrollIntoView({ block })
  }, [hash, id, block])
  return target
}
