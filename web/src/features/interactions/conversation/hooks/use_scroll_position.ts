import { useLayoutEffect, useRef, useState } from 'react'

/** Pixels from an end of the list within which it counts as reached. */
const NEAR_BOTTOM = 48
const NEAR_TOP = 160

/**
 * The position of a list of messages whose `flex-direction` is `column-reverse`: the browser keeps its distance to the bottom,
 * so the newest messages are in view at first, and earlier ones keep the position. New messages keep it, too, while the reader is
 * not at the bottom; a further one of `sending` messages that are being sent scrolls there.
 */
export function useScrollPosition(lastNo: number, sending: number, onTopReached: () => void) {
  const list = useRef<HTMLDivElement>(null)
  const shown = useRef({ lastNo, sending, height: 0 })
  const [isAtBottom, setAtBottom] = useState(true)

  useLayoutEffect(() => {
    const box = list.current!
    const before = shown.current
    shown.current = { lastNo, sending, height: box.scrollHeight }
    if (sending > before.sending) box.scrollTop = 0
    else if (lastNo > before.lastNo && !isAtBottom)
      box.scrollTop -= box.scrollHeight - before.height
  })

  return {
    list,
    isAtBottom,
    onScroll: () => {
      const box = list.current!
      const toTop = box.scrollHeight - box.clientHeight + box.scrollTop
      setAtBottom(box.scrollTop > -NEAR_BOTTOM)
      if (box.scrollTop < 0 && toTop < NEAR_TOP) onTopReached()
    },
    scrollToBottom: () => {
      list.current!.scrollTop = 0
      // The button for it is removed.
      list.current!.focus({ preventScroll: true })
      setAtBottom(true)
    },
  }
}
