import { Popover as Radix } from 'radix-ui'
import type { ReactNode } from 'react'
import { classes } from '@/lib/classes'

type Props = {
  /** The accessible name of the panel. */
  label: string
  /** One button. */
  trigger: ReactNode
  children: ReactNode
  open?: boolean
  onOpenChange?: (open: boolean) => void
  align?: 'start' | 'center' | 'end'
  /** Takes scrolling and focus, as a panel in a dialog needs. */
  modal?: boolean
  className?: string
}

/** A small panel next to its trigger button. */
export function Popover(props: Props) {
  const { label, trigger, children, open, onOpenChange } = props
  const { align = 'start', modal, className = 'p-4' } = props

  return (
    <Radix.Root open={open} onOpenChange={onOpenChange} modal={modal}>
      <Radix.Trigger asChild>{trigger}</Radix.Trigger>
      <Radix.Portal>
        <Radix.Content
          aria-label={label}
          align={align}
          sideOffset={6}
          collisionPadding={12}
          className={classes(
            'z-50 animate-rise-in rounded-card border border-line bg-raised shadow-lift outline-none',
            className
          )}
        >
          {children}
        </Radix.Content>
      </Radix.Portal>
    </Radix.Root>
  )
}
