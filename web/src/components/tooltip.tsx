import { Slot } from 'radix-ui'
import { useId, useRef, type ReactNode } from 'react'
import { useTooltip } from '@/components/use_tooltip'

/** A tooltip for a control, on hover and keyboard focus. Its code is loaded on first use. */
export function Tooltip({ text, children }: { text: string; children: ReactNode }) {
  const id = useId()
  const control = useRef<HTMLElement>(null)
  const { Bubble, hide, handlers } = useTooltip()

  return (
    <>
      <Slot.Root ref={control} aria-describedby={Bubble ? id : undefined} {...handlers}>
        {children}
      </Slot.Root>
      {Bubble && <Bubble id={id} text={text} control={control} onDismiss={hide} />}
    </>
  )
}
