import { Portal } from 'radix-ui'
import { DismissableLayer, Popper } from 'radix-ui/internal'
import { useEffect, useRef, type RefObject } from 'react'

type Props = {
  id: string
  text: string
  /** The control that the tooltip describes. */
  control: RefObject<HTMLElement | null>
  /** Called when the pointer leaves the control and the bubble, on Escape, and on scroll. */
  onDismiss: () => void
}

/** The tooltip's bubble. The pointer may move into it, so that users of a screen magnifier can read it. */
export function TooltipBubble({ id, text, control, onDismiss }: Props) {
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
      if (!isNear) onDismiss()
    }
    document.addEventListener('pointermove', onMove)
    document.addEventListener('scroll', onDismiss, { capture: true })
    return () => {
      document.removeEventListener('pointermove', onMove)
      document.removeEventListener('scroll', onDismiss, { capture: true })
    }
  }, [control, onDismiss])

  return (
    <Popper.Root>
      <Popper.Anchor virtualRef={control} />
      <Portal.Root>
        <DismissableLayer.Root asChild onDismiss={onDismiss}>
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
