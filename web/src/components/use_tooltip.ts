import {
  useCallback,
  useEffect,
  useRef,
  useState,
  type Dispatch,
  type FocusEvent,
  type PointerEvent,
} from 'react'
import type { TooltipBubble } from '@/components/tooltip_bubble'

type Bubble = typeof TooltipBubble

/** Hover time before a tooltip appears, and the time after the last tooltip in which the next appears immediately. */
const DELAY_MS = 700
const SKIP_DELAY_MS = 300

/** The setter of the visible tooltip of the page, at most one, and when the last one was hidden, in milliseconds since 1970. */
const latest = { shown: null as Dispatch<() => Bubble | null> | null, hiddenAt: 0 }

/** The visibility of a tooltip; spread the handlers on its control. `Bubble` is null while it is hidden. */
export function useTooltip() {
  const [Bubble, setBubble] = useState<Bubble | null>(null)
  const lastRequest = useRef(0)
  const isHovered = useRef(false)

  const hide = useCallback(() => {
    lastRequest.current += 1
    if (latest.shown !== setBubble) return
    setBubble(null)
    latest.shown = null
    latest.hiddenAt = Date.now()
  }, [])
  const show = (delay: number) => {
    const request = (lastRequest.current += 1)
    const loaded = import('@/components/tooltip_bubble').catch(() => null)
    const open = async () => {
      const bubble = await loaded
      if (!bubble || request !== lastRequest.current) return
      latest.shown?.(() => null)
      latest.shown = setBubble
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
      // A control that appears below a resting pointer, as in a dialog that opens, is entered but not pointed at.
      onPointerMove: ({ pointerType }: PointerEvent) => {
        if (pointerType === 'touch' || isHovered.current) return
        isHovered.current = true
        if (Bubble) return
        show(Date.now() - latest.hiddenAt < SKIP_DELAY_MS ? 0 : DELAY_MS)
      },
      // A visible bubble detects itself when the pointer has left both.
      onPointerLeave: () => {
        isHovered.current = false
        if (!Bubble) hide()
      },
      onPointerDown: hide,
      // Focus that a closing dialog restores for a mouse user shows no tooltip.
      onFocus: ({ currentTarget }: FocusEvent) =>
        currentTarget.matches(':focus-visible') && show(0),
      onBlur: hide,
    },
  }
}
