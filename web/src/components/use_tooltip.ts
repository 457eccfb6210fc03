import { useCallback, useEffect, useRef, useState, type FocusEvent, type PointerEvent } from 'react'
import type { TooltipBubble } from '@/components/tooltip_bubble'

/** How long a pointer rests on a control before its word appears, and how soon after the last word it need not. */
const DELAY_MS = 700
const SKIP_DELAY_MS = 300

/** One at a time: whose word is on show and what hides it, and when the last one was hidden. */
let shown: { owner: object; hide: () => void } | undefined
let hiddenAt = -Infinity

/** When a control's word is to be seen; spread the handlers on the control. `Bubble` is null while it is not. */
export function useTooltip() {
  const [Bubble, setBubble] = useState<typeof TooltipBubble | null>(null)
  const lastWish = useRef(0)

  const hide = useCallback(() => {
    lastWish.current += 1
    setBubble(null)
    if (shown?.owner !== lastWish) return
    shown = undefined
    hiddenAt = Date.now()
  }, [])
  const show = (delay: number) => {
    const wish = (lastWish.current += 1)
    const loaded = import('@/components/tooltip_bubble').catch(() => null)
    const open = async () => {
      const bubble = await loaded
      if (!bubble || wish !== lastWish.current) return
      shown?.hide()
      shown = { owner: lastWish, hide }
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
      // Once it is on show, the bubble knows when the pointer has left them both.
      onPointerLeave: () => !Bubble && hide(),
      onPointerDown: hide,
      // Focus that a closing dialog gives back to a mouse user is no wish to read about the button.
      onFocus: ({ currentTarget }: FocusEvent) =>
        currentTarget.matches(':focus-visible') && show(0),
      onBlur: hide,
    },
  }
}
