import { Tooltip as Radix } from 'radix-ui'
import { useImperativeHandle, type Ref, type RefObject } from 'react'

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
  return (
    <Radix.Provider>
      <Radix.Root open onOpenChange={onDismiss}>
        <Radix.Trigger asChild>
          <Control control={control} />
        </Radix.Trigger>
        <Radix.Portal>
          <Radix.Content
            id={id}
            sideOffset={6}
            collisionPadding={8}
            className="forced-edge z-50 max-w-64 animate-fade-in rounded-lg bg-ink px-2.5 py-1.5 text-sm text-canvas shadow-lift"
          >
            {text}
            <Radix.Arrow className="fill-ink" />
          </Radix.Content>
        </Radix.Portal>
      </Radix.Root>
    </Radix.Provider>
  )
}

/** Passes the existing control to Radix: rendering it again would lose its focus and a press that has begun. */
function Control({ control, ref }: { control: Props['control']; ref?: Ref<HTMLElement> }) {
  useImperativeHandle(ref, () => control.current!, [control])
  return null
}
