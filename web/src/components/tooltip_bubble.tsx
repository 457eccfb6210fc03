import { Portal } from 'radix-ui'
import { DismissableLayer, Popper } from 'radix-ui/internal'
import { useEffect, useRef, type RefObject } from 'react'

type Props = {
  id: string
  text: string
  /** What it is about, and stands beside. */
  control: RefObject<HTMLElement | null>
  /** Called once nobody points at the control or the bubble any more, by Escape, or when the page is scrolled. */
  onPageHide: () => void
}

/** A control's word, beside it. A pointer may move on into it, so that large letters can be read under a magnifier. */
export function TooltipBubble({ id, text, control, onPageHide }: Props) {
  const bubble = useRef<HTMLDivElement>(null)

  useEffect(() => {
    const onMove = ({ clientX, clientY }: PointerEvent) => {
      const around = [control.current, bubble.current].flatMap((part) =>
        part ? [part.getBoundingClientRect()] : []
      )
      const isNear =
        clientX >= Math.min(...around.map(({ left }) => left)) &&
        clientX <= Math.max(...around.map(({ right }) => right)) &&
        clientY >= Math.min(...around.map(({ top }) => top)) &&
        clientY <= Math.max(...around.map(({ bottom }) => bottom))
      if (!isNear) onPageHide()
    }
    document.addEventListener('pointermove', onMove)
    document.addEventListener('scroll', onPageHide, { capture: true })
    return () => {
      document.removeEventListener('pointermove', onMove)
      document.removeEventListener('scroll', onPageHide, { capture: true })
    }
  }, [control, onPageHide])

  return (
    <Popper.Root>
      <Popper.Anchor virtualRef={control} />
      <Portal.Root>
        <DismissableLayer.Root asChild onDismiss={onPageHide}>
          <Popper.Content
            ref={bubble}
            id={id}
            role="tooltip"
            side="top"
            sideOffset={6}
            collisionPadding={8}
            className="z-50 max-w-64 animate-fade-in rounded-lg bg-ink px-2.5 py-1.5 text-sm text-canvas shadow-lift"
          >
            {text}
            <Popper.Arrow className="fill-ink" />
          </Popper.Content>
        </DismissableLayer.Root>
      </Portal.Root>
    </Popper.Root>
  )
}
