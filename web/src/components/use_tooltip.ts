import { useCallback, useEffect, useRef, useState, type FocusEvent, type PointerEvent } from 'react'
import type { TooltipBubble } from '@/components/tooltip_bubble'

/** Hover time before a tooltip appears, and the time after the last tooltip in which the next appears immediately. */
const DELAY_MS = 700
const SKIP_DELAY_MS = 300

/** The visible tooltip of the page, at most one, and the time at which the last one was hidden. */
let shown: { owner: object; hide: () => void } | undefined
let hiddenAt = -Infinity

/** The visibility of a control's tooltip; spread the handlers on the control. `Bubble` is null while it is hidden. */
export function useTooltip() {
  const [Bubble, setBubble] = useState<typeof TooltipBubble | null>(null)
  const lastRequest = useRef(0)

  const hide = useCallback(() => {
    lastRequest.current += 1
    setBubble(null)
    if (shown?.owner !== lastRequest) return
    shown = undefined
    hiddenAt = Date.now()
  }, [])
  const show = (delay: number) => {
    const request = (lastRequest.current += 1)
    const loaded = import('@/components/tooltip_bubble').catch(() => null)
    const open = async () => {
      const bubble = await loaded
      if (!bubble || request !== lastRequest.current) return
      shown?.hide()
      shown = { owner: lastRequest, hide }
      setBubble(() => bubble.TooltipBubble)
    }
    if (delay === 0) void open()
    else setTimeout(() => void open(), delay)
  }
  useEffect(() => hide, [hide])

  return {
    Bubble,
    hide,
    handlers: {
      onPointerEnter: ({ pointerType }: PointerEvent) => {
        if (pointerType === 'touch' || Bubble) return
        show(Date.now() - hiddenAt < SKIP_DELAY_MS ? 0 : DELAY_MS)
      },
      // A visible bubble detects itself when the pointer has left both.
      onPointerLeave: () => !Bubble && hide(),
      onPointerDown: hide,
      // Focus that a closing dialog restores for a mouse user shows no tooltip.
      onFocus: ({ currentTarget }: FocusEvent) =>
        currentTarget.matches(':focus-visible') && show(0),
      onBlur: hide,
    },
  }
}
