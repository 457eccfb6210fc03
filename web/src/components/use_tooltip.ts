import { useCallback, useEffect, useRef, useState, type FocusEvent, type PointerEvent } from 'react'
import { useSelector, useStore } from 'react-redux'
import type { TooltipBubble } from '@/components/tooltip_bubble'
import {
  selectTooltip,
  tooltipHidden,
  tooltipShown,
  type TooltipState,
} from '@/components/tooltip_slice'

/** Hover time before a tooltip appears, and the time after the last tooltip in which the next appears immediately. */
const DELAY_MS = 700
const SKIP_DELAY_MS = 300

/** The visibility of the tooltip with an id; spread the handlers on its control. `Bubble` is null while it is hidden. */
export function useTooltip(id: string) {
  const [loadedBubble, setLoadedBubble] = useState<typeof TooltipBubble | null>(null)
  const lastRequest = useRef(0)
  const isHovered = useRef(false)
  const store = useStore<TooltipState>()
  const isShown = useSelector((state: TooltipState) => selectTooltip(state).shownId === id)
  const Bubble = isShown ? loadedBubble : null

  const hide = useCallback(() => {
    lastRequest.current += 1
    if (selectTooltip(store.getState()).shownId === id) store.dispatch(tooltipHidden(Date.now()))
  }, [store, id])
  const show = (delay: number) => {
    const request = (lastRequest.current += 1)
    const loaded = import('@/components/tooltip_bubble').catch(() => null)
    const open = async () => {
      const bubble = await loaded
      if (!bubble || request !== lastRequest.current) return
      setLoadedBubble(() => bubble.TooltipBubble)
      store.dispatch(tooltipShown(id))
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
        const { hiddenAt } = selectTooltip(store.getState())
        show(Date.now() - hiddenAt < SKIP_DELAY_MS ? 0 : DELAY_MS)
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
